import { decodeEntities } from './html-entities.ts';

/**
 * HTML as plain text: paragraphs, line breaks, items of lists and rows of tables become lines, cells of a row
 * are apart. What has no tags keeps its spaces and line breaks. Takes time in proportion to the length of any
 * text, also of one that is no HTML.
 */
export function htmlToText(html: string): string {
  if (!hasTag(html)) return decodeEntities(html);
  const text = startText();
  let rest = 0;
  for (const tag of parseTags(html)) {
    text.add(html.slice(rest, tag.start));
    text.open(tag, html);
    rest = tag.end;
  }
  text.add(html.slice(rest));
  return tidy(text.parts.join(''));
}

/** `end` is behind the tag, or behind all that it hides. */
type Tag = { name: string; isEnd: boolean; start: number; end: number };

/** True if a tag begins and something ends one behind it. */
export function hasTag(html: string): boolean {
  const start = html.search(TAG_START);
  return start >= 0 && html.indexOf('>', start) >= 0;
}

const TAG_START = /<[a-z/!]/i;
const NAME = /\/?[a-z][a-z0-9-]{0,30}/iy;

/** Each search goes on where the one before ended, and none is repeated that found nothing. */
function* parseTags(html: string): Generator<Tag> {
  const find = searchIn(html);
  const lower = html.toLowerCase();
  const findHidden = searchIn(lower);
  for (let at = html.indexOf('<'); at >= 0; ) {
    const next = html[at + 1] ?? '';
    if (!/[a-z/!]/i.test(next)) {
      at = html.indexOf('<', at + 1);
      continue;
    }
    const isComment = html.startsWith('<!--', at);
    const commentEnd = isComment ? find('-->', at + 4) : -1;
    const close = commentEnd >= 0 ? commentEnd + 2 : find('>', at);
    if (close < 0) return;
    NAME.lastIndex = at + 1;
    const [written = ''] = NAME.exec(lower) ?? [];
    const isEnd = written.startsWith('/');
    const name = isEnd ? written.slice(1) : written;
    let end = close + 1;
    if (!isEnd && (name === 'script' || name === 'style')) {
      const hidden = findHidden(`</${name}`, end);
      const behind = hidden < 0 ? -1 : find('>', hidden);
      if (behind >= 0) end = behind + 1;
    }
    yield { name, isEnd, start: at, end };
    at = html.indexOf('<', end);
  }
}

function searchIn(text: string): (part: string, from: number) => number {
  const missing = new Set<string>();
  return (part, from) => {
    if (missing.has(part)) return -1;
    const place = text.indexOf(part, from);
    if (place < 0) missing.add(part);
    return place;
  };
}

const PARAGRAPHS = new Set(
  (
    'p div h1 h2 h3 h4 h5 h6 blockquote section article header footer main aside address figure figcaption ' +
    'details summary dl pre'
  ).split(' '),
);
const LISTS = new Set(['ul', 'ol']);
const LINES = new Set(['dt', 'dd', 'option', 'tr', 'caption']);
const BREAKS = new Set([...PARAGRAPHS, ...LISTS, ...LINES, 'li', 'br', 'hr']);

/** `number` is that of the next item, null: they have none; `isOpen`: one of them is. */
type List = { number: number | null; isOpen: boolean };

/** Text in parts, with the breaks and marks that tags put between them. */
function startText() {
  const parts: string[] = [];
  const lists: List[] = [];
  /** Line breaks before the next text, and what it begins with. */
  let breaks = 0;
  let mark = '';
  let isCell = false;
  let isTerm = false;
  let preformatted = 0;

  /** In an item a paragraph is a line, and the first one is the item's own. */
  function breakLine(count: 1 | 2): void {
    const isItem = isTerm || lists.at(-1)?.isOpen === true;
    if (mark === '') breaks = Math.max(breaks, isItem ? 1 : count);
  }

  function put(text: string): void {
    parts.push('\n'.repeat(breaks), mark, text);
    breaks = 0;
    mark = '';
  }

  return {
    parts,
    add(html: string): void {
      const text = preformatted > 0 && !isCell ? decodeLines(html) : decodeSpaced(html);
      if (text.trim() !== '') put(text);
      else if (breaks === 0 && mark === '' && text !== '') parts.push(text);
    },
    open({ name, isEnd, start, end }: Tag, html: string): void {
      if (name === 'pre') preformatted = Math.max(0, preformatted + (isEnd ? -1 : 1));
      if (name === 'td' || name === 'th') {
        isCell = !isEnd;
        if (!isEnd) put(CELL);
        return;
      }
      if (name === 'tr' || name === 'table') isCell = false;
      // A cell stays one line.
      if (isCell) {
        if (BREAKS.has(name)) parts.push(' ');
        return;
      }
      if (LISTS.has(name)) {
        const number = name === 'ol' ? parseListStart(html.slice(start, end)) : null;
        if (!isEnd) lists.push({ number, isOpen: false });
        else {
          lists.pop();
          mark = '';
          breakLine(2);
        }
      } else if (name === 'li') {
        const list = lists.at(-1);
        if (list) list.isOpen = !isEnd;
        mark = '';
        if (isEnd) return;
        breakLine(1);
        mark = nextMark(list);
      } else if (LINES.has(name)) {
        isTerm = !isEnd && (name === 'dt' || name === 'dd');
        if (!isEnd) breakLine(1);
      } else if (name === 'table' || PARAGRAPHS.has(name)) breakLine(isEnd ? 2 : 1);
      else if ((name === 'br' || name === 'hr') && mark === '') breaks = Math.min(2, breaks + 1);
    },
  };
}

function nextMark(list: List | undefined): string {
  if (list?.number == null) return '• ';
  const mark = `${list.number}. `;
  list.number += 1;
  return mark;
}

/** `<ol start="3">` */
function parseListStart(tag: string): number {
  const [, number] = /\bstart\s?=\s?["']?(\d{1,6})/i.exec(tag.slice(0, 500)) ?? [];
  return number === undefined ? 1 : Number(number);
}

/** Stands before each cell of a row until the text is whole: no text of a file has it. */
const CELL = '\u0000';

function decodeSpaced(text: string): string {
  return decodeEntities(text.replaceAll(CELL, '').replace(/\s+/g, ' '));
}

/** Preformatted text keeps its line breaks. */
function decodeLines(text: string): string {
  return decodeEntities(text.replaceAll(CELL, '').replace(/\r\n?/g, '\n'));
}

/** Lines without spaces around them, at most one empty line between two, and cells apart. */
function tidy(text: string): string {
  const lines = text.split('\n').map((line) => {
    const cells = line.split(CELL).map((cell) => cell.replace(/\s+/g, ' ').trim());
    const first = cells[0] === '' && cells.length > 1 ? 1 : 0;
    return cells.slice(first, cells.findLastIndex((cell) => cell !== '') + 1).join(' | ');
  });
  const shownLines = lines.filter((line, place) => line !== '' || lines[place - 1] !== '');
  return shownLines.join('\n').trim();
}
