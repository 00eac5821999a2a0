"""Seeds of random programs, for properties that hypothesis checks."""

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

SEEDS = st.integers(0, 2**32 - 1)


def many(count: int) -> settings:
    """Return seeds of a number of programs; smaller seeds do not make simpler ones."""
    return settings(
        max_examples=count,
        deadline=None,
        phases=(Phase.explicit, Phase.reuse, Phase.generate),
        suppress_health_check=(HealthCheck.too_slow,),
    )
