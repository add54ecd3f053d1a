"""How a turn is laid out: board, news, question and choices in the window there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.padding import Padding
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from rimet.terminal.choices import Offer
from rimet.terminal.screen import Lines, Screen

WIDE = 104
GAP = 3
TITLE = "bold white on dark_green"


@dataclass(frozen=True)
class Page:
    """All that a turn shows, before it is fitted into a window.

    `board` draws the board for a width; `news` are sentences, and `earlier` stands for those
    that do not fit.
    """

    title: str
    side: str
    board: Callable[[int], RenderableType]
    news_title: str
    news: Sequence[str]
    earlier: str
    question: Sequence[Text]
    offers: Sequence[Text]
    hint: str


def title_line(title: str, side: str, width: int) -> Text:
    """Return the bar at the top of a page."""
    room = width - len(title) - len(side) - 2
    if room < 1:
        return Text(f" {title} "[:width], TITLE)
    return Text(f" {title}{' ' * room}{side} ", TITLE)


def board_width(screen: Screen) -> int:
    """Return how wide the board may be in this window."""
    return screen.width * 3 // 5 if screen.width >= WIDE else screen.width


def offer_room(screen: Screen) -> int:
    """Return how many lines of choices fit."""
    return max(3, (screen.height - 4) // 4) if screen.is_live else 40


def offer_grid(screen: Screen, offers: Sequence[Text], rows: int) -> list[Text]:
    """Return choices in as few columns as their number needs, to be read downwards."""
    if not offers:
        return []
    longest = max(offer.cell_len for offer in offers) + 3
    fitting = max(1, screen.width // longest)
    columns = min(fitting, -(-len(offers) // max(1, rows - 1)))
    height = -(-len(offers) // columns)
    lines = []
    for row in range(height):
        line = Text()
        for offer in offers[row::height]:
            cell = offer.copy()
            cell.pad_right(max(0, longest - cell.cell_len))
            line.append_text(cell)
        line.rstrip()
        line.truncate(screen.width)
        lines.append(line)
    return lines


def capacity(screen: Screen, moves: Sequence[Text], rows: int) -> int:
    """Return how many of these choices could be shown in so many lines."""
    longest = max((move.cell_len for move in moves), default=0) + 3
    return max(1, screen.width // longest) * rows


def tell_offer(offer: Offer, names: Sequence[str], more: str) -> Text:
    """Return a choice as it is listed: its number, its notation, the nations in it."""
    told = Text.assemble((f"{offer.key:>2} ", "bold yellow"), offer.text)
    if offer.count > 1:
        told.append(f" {more}", "dim")
    elif names:
        told.append(f" {', '.join(names)}", "dim")
    return told


def fit(screen: Screen, page: Page) -> Lines:
    """Return a page as lines: all of it on paper, what fits in a window."""
    top = screen.lines(title_line(page.title, page.side, screen.width))
    bottom = [line for text in page.question for line in screen.lines(text)]
    bottom += [line for text in page.offers for line in screen.lines(text)]
    bottom += screen.lines(Text(page.hint, "dim"))
    room = screen.height - len(top) - len(bottom) - 2 if screen.is_live else None
    if screen.width >= WIDE and screen.is_live:
        middle = _side_by_side(screen, page, room)
    else:
        middle = _stacked(screen, page, room)
    return [*top, *middle, [], *bottom]


def indented(sentence: str) -> Padding:
    """Return a sentence of news, with all its lines set in."""
    return Padding(Text(sentence), (0, 0, 0, 2), expand=False)


def _news(screen: Screen, page: Page, width: int, room: int | None) -> Lines:
    if not page.news:
        return []
    head = screen.lines(Text(page.news_title, "green"), width)
    told = [screen.lines(indented(sentence), width) for sentence in page.news]
    if room is not None and len(head) + sum(map(len, told)) > room:
        dots = screen.lines(Padding(Text(page.earlier, "dim"), (0, 0, 0, 2)), width)
        while len(told) > 1 and len(head) + len(dots) + sum(map(len, told)) > room:
            told.pop(0)
        told.insert(0, dots)
    return [*head, *[line for sentence in told for line in sentence]]


def _crop(lines: Lines, room: int) -> Lines:
    if len(lines) <= room:
        return lines
    return [*lines[: room - 1], [Segment("…", Style(dim=True))]]


def _stacked(screen: Screen, page: Page, room: int | None) -> Lines:
    board = _trim(screen.lines(page.board(screen.width)))
    if room is None:
        news = _news(screen, page, screen.width, None)
        return [*news, [], *board] if news else board
    least = min(len(page.news) + 1, 4) if page.news else 0
    board = _crop(board, max(3, room - least - 1))
    news = _news(screen, page, screen.width, max(2, room - len(board) - 1))
    return [*board, [], *news] if news else board


def _side_by_side(screen: Screen, page: Page, room: int | None) -> Lines:
    width = board_width(screen)
    side = screen.width - width - GAP
    board = _trim(screen.lines(page.board(width), width))
    if room is not None:
        board = _crop(board, max(3, room))
    news = _news(screen, page, side, room)
    lines: Lines = []
    for row in range(max(len(board), len(news))):
        left = board[row] if row < len(board) else []
        right = news[row] if row < len(news) else []
        lines.append([*Segment.adjust_line_length(left, width + GAP), *right])
    return lines


def _trim(lines: Lines) -> Lines:
    """Return lines without the empty ones at the end."""
    while lines and not "".join(part.text for part in lines[-1]).strip():
        lines = lines[:-1]
    return lines
