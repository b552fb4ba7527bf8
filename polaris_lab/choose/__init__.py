"""Choose the kernel and the configuration that solve a problem on a device: tune, predict, select."""
