"""Test rimet.football, module by module."""
