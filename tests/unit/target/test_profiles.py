"""Profiles: names that exist, versions that bound, errors that name the remedy; both commands."""

import pytest

import spvbackend
from spvbackend import triton
from spvbackend.emit.read import words_of
from spvbackend.options import Options, parse_triple, take_profile
from spvbackend.reproducer import read_record, record
from spvbackend.target.extension_rows.row import UNUSED
from spvbackend.target.extension_rows.table import EXTENSION_ROWS
from spvbackend.target.extensions import ALL_EXTENSIONS
from spvbackend.target.profiles import PROFILES, Profile
from spvbackend.target.versions import V1_2, V1_3, V1_4, V1_5, version_text
from tests.folders import ROOT
from tests.unit.cases.command import pyllc, pyllvm_spirv

KERNEL = """\
define spir_kernel void @k(ptr addrspace(1) %out, i1 %known) {
  call void @llvm.assume(i1 %known)
  store i32 1, ptr addrspace(1) %out
  ret void
}
declare void @llvm.assume(i1)
"""
TEXT = KERNEL.encode()


def name_of(profile: Profile) -> str:
    return profile.name


@pytest.mark.parametrize("profile", PROFILES.values(), ids=name_of)
def test_row_is_whole(profile: Profile) -> None:
    assert profile.meaning
    assert set(profile.extensions) <= ALL_EXTENSIONS
    assert sorted(set(profile.extensions)) == list(profile.extensions)
    assert profile.newest == parse_triple(f"spirv64v{version_text(profile.newest)}").version
    assert profile.sources
    places = [*profile.sources, *(quirk.source for quirk in profile.quirks)]
    assert all(place.startswith("https://") or (ROOT / place).is_file() for place in places)
    assert all(quirk.text for quirk in profile.quirks)


@pytest.mark.parametrize("profile", PROFILES.values(), ids=name_of)
def test_profile_is_what_it_lists(profile: Profile) -> None:
    """A profile is the same as a keyword and as an option of either command."""
    version = version_text(min(profile.newest, V1_4))
    wanted = spvbackend.translate(KERNEL, version=version, extensions=profile.extensions)
    assert spvbackend.translate(KERNEL, target_profile=profile.name) == wanted
    option = f"-target-profile={profile.name}"
    assert pyllc(option, "-filetype=obj", "-o", "-", stdin=TEXT).output == wanted
    # This command writes the oldest version that serves, up to the one that may be used.
    listed = [f"--spirv-max-version={version}"]
    if profile.extensions:
        listed.append("--spirv-ext=" + ",".join(f"+{name}" for name in profile.extensions))
    theirs = pyllvm_spirv(option, "-o", "-", stdin=TEXT)
    assert theirs.status == 0
    assert theirs.output == pyllvm_spirv(*listed, "-o", "-", stdin=TEXT).output


def test_names_come_on_top_of_a_profile() -> None:
    name = "SPV_KHR_expect_assume"
    with_it = spvbackend.translate(KERNEL, target_profile="pocl")
    without = spvbackend.translate(KERNEL, target_profile="pocl", extensions=f"-{name}")
    assert name.encode() in with_it
    assert name.encode() not in without
    more = spvbackend.translate(KERNEL, target_profile="pocl-cuda", extensions=[name])
    assert name.encode() in more
    for run in (pyllc, pyllvm_spirv):
        done = run("-target-profile=pocl", f"--spirv-ext=-{name}", "-o", "-", stdin=TEXT)
        assert done.status == 0
        assert name.encode() not in done.output


def options_of(name: str, triple: str = "", version: int = 0) -> Options:
    options = Options(triple, version)
    take_profile(options, name)
    return options


def test_default_version_gives_way() -> None:
    assert options_of("chipstar").target("").version == V1_2
    assert options_of("chipstar", "spirv64").target("").version == V1_2
    assert options_of("pocl", "spirv64v1.3").target("").version == V1_3
    assert options_of("intel-gpu", "", V1_5).target("").version == V1_5
    assert Options().target("").version == V1_4


