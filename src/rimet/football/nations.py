"""Know the nations: codes, flags, and names in five languages."""

import unicodedata
from functools import cache
from typing import Final

import msgspec

from rimet.football.errors import FootballError
from rimet.football.reading import decode, read_data, refuse

_BARE: Final = str.maketrans("łøđ", "lod")  # letters whose stroke is no accent to Unicode
LANGUAGES: Final = ("en", "es", "it", "ru", "pl")


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A nation's name in English, Spanish, Italian, Russian and Polish."""

    en: str
    es: str
    it: str
    ru: str
    pl: str


class Nation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Describes one nation; a living one has a flag, one that is gone has a successor."""

    code: str
    names: Names
    origin: str
    flag: str | None = None
    gone: bool = False
    successor: str | None = None
    also: tuple[str, ...] = ()

    def name(self, language: str = "en") -> str:
        """Tell the name in one of LANGUAGES."""
        if language not in LANGUAGES:
            raise FootballError(
                "unknown_language", f"language {language!r} is none of {', '.join(LANGUAGES)}"
            )
        name: str = getattr(self.names, language)
        return name


class _File(msgspec.Struct, forbid_unknown_fields=True):
    nations: tuple[Nation, ...]


def fold_name(name: str) -> str:
    """Return a name as it is compared: without regard to case, accents and blanks."""
    parted = unicodedata.normalize("NFKD", name.replace("’", "'").casefold().translate(_BARE))
    bare = "".join(letter for letter in parted if not unicodedata.combining(letter))
    return " ".join(bare.split())


def _check(nations: tuple[Nation, ...], where: str) -> None:
    codes = {nation.code: nation for nation in nations}
    seen: set[str] = set()
    owners: dict[str, str] = {}
    for index, nation in enumerate(nations):
        key = f"nations[{index}] {nation.code}"
        if nation.code in seen:
            raise refuse(where, key, "this code is used twice")
        seen.add(nation.code)
        if len(nation.code) != 3 or not nation.code.isascii() or not nation.code.isupper():
            raise refuse(where, key, "a code is three capital letters")
        if nation.gone == (nation.successor is None) or nation.gone != (nation.flag is None):
            raise refuse(where, key, "either a flag, or gone and a successor")
        if nation.successor is not None:
            heir = codes.get(nation.successor)
            if heir is None or heir.gone:
                raise refuse(where, key, f"successor {nation.successor} is no living nation")
        for name in (*(nation.name(language) for language in LANGUAGES), *nation.also):
            if owners.setdefault(fold_name(name), nation.code) != nation.code:
                raise refuse(where, key, f"{name!r} also names {owners[fold_name(name)]}")


def parse_nations(text: str, where: str) -> tuple[Nation, ...]:
    """Read nations from TOML text; `where` is the name that errors give to the text."""
    nations = decode(text, _File, where).nations
    _check(nations, where)
    return nations


@cache
def nations() -> tuple[Nation, ...]:
    """List all nations, living and gone, in the order of their codes."""
    found = read_data("nations.toml", _File).nations
    _check(found, "nations.toml")
    return tuple(sorted(found, key=lambda nation: nation.code))


@cache
def _by_code() -> dict[str, Nation]:
    return {nation.code: nation for nation in nations()}


@cache
def _by_name() -> dict[str, Nation]:
    found: dict[str, Nation] = {}
    for nation in nations():
        for name in (*(nation.name(language) for language in LANGUAGES), *nation.also):
            found[fold_name(name)] = nation
    return found


def is_nation(code: str) -> bool:
    """Whether a code belongs to a nation."""
    return code in _by_code()


def nation(code: str) -> Nation:
    """Look a nation up by its three-letter code."""
    found = _by_code().get(code)
    if found is None:
        raise FootballError("unknown_nation", f"no nation has the code {code!r}")
    return found


def find(name: str) -> Nation:
    """Find a nation by its name in any of the languages, whatever its case and accents."""
    found = _by_name().get(fold_name(name))
    if found is None:
        raise FootballError("unknown_nation", f"no nation is called {name!r} in any language")
    return found
