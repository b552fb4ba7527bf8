"""Make the book: one offline site of the story, the notebooks, the kernels, the claims, the devices and the API."""
