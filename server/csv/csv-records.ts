export type Delimiter = ',' | ';' | '\t';

/** A quotation mark that begins or ends no cell; `line` is that of the text, from 1 on. */
export class WrongQuote extends Error {
  readonly line: number;

  constructor(text: string, at: number) {
    super('A quotation mark is where none can be');
    this.line = text.slice(0, at).split(/\r\n?|\n/).length;
  }
}

/** `number` is 1 for the first line; empty lines are counted, and left out. */
export type CsvRecord = { number: number; cells: string[] };

/**
 * Returns the records of a CSV text (RFC 4180), which may end lines in any way and differ in their number of
 * cells. A quotation mark within a cell that begins with another character is one of its text: 12" ruler.
 * Each character is read once or twice, whatever they are. Throws `WrongQuote`.
 */
export function* csvRecords(text: string, delimiter: Delimiter): Generator<CsvRecord> {
  const plain = new RegExp(`[^\\r\\n${delimiter}]*`, 'y');
  let number = 1;
  let cells: string[] = [];
  for (let at = 0; at < text.length || cells.length > 0; ) {
    let end = at;
    if (text[at] === delimiter) cells.push('');
    else if (cells.length === 0 && (text[at] === '\n' || text[at] === '\r')) {
      number += 1;
      at += measureLineBreak(text, at);
      continue;
    } else if (text[at] === '"') {
      end = findQuoteEnd(text, at);
      cells.push(text.slice(at + 1, end - 1).replaceAll('""', '"'));
    } else {
      plain.lastIndex = at;
      plain.exec(text);
      end = plain.lastIndex;
      cells.push(text.slice(at, end));
    }
    if (text[end] === delimiter) {
      at = end + 1;
      continue;
    }
    if (end < text.length && text[end] !== '\r' && text[end] !== '\n') throw new WrongQuote(text, end);
    yield { number, cells };
    number += 1;
    cells = [];
    at = end + measureLineBreak(text, end);
  }
}

function measureLineBreak(text: string, at: number): number {
  return text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
}

/** Finds the place behind the quotation mark that ends the cell which begins with one. */
function findQuoteEnd(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) throw new WrongQuote(text, start);
    if (text[at + 1] !== '"') return at + 1;
  }
}
