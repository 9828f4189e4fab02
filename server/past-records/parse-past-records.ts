import { normalizeEmail } from '#domain/email-address.ts';
import {
  PAST_FIELDS,
  type PastDocument,
  type PastKind,
  type PastLine,
} from '#domain/past-records/past-record.ts';
import { cutAt } from '../csv/cut-at.ts';
import { type CsvFile, readCsv } from '../csv/read-csv.ts';
import { decimalSigns, readWrittenNumber } from '../csv/written-numbers.ts';
import { readCell } from '../http/csv-cell.ts';

/** A record of a file; `key` identifies it among those of its kind. */
export type PastRecord = {
  key: string;
  row: number;
  document: PastDocument;
  /** Null: the file does not say. ISO text. */
  at: string | null;
};

/** A row that is no record, and why, in the words of the file. */
export type LeftRow = { row: number; column?: string; reason: string };

export type ParsedRecords = {
  kind: PastKind;
  records: PastRecord[];
  refused: LeftRow[];
  skipped: LeftRow[];
  /** Columns that are not read, with the number of rows that have a value in them. */
  leftOut: { column: string; rows: number }[];
};

/** Reads a file of Shopify's customers or orders; the message says why it is refused. */
export function parsePastRecords(
  csv: string,
): ({ ok: true } & ParsedRecords) | { ok: false; message: string } {
  const read = readCsv(csv);
  if (!read.ok) return read;
  const { heads, rows, isCutOff } = read.file;
  const names = heads.map(normalizeHead);
  const kind = findKind(names);
  if (!kind) return { ok: false, message: NOT_SHOPIFY };
  const repeated = names.find((name, place) => name !== '' && names.indexOf(name) !== place);
  if (repeated !== undefined && isRead(kind, repeated))
    return { ok: false, message: `Two columns are called ${repeated}: remove one of them` };
  if (isCutOff && (rows.at(-1)?.cells.length ?? 0) < heads.length)
    return {
      ok: false,
      message: 'The file ends within its last row, as if it were cut off: choose the whole file',
    };
  const table = openTable(read.file, names);
  const parsed = kind === 'order' ? parseOrders(table) : parseCustomers(table);
  const leftOut = heads.flatMap((head, place) => {
    const count = isRead(kind, names[place] ?? '')
      ? 0
      : rows.filter(({ cells }) => cells[place]?.trim()).length;
    return count > 0 ? [{ column: head.trim().slice(0, 200), rows: count }] : [];
  });
  return { ok: true, kind, ...parsed, leftOut };
}

const NOT_SHOPIFY =
  'This is no file of customers or orders of Shopify: an export of customers has the columns First Name, Last Name and Email, one of orders Name, Created at and Lineitem name. Products are imported at Products';

const LINE_COLUMNS = {
  name: 'Lineitem name',
  quantity: 'Lineitem quantity',
  price: 'Lineitem price',
  sku: 'Lineitem sku',
  discount: 'Lineitem discount',
};

/** Columns that identify a record. */
const KEYS: Record<PastKind, string[]> = { order: ['Name', 'Id'], customer: ['Customer ID'] };

function findKind(names: readonly string[]): PastKind | null {
  const has = (...heads: string[]) => heads.every((head) => names.includes(normalizeHead(head)));
  if (has('Name', 'Created at', 'Total', LINE_COLUMNS.name, LINE_COLUMNS.quantity)) return 'order';
  return has('First Name', 'Last Name', 'Email') ? 'customer' : null;
}

function isRead(kind: PastKind, name: string): boolean {
  const fields = Object.values(PAST_FIELDS[kind]).flatMap(({ columns }) => columns.flat());
  const lines = kind === 'order' ? Object.values(LINE_COLUMNS) : [];
  return [...fields, ...lines, ...KEYS[kind]].some((head) => normalizeHead(head) === name);
}

function normalizeHead(head: string): string {
  return head.slice(0, 200).trim().toLowerCase().replace(/\s+/g, ' ');
}

/** Characters of a cell and lines of an order that are kept. */
const MAX_CELL = 2_000;
const MAX_LINES = 500;

/** Characters of a number: what is longer is none. */
const MAX_NUMBER = 40;

type Row = CsvFile['rows'][number];
type Table = {
  rows: Row[];
  /** The first of these columns that has a value. */
  cell(row: Row, heads: readonly string[]): string;
  amount(row: Row, heads: readonly string[]): string;
};

/**
 * Cells are cut at their limit before anything looks at them. They have whole characters only: the database
 * stores documents with halves, but cannot look into them.
 */
function openTable({ rows, delimiter }: CsvFile, names: readonly string[]): Table {
  const places = new Map(names.map((name, place) => [name, place]));
  const all = rows.map(({ number, cells }) => ({
    number,
    cells: cells.map((cell) => cutAt(cell, MAX_CELL).toWellFormed()),
  }));
  const signs = decimalSigns(
    names.map((_, place) => all.map(({ cells }) => cells[place]?.trim().slice(0, MAX_NUMBER) ?? '')),
    delimiter,
  );
  const find = (row: Row, heads: readonly string[]) => {
    const column = heads
      .map((head) => places.get(normalizeHead(head)))
      .find((place) => place !== undefined && row.cells[place]?.trim());
    return { place: column ?? -1, cell: readCell(row.cells[column ?? -1]?.trim() ?? '') };
  };
  return {
    rows: all,
    cell: (row, heads) => find(row, heads).cell,
    amount: (row, heads) => {
      const { place, cell } = find(row, heads);
      return readWrittenNumber(cell.slice(0, MAX_NUMBER), signs[place] ?? 'point');
    },
  };
}

type Parsed = Pick<ParsedRecords, 'records' | 'refused' | 'skipped'>;

