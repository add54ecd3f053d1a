"""The lines of a record: headers, blocks of embedded text, steps. Knows nothing of matches."""

from __future__ import annotations

import re

from rimet.kernel.errors import RecordError

TITLE = "rimet-record"
FORMAT = 1
LARGEST = 4_000_000
BLOCK = "| "
LINE_END = re.compile(r"\r\n|\r|\n")


class Sheet:
    """The parsed lines of a record, and where each stood."""

    def __init__(self) -> None:
        self.headers: dict[str, tuple[int, str]] = {}
        self.blocks: dict[str, list[str]] = {}
        self.steps: list[tuple[int, str]] = []

    def value(self, key: str) -> str:
        """Return a header's value; RecordError if the record lacks it."""
        if key not in self.headers:
            raise RecordError("missing_header", line=1, header=key)
        return self.headers[key][1]

    def optional(self, key: str) -> str:
        """Return a header's value, or the empty text."""
        return self.headers[key][1] if key in self.headers else ""

    def line(self, key: str) -> int:
        """Return the line where a header stands, or 1."""
        return self.headers[key][0] if key in self.headers else 1

    def below(self, prefix: str) -> dict[str, str]:
        """Return the headers `prefix NAME: value` by name, in the order of the record."""
        start = f"{prefix} "
        return {
            key[len(start) :]: value
            for key, (_, value) in self.headers.items()
            if key.startswith(start)
        }


def read_sheet(text: str) -> Sheet:
    """Return the lines of a record, told apart; line ends, blanks and comments do not matter."""
    if len(text) > LARGEST:
        raise RecordError("record_too_large", line=1, allowed=LARGEST)
    lines = LINE_END.split(text.removeprefix("\ufeff"))
    _check_title(lines[0])
    sheet = Sheet()
    last = ""
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.strip()
        if line.startswith("|"):
            _add_block(sheet, last, raw, number)
        elif not line or line.startswith("#"):
            continue
        elif line == "end":
            return sheet
        elif line[0].isdigit():
            sheet.steps.append((number, line))
        else:
            last = _add_header(sheet, line, number)
    raise RecordError("truncated_record", line=len(lines))


def _check_title(line: str) -> None:
    title, _, version = line.strip().partition(" ")
    if title != TITLE or not re.fullmatch(r"[1-9][0-9]{0,8}", version):
        raise RecordError("foreign_record", line=1)
    if int(version) > FORMAT:
        raise RecordError("newer_record", line=1, found=int(version), known=FORMAT)


def _add_block(sheet: Sheet, key: str, raw: str, number: int) -> None:
    if not key.startswith("option ") or sheet.steps:
        raise RecordError("stray_block", line=number)
    content = raw.lstrip()[1:]
    sheet.blocks.setdefault(key, []).append(content.removeprefix(" ") + "\n")


def _add_header(sheet: Sheet, line: str, number: int) -> str:
    key, colon, value = line.partition(":")
    key = " ".join(key.split())
    if not colon or sheet.steps:
        raise RecordError("broken_line", line=number, text=line[:60])
    if key in sheet.headers:
        raise RecordError("double_header", line=number, header=key)
    sheet.headers[key] = (number, value.strip())
    return key


def write_block(text: str) -> list[str]:
    """Return the lines of an embedded text; it ends with a line end."""
    return [f"{BLOCK}{line}" if line else "|" for line in text[:-1].split("\n")]
