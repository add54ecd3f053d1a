"""Test the lines of a record, told apart."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet import RecordError
from rimet.kernel.sheet import LARGEST, read_sheet, write_block


def sheet_of(*lines: str) -> str:
    """Return a record's text of these lines."""
    return "\n".join(["rimet-record 1", *lines, "end", ""])


def refused(text: str) -> RecordError:
    """Return the error that a text gives."""
    with pytest.raises(RecordError) as caught:
        read_sheet(text)
    return caught.value


def test_headers_blocks_and_steps_are_told_apart() -> None:
    sheet = read_sheet(
        sheet_of(
            "game: cup", "option  cards : own", "| a = 1", "|", "|  b", "", "1 0 bot 0 x", "2 y"
        )
    )
    assert sheet.headers == {"game": (2, "cup"), "option cards": (3, "own")}
    assert sheet.blocks == {"option cards": ["a = 1\n", "\n", " b\n"]}
    assert sheet.steps == [(8, "1 0 bot 0 x"), (9, "2 y")]
    assert sheet.below("option") == {"cards": "own"}
    assert (sheet.value("game"), sheet.optional("seed")) == ("cup", "")
    assert (sheet.line("option cards"), sheet.line("seed")) == (3, 1)


def test_missing_header() -> None:
    with pytest.raises(RecordError) as caught:
        read_sheet(sheet_of()).value("game")
    assert (caught.value.code, caught.value.facts) == (
        "missing_header",
        {"line": 1, "header": "game"},
    )


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_marks_blanks_and_comments_do_not_matter(end: str, mark: str) -> None:
    text = sheet_of(
        "# a remark", "game: a\u2028b", "", "  ", "\tnote x:  y \t", "1 z  ", "#", "2 w"
    )
    sheet = read_sheet(mark + text.replace("\n", end) + "after the end: anything")
    assert sheet.headers == {"game": (3, "a\u2028b"), "note x": (6, "y")}
    assert sheet.steps == [(7, "1 z"), (9, "2 w")]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "foreign_record", 1),
        ("\n", "foreign_record", 1),
        ("hello", "foreign_record", 1),
        ("rimet-record", "foreign_record", 1),
        ("rimet-record one\nend\n", "foreign_record", 1),
        ("rimet-record 0\nend\n", "foreign_record", 1),
        ("rimet-record ²\nend\n", "foreign_record", 1),
        ("rimet-record " + "9" * 5000, "foreign_record", 1),
        ("rimet-record 2\nend\n", "newer_record", 1),
        ("rimet-record 1", "truncated_record", 1),
        ("rimet-record 1\ngame: cup", "truncated_record", 2),
        ("rimet-record 1\ngame: cup\n\n1 x\nen", "broken_line", 5),
        (sheet_of("game: cup", "nonsense"), "broken_line", 3),
        (sheet_of("1 x", "game: cup"), "broken_line", 3),
        (sheet_of("game: cup", "x: 1", "game: mug"), "double_header", 4),
        (sheet_of("| a"), "stray_block", 2),
        (sheet_of("game: cup", "| a"), "stray_block", 3),
        (sheet_of("option x: own", "1 x", "| a"), "stray_block", 4),
        ("rimet-record 1\n" + "#" * LARGEST, "record_too_large", 1),
    ],
)
def test_broken_sheets_are_refused_with_their_line(text: str, code: str, line: int) -> None:
    error = refused(text)
    assert (error.code, error.facts["line"]) == (code, line)
    assert str(error).startswith(f"Line {line}: ")
    assert len(str(error)) < 200


OWN_TEXTS = st.text(st.characters(exclude_characters="\r", exclude_categories=["Cs"]), max_size=60)


@given(OWN_TEXTS.map(lambda text: f"{text}\n"))
def test_blocks_keep_any_text(text: str) -> None:
    sheet = read_sheet(sheet_of("option set: own", *write_block(text)))
    assert "".join(sheet.blocks["option set"]) == text


@given(st.text(max_size=100))
def test_any_text_is_read_or_refused(text: str) -> None:
    for whole in (text, sheet_of(text)):
        try:
            read_sheet(whole)
        except RecordError as error:
            assert int(error.facts["line"]) >= 1
