"""Hold the version of the package, which recordings name, and that of the files that it writes."""

__version__ = "1.0.0"
FORMAT = 1
"""The format of the JSON files that a user keeps: each names it as "format", and those from before 1.0.0 that name none
have format 1. It rises only with the first number of the version; documents.parse_json then migrates older files."""
