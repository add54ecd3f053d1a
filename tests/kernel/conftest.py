"""Settings of the kernel's tests: the same examples every time, however slow the machine."""

from hypothesis import settings

settings.register_profile("kernel", deadline=None, derandomize=True)
settings.load_profile("kernel")