function parseCustomers(table: Table): Parsed {
  const parsed: Parsed = { records: [], refused: [], skipped: [] };
  const rowByKey = new Map<string, number>();
  for (const row of table.rows) {
    const read = readFields('customer', table, row);
    if (!read.ok) {
      parsed.refused.push(read.left);
      continue;
    }
    const { fields } = read;
    const { email = '', phone = '', name = '' } = fields;
    const key = email
      ? normalizeEmail(email)
      : phone.replace(/[^\d+]/g, '') || table.cell(row, ['Customer ID']);
    const known = rowByKey.get(key);
    if (!key)
      parsed.refused.push({ row: row.number, column: 'Email', reason: 'A customer has an email or a phone' });
    else if (known !== undefined)
      parsed.skipped.push({ row: row.number, reason: `Row ${known} is about the same customer` });
    else {
      rowByKey.set(key, row.number);
      const document = { title: name || email || phone || key, fields };
      parsed.records.push({ key, row: row.number, document, at: null });
    }
  }
  return parsed;
}

/** An order is the rows with its name: one has its fields, each may have a line. */
function parseOrders(table: Table): Parsed {
  const parsed: Parsed = { records: [], refused: [], skipped: [] };
  const groups = Map.groupBy(table.rows, (row) => table.cell(row, ['Name']));
  for (const [name, rows] of groups) {
    const [first] = rows;
    if (!first) continue;
    const heads = rows.filter((row) => table.cell(row, ['Total']) !== '');
    const [main, other] = heads;
    if (!name) {
      const reason = 'Name is missing, so the row belongs to no order';
      parsed.refused.push(...rows.map(({ number }) => ({ row: number, column: 'Name', reason })));
    } else if (!main)
      parsed.refused.push({ row: first.number, column: 'Total', reason: `No row of ${name} has a total` });
    else if (other) {
      const reason = `Row ${main.number} is another order with the name ${name}`;
      parsed.refused.push({ row: other.number, column: 'Name', reason });
    } else {
      const read = readOrder(table, { name, main, rows });
      if (read.ok) parsed.records.push(read.record);
      else parsed.refused.push(read.left);
    }
  }
  return parsed;
}

type Order = { name: string; main: Row; rows: readonly Row[] };

function readOrder(
  table: Table,
  { name, main, rows }: Order,
): { ok: true; record: PastRecord } | { ok: false; left: LeftRow } {
  const read = readFields('order', table, main);
  if (!read.ok) return read;
  const lines: PastLine[] = [];
  for (const row of rows.slice(0, MAX_LINES)) {
    const line = readLine(table, row);
    if (line && 'reason' in line) return { ok: false, left: line };
    if (line) lines.push(line);
  }
  const key = table.cell(main, ['Id']) || name;
  const document = { title: name, fields: read.fields, lines };
  return { ok: true, record: { key, row: main.number, document, at: read.fields.placedAt ?? null } };
}

/** Null for a row without a line. */
function readLine(table: Table, row: Row): PastLine | LeftRow | null {
  const cell = (field: keyof typeof LINE_COLUMNS) => table.cell(row, [LINE_COLUMNS[field]]);
  const name = cell('name');
  if (!name) return null;
  const quantity = cell('quantity');
  const wrong = (field: keyof typeof LINE_COLUMNS, what: string): LeftRow => ({
    row: row.number,
    column: LINE_COLUMNS[field],
    reason: `${LINE_COLUMNS[field]} must be ${what}`,
  });
  if (!/^\d{1,6}$/.test(quantity)) return wrong('quantity', 'a whole number');
  const [price, discount] = (['price', 'discount'] as const).map((field) =>
    table.amount(row, [LINE_COLUMNS[field]]),
  );
  if (price && !AMOUNT.test(price)) return wrong('price', A_NUMBER);
  if (discount && !AMOUNT.test(discount)) return wrong('discount', A_NUMBER);
  const sku = cell('sku');
  return {
    name,
    quantity: Number(quantity),
    ...(sku && { sku }),
    ...(price && { price }),
    ...(discount && Number(discount) !== 0 && { discount }),
  };
}

const AMOUNT = /^-?\d{1,12}(?:\.\d{1,6})?$/;
const A_NUMBER = 'a number such as 12.50';

function readFields(
  kind: PastKind,
  table: Table,
  row: Row,
): { ok: true; fields: Record<string, string> } | { ok: false; left: LeftRow } {
  const fields: Record<string, string> = {};
  for (const [name, { columns, kind: type, joinedBy = '' }] of Object.entries(PAST_FIELDS[kind])) {
    const [heads = []] = columns;
    const value =
      type === 'amount'
        ? table.amount(row, heads)
        : columns
            .map((names) => table.cell(row, names))
            .filter(Boolean)
            .join(joinedBy);
    if (!value) continue;
    const moment = type === 'moment' ? readMoment(value) : null;
    const column = heads[0] ?? '';
    const left = (what: string) => ({ row: row.number, column, reason: `${column} must be ${what}` });
    if (type === 'moment' && !moment)
      return { ok: false, left: left('a time such as 2026-05-01 12:00:00 +0000') };
    if (type === 'amount' && !AMOUNT.test(value)) return { ok: false, left: left(A_NUMBER) };
    fields[name] = moment ?? value;
  }
  return { ok: true, fields };
}

/** '2026-05-01 12:00:00 -0400' as ISO text; null for what is no time. Without a zone it is in UTC. */
function readMoment(text: string): string | null {
  const [, day, time = '00:00:00', zone = 'Z'] = MOMENT.exec(text) ?? [];
  if (day === undefined) return null;
  const offset = zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const date = new Date(`${day}T${time}${offset}`);
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date.toISOString() : null;
}

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/;
