"""Settings of all tests: the same examples every time, however slow the machine."""

from hypothesis import settings

settings.register_profile("rimet", deadline=None, derandomize=True)
settings.load_profile("rimet")
