import { formatMoney } from '#domain/money.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { ensureRoom, type Flow, heightOf, LEFT, MUTED, RIGHT, rule, writeText } from './page-flow.ts';
import type { Style } from './typesetter.ts';

const TEXT: Style = { size: 10 };
const SMALL: Style = { size: 8.5, color: MUTED };
const PADDING = 5;

const NUMBER = { x: LEFT, width: 24 };
const DESCRIPTION = { x: LEFT + 28, width: 258 };
const QUANTITY = { x: LEFT + 294, width: 52, align: 'end' as const };
const UNIT_PRICE = { x: LEFT + 352, width: 80, align: 'end' as const };
const TOTAL = { x: RIGHT - 80, width: 80, align: 'end' as const };

/**
 * The table of items. A row is never broken, each page repeats the table head, and `heightBelow` is free
 * below the last row.
 */
export function writeLines(flow: Flow, { lines }: Order, heightBelow: number): void {
  ensureRoom(flow, 80);
  writeTableHead(flow);
  flow.onNewPage = () => writeTableHead(flow);
  for (const [index, line] of lines.entries()) {
    const isLast = index === lines.length - 1;
    writeLine(flow, index + 1, line, isLast ? heightBelow : 0);
  }
  flow.onNewPage = null;
}

function writeTableHead(flow: Flow): void {
  const { y } = flow;
  const style: Style = { ...SMALL, weight: 'semibold' };
  writeText(flow, '#', { ...NUMBER, y }, style);
  writeText(flow, 'Description', { ...DESCRIPTION, y }, style);
  writeText(flow, 'Quantity', { ...QUANTITY, y }, style);
  writeText(flow, 'Unit Price', { ...UNIT_PRICE, y }, style);
  flow.y = writeText(flow, 'Total', { ...TOTAL, y }, style) + 4;
  rule(flow, flow.y);
}

function writeLine(flow: Flow, number: number, line: OrderLine, heightBelow: number): void {
  const height =
    heightOf(flow, line.name, DESCRIPTION.width, TEXT) +
    heightOf(flow, line.modifications, DESCRIPTION.width, SMALL) +
    2 * PADDING;
  ensureRoom(flow, height + heightBelow);
  const y = flow.y + PADDING;
  writeText(flow, String(number), { ...NUMBER, y }, { ...TEXT, color: MUTED });
  const below = writeText(flow, line.name, { ...DESCRIPTION, y }, TEXT);
  writeText(flow, line.modifications, { ...DESCRIPTION, y: below }, SMALL);
  writeText(flow, String(line.quantity), { ...QUANTITY, y }, TEXT);
  writeText(flow, formatMoney(line.unitPrice), { ...UNIT_PRICE, y }, TEXT);
  writeText(flow, formatMoney(line.unitPrice * line.quantity), { ...TOTAL, y }, TEXT);
  flow.y += height;
  rule(flow, flow.y);
}
