"""The device of the tests that launch shaders in their own process."""

from __future__ import annotations

import pytest

from spvbackend.vulkan import Device, NoDeviceError, default_device


@pytest.fixture(scope="session")
def device() -> Device:
    """Return the default device; without one the tests are skipped."""
    try:
        return default_device()
    except NoDeviceError as error:
        pytest.skip(f"not run: {error}")
