"""Make the report: one offline site of pages about the story, the devices, the kernels, the claims and the records."""
