import { type Cents, formatMoney } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { pieceWords } from '#domain/orders/piece-words.ts';
import { ensureRoom, type Flow, LEFT, MUTED, measureHeight, RIGHT, rule, writeText } from './page-flow.ts';
import type { Style } from './typesetter.ts';

const TEXT: Style = { size: 10 };
const SMALL: Style = { size: 8.5, color: MUTED };
const PADDING = 5;

const NUMBER = { x: LEFT, width: 24 };
const DESCRIPTION = { x: LEFT + 28, width: 258 };
const QUANTITY = { x: LEFT + 294, width: 52, align: 'end' as const };
const FIRST = { x: LEFT + 352, width: 80, align: 'end' as const };
const SECOND = { x: RIGHT - 80, width: 80, align: 'end' as const };

/**
 * Writes the table of items. A row is never broken, each page repeats the table head, and `heightBelow` is
 * free below the last row.
 */
export function writeLines(flow: Flow, { lines }: Order, heightBelow: number): void {
  const rows = lines.map(({ name, sku, description, quantity, canceledQuantity, unitPrice }) => ({
    name,
    sku,
    description,
    // Credit notes say what was refunded.
    note: pieceWords({ quantity, canceledQuantity }),
    quantity,
    amounts: [unitPrice, unitPrice * quantity] as const,
  }));
  writeRows(flow, { heads: ['Unit Price', 'Total'], rows }, heightBelow);
}

type Row = {
  name: string;
  sku?: string | undefined;
  description: string;
  note?: string | null;
  quantity: number;
  /** Cents. */
  amounts: readonly [Cents, Cents];
};

type Table = { heads: readonly [string, string]; rows: readonly Row[] };

/** Writes the table of any document: two amounts for each row. */
export function writeRows(flow: Flow, { heads, rows }: Table, heightBelow: number): void {
  ensureRoom(flow, 80);
  writeTableHead(flow, heads);
  flow.onNewPage = () => writeTableHead(flow, heads);
  for (const [index, row] of rows.entries()) {
    const isLast = index === rows.length - 1;
    writeRow(flow, index + 1, row, isLast ? heightBelow : 0);
  }
  flow.onNewPage = null;
}

function writeTableHead(flow: Flow, [first, second]: Table['heads']): void {
  const { y } = flow;
  const style: Style = { ...SMALL, weight: 'semibold' };
  writeText(flow, '#', { ...NUMBER, y }, style);
  writeText(flow, 'Description', { ...DESCRIPTION, y }, style);
  writeText(flow, 'Quantity', { ...QUANTITY, y }, style);
  writeText(flow, first, { ...FIRST, y }, style);
  flow.y = writeText(flow, second, { ...SECOND, y }, style) + 4;
  rule(flow, flow.y);
}

function writeRow(flow: Flow, number: number, row: Row, heightBelow: number): void {
  const details = [row.description, row.sku ? `SKU ${row.sku}` : '', row.note ?? ''];
  const height =
    measureHeight(flow, row.name, DESCRIPTION.width, TEXT) +
    details.reduce((sum, text) => sum + measureHeight(flow, text, DESCRIPTION.width, SMALL), 0) +
    2 * PADDING;
  ensureRoom(flow, height + heightBelow);
  const y = flow.y + PADDING;
  writeText(flow, String(number), { ...NUMBER, y }, { ...TEXT, color: MUTED });
  let below = writeText(flow, row.name, { ...DESCRIPTION, y }, TEXT);
  for (const text of details) below = writeText(flow, text, { ...DESCRIPTION, y: below }, SMALL);
  writeText(flow, String(row.quantity), { ...QUANTITY, y }, TEXT);
  writeText(flow, formatMoney(row.amounts[0]), { ...FIRST, y }, TEXT);
  writeText(flow, formatMoney(row.amounts[1]), { ...SECOND, y }, TEXT);
  flow.y += height;
  rule(flow, flow.y);
}
