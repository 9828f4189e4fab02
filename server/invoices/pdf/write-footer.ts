import { discountRows } from '#domain/discounts/discount-rows.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { refundHas } from '#domain/refunds/refund-status.ts';
import { methodTerm } from '#domain/shipping/offer-methods.ts';
import { taxRows } from '#domain/tax/tax-rows.ts';
import type { IssuedInvoice } from '../issued-invoice-queries.ts';
import {
  accentRule,
  ensureRoom,
  type Flow,
  MUTED,
  measureParagraphs,
  RIGHT,
  writeParagraphs,
  writeText,
} from './page-flow.ts';
import type { Style } from './typesetter.ts';

/** Wide enough for 'Discount (Standard member)' and for the largest amount in the size of the total. */
const TERM = 150;
const AMOUNT = 90;
const X = RIGHT - TERM - AMOUNT;

const THANKS: Style = { size: 11, weight: 'semibold' };
const SUPPORT: Style = { size: 9, color: MUTED };

/** Points of closing words that stay beside the amounts; longer ones go on on the next page. */
const MOST_CLOSING = 160;

export function footerHeight(flow: Flow, { order, texts }: IssuedInvoice): number {
  const closing = measureParagraphs(flow, texts.thanks, THANKS) + measureSupport(flow, texts.support);
  const rows = listAmounts(order).length + listRefund(order).length;
  return 72 + rows * 17 + Math.min(closing, MOST_CLOSING);
}

/** Measures what of the last words stays beside the amounts. */
export function measureSupport(flow: Flow, support: string): number {
  return Math.min(measureParagraphs(flow, support, SUPPORT), MOST_CLOSING);
}

/** Writes the amounts and the closing words, together on one page. */
export function writeFooter(flow: Flow, invoice: IssuedInvoice): void {
  const { order, texts } = invoice;
  ensureRoom(flow, footerHeight(flow, invoice));
  writeAmounts(flow, listAmounts(order), ['Total', order.total]);
  for (const [term, amount] of listRefund(order)) writeAmount(flow, term, amount, { size: 10 }, MUTED);
  flow.y += 20;
  writeParagraphs(flow, texts.thanks, THANKS);
  writeSupport(flow, texts.support);
}

export function writeSupport(flow: Flow, support: string): void {
  writeParagraphs(flow, support, SUPPORT);
}

/** Amounts, and their sum in cents below a rule. */
export function writeAmounts(flow: Flow, amounts: [string, string][], [term, total]: [string, Cents]): void {
  flow.y += 12;
  for (const [term, amount] of amounts) writeAmount(flow, term, amount, { size: 10 }, MUTED);
  accentRule(flow, flow.y + 2, X);
  flow.y += 10;
  writeAmount(flow, term, formatMoney(total), { size: 13, weight: 'semibold' });
}

function listAmounts(order: Order): [string, string][] {
  const { subtotal, shipping, shippingMethod } = order;
  return [
    ['Subtotal', formatMoney(subtotal)],
    ['Shipping', shipping === 0 ? 'Free' : formatMoney(shipping)],
    ...(shippingMethod ? [[methodTerm(shippingMethod), shippingMethod.name] satisfies [string, string]] : []),
    ...discountRows(order).map(({ term, amount }): [string, string] => [term, amount]),
    ...taxRows(order).map(({ term, amount }): [string, string] => [term, formatMoney(amount)]),
  ];
}

function listRefund({ refund }: Order): [string, string][] {
  return refund && refundHas(refund, 'returned') ? [['Refunded', formatMoney(-refund.amount)]] : [];
}

function writeAmount(flow: Flow, term: string, amount: string, style: Style, color?: string): void {
  writeText(flow, term, { x: X, y: flow.y, width: TERM }, color ? { ...style, color } : style);
  const place = { x: X + TERM, y: flow.y, width: AMOUNT, align: 'end' as const };
  flow.y = writeText(flow, amount, place, style) + 3;
}
