import { decodeEntities } from './html-entities.ts';

/** Text as HTML without tags: line breaks stay line breaks. */
export function htmlOf(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * HTML as plain text: paragraphs, line breaks, items of lists and rows of tables become lines, cells of a row
 * are apart. What has no tags keeps its spaces and line breaks. Takes time in proportion to the length of any
 * text, also of one that is no HTML.
 */
export function textOfHtml(html: string): string {
  if (!hasTag(html)) return decodeEntities(html);
  const lines: string[] = [];
  const within: Within = { lists: [], isCell: false };
  let rest = 0;
  for (const tag of tagsOf(html)) {
    lines.push(spaced(html.slice(rest, tag.start)), breakOf(tag, html, within));
    rest = tag.end;
  }
  lines.push(spaced(html.slice(rest)));
  return tidy(lines.join(''));
}

/** `number` is that of the next item; null: the items have none. */
type List = { number: number | null };

/** The open lists, and whether a cell of a table is open. */
type Within = { lists: List[]; isCell: boolean };

/** `end` is behind the tag, or behind all that it hides. */
type Tag = { name: string; isEnd: boolean; start: number; end: number };

/** True if a tag begins and something ends one behind it. */
function hasTag(html: string): boolean {
  const start = html.search(TAG_START);
  return start >= 0 && html.indexOf('>', start) >= 0;
}

const TAG_START = /<[a-z/!]/i;
const NAME = /\/?[a-z][a-z0-9-]{0,30}/iy;

/** Each search goes on where the one before ended, and none is repeated that found nothing. */
function* tagsOf(html: string): Generator<Tag> {
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

function searchIn(text: string): (wanted: string, from: number) => number {
  const missing = new Set<string>();
  return (wanted, from) => {
    if (missing.has(wanted)) return -1;
    const place = text.indexOf(wanted, from);
    if (place < 0) missing.add(wanted);
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

/** What a tag puts between the texts beside it. */
function breakOf({ name, isEnd, start, end }: Tag, html: string, within: Within): string {
  const { lists } = within;
  if (name === 'td' || name === 'th') {
    within.isCell = !isEnd;
    return isEnd ? '' : CELL;
  }
  if (name === 'tr' || name === 'table') within.isCell = false;
  // A cell stays one line.
  if (within.isCell) return BREAKS.has(name) ? ' ' : '';
  if (LISTS.has(name)) {
    if (isEnd) lists.pop();
    else lists.push({ number: name === 'ol' ? startOf(html.slice(start, end)) : null });
    // A list within an item of another one is no paragraph.
    return !isEnd || lists.length > 0 ? '' : '\n\n';
  }
  if (name === 'li') return isEnd ? '' : `\n${markOf(lists.at(-1))}`;
  if (name === 'table') return isEnd ? '\n\n' : '\n';
  if (LINES.has(name)) return isEnd ? '' : '\n';
  if (PARAGRAPHS.has(name)) return isEnd ? '\n\n' : '\n';
  return name === 'br' || name === 'hr' ? '\n' : '';
}

function markOf(list: List | undefined): string {
  if (list?.number == null) return '• ';
  const mark = `${list.number}. `;
  list.number += 1;
  return mark;
}

/** `<ol start="3">` */
function startOf(tag: string): number {
  const [, number] = /\bstart\s?=\s?["']?(\d{1,6})/i.exec(tag.slice(0, 500)) ?? [];
  return number === undefined ? 1 : Number(number);
}

/** Stands before each cell of a row until the text is whole: no text of a file has it. */
const CELL = '\u0000';

function spaced(text: string): string {
  return decodeEntities(text.replaceAll(CELL, '').replace(/\s+/g, ' '));
}

/** Lines without spaces around them, at most one empty line between two, and cells apart. */
function tidy(text: string): string {
  const lines = text.split('\n').map((line) => {
    const cells = line.split(CELL).map((cell) => cell.replace(/\s+/g, ' ').trim());
    const first = cells[0] === '' && cells.length > 1 ? 1 : 0;
    return cells.slice(first, cells.findLastIndex((cell) => cell !== '') + 1).join(' | ');
  });
  const kept = lines.filter((line, place) => line !== '' || lines[place - 1] !== '');
  return kept.join('\n').trim();
}
