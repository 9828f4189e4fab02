import { parseOrderId } from '../ids.ts';

/** Characters of a tracking number. */
export const MAX_TRACKING_NUMBER = 60;

/** A line that gave no number, as it was typed, and why. */
export type UnreadLine = { text: string; why: string };

export type ReadNumbers = { numbers: Map<string, string>; unread: UnreadLine[] };

/**
 * The tracking numbers of some orders from two columns, an order id and a number in either order, as they are
 * pasted from a spreadsheet or read from a file. A head and empty lines count for nothing.
 */
export function readTrackingNumbers(text: string, orderIds: readonly string[]): ReadNumbers {
  const wanted = new Set(orderIds);
  const numbers = new Map<string, string>();
  const unread: UnreadLine[] = [];
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => !/^[\s,;"]*$/.test(line));
  for (const [place, line] of lines.entries()) {
    const { id, number } = readLine(line);
    if (id === null && place === 0 && !/\d/.test(line)) continue;
    const why = whyUnread({
      id,
      number,
      isWanted: id !== null && wanted.has(id),
      before: numbers.get(id ?? ''),
    });
    if (why !== null) unread.push({ text: line.trim(), why });
    else if (id !== null) numbers.set(id, number);
  }
  return { numbers, unread };
}

type Line = { id: string | null; number: string };

function whyUnread({
  id,
  number,
  isWanted,
  before,
}: Line & { isWanted: boolean; before: string | undefined }) {
  if (id === null) return 'It has no order ID.';
  if (!isWanted) return 'This order is not selected.';
  if (number === '') return 'It has no tracking number.';
  if (number.length > MAX_TRACKING_NUMBER) return `A number has at most ${MAX_TRACKING_NUMBER} characters.`;
  if (/^\d([.,]\d+)?E\+\d+$/i.test(number))
    return 'A spreadsheet has shortened the number: format its column as text.';
  if (before !== undefined && before !== number) return 'This order is there with another number already.';
  return null;
}

function readLine(line: string): Line {
  const cells = splitCells(line);
  const place = cells.findIndex((cell) => parseOrderId(cell) !== null);
  const id = place === -1 ? null : parseOrderId(cells[place] ?? '');
  return { id, number: cells.find((cell, other) => other !== place && cell !== '') ?? '' };
}

function splitCells(line: string): string[] {
  const delimiter = ['\t', ';', ','].find((one) => line.includes(one));
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const cells = delimiter === undefined ? [first, rest.join(' ')] : line.split(delimiter);
  return cells.map(plain);
}

/** A cell without the quotes and formulas by which spreadsheets keep it as text. */
function plain(cell: string): string {
  return cell
    .trim()
    .replace(/^=?"(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim();
}