def test_newer_version_than_the_driver_takes_is_refused() -> None:
    with pytest.raises(spvbackend.CompileError, match=r"1\.6 is newer than .*, the newest of") as e:
        spvbackend.translate(KERNEL, target_profile="pocl", version="1.6")
    assert e.value.hint == 'pass triple="spirv64v1.4", or another profile'


def test_wrong_profiles_are_named() -> None:
    with pytest.raises(spvbackend.CompileError, match="unknown profile 'pokl'") as caught:
        spvbackend.translate(KERNEL, target_profile="pokl")
    assert caught.value.hint == "did you mean pocl?"
    with pytest.raises(spvbackend.CompileError, match="unknown profile 'vulkan-desktop'") as far:
        spvbackend.translate(KERNEL, target_profile="vulkan-desktop")
    assert far.value.hint is not None
    assert far.value.hint == f"profiles are {', '.join(PROFILES)}"
    with pytest.raises(TypeError, match="target_profile must be a text"):
        spvbackend.translate(KERNEL, target_profile=4)  # type: ignore[arg-type]
    assert spvbackend.translate(KERNEL, target_profile=None) == spvbackend.translate(KERNEL)


def test_reproducer_keeps_the_profile() -> None:
    run = read_record(record(KERNEL, options_of("pocl"), "", "-").encode())
    assert run.options.profile == "pocl"
    assert run.options.extensions == frozenset(PROFILES["pocl"].extensions)


@pytest.mark.parametrize("run", [pyllc, pyllvm_spirv])
def test_help_lists_names_and_meanings(run) -> None:  # type: ignore[no-untyped-def]
    """The list of profiles needs no input, and other options do not matter."""
    extensions = run("--spirv-ext=help").output.decode()
    for row in EXTENSION_ROWS.values():
        assert f"  {row.name} " in extensions
        assert row.meaning in extensions
    profiles = run("-target-profile=help", "-o", "x.spv").output.decode()
    for profile in PROFILES.values():
        assert f"  {profile.name} " in profiles
        assert profile.meaning in profiles


def test_a_typo_gets_a_suggestion() -> None:
    for typo in ("SPV_KHR_expect_asume", "spv_khr_expect_assume", "SPV_KHR_assume_expect"):
        with pytest.raises(spvbackend.CompileError, match="unknown SPIR-V extension") as caught:
            spvbackend.translate(KERNEL, extensions=[typo])
        hint = caught.value.hint
        assert hint == "did you mean SPV_KHR_expect_assume?" or "_assume_" in typo
    with pytest.raises(spvbackend.CompileError) as far:
        spvbackend.translate(KERNEL, extensions=["SPV_nothing"])
    assert far.value.hint == 'extensions="help" lists all'


def test_triton_s_default_is_a_profile() -> None:
    profile = PROFILES[triton.PROFILE]
    assert profile.extensions == triton.DEFAULT_EXTENSIONS
    spirv, _ = triton.translate_to_spirv(KERNEL)
    assert spirv == spvbackend.translate(KERNEL, target_profile=profile.name)
    assert spirv == triton.translate_to_spirv(KERNEL, extensions=triton.DEFAULT_EXTENSIONS)[0]
    other, _ = triton.translate_to_spirv(KERNEL, target_profile="rusticl")
    assert other == spvbackend.translate(KERNEL, target_profile="rusticl")
    none, _ = triton.translate_to_spirv(KERNEL, extensions=())
    assert b"SPV_KHR_expect_assume" not in none
    # What is named stands in the place of the profile, its version too.
    newest, _ = triton.translate_to_spirv(KERNEL, extensions=(), version=(1, 6))
    assert words_of(newest)[1] == parse_triple("spirv64v1.6").version


@pytest.mark.parametrize("profile", PROFILES.values(), ids=name_of)
def test_profiles_have_what_something_asks_for(profile: Profile) -> None:
    """Names that nothing asks for are there since the drivers list them, and are few."""
    idle = [name for name in profile.extensions if EXTENSION_ROWS[name].without == UNUSED]
    assert len(idle) * 2 < len(profile.extensions)
