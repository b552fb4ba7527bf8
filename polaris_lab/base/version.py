"""Hold the version of the package, which recordings name."""

__version__ = "0.1.0"
