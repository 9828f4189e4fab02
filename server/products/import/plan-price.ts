import { type Cents, centsToDollars } from '#domain/money.ts';
import { explainAmount, readAmount } from '#domain/typed-number.ts';
import type { ImportRow } from './group-rows.ts';
import type { Findings } from './import-plan.ts';

/** The regular price and the reduced one, if any; in cents. */
export type Prices = { price: Cents; discountPrice: Cents | null };

/**
 * Plans the prices of a variant by its cells of price and compare-at price; undefined if they stay, null if
 * its own are cleared. Shopify's price is the one that applies, and its compare-at price the regular one of a
 * reduced variant. A compare-at price that is not above the price is ignored, as by Shopify.
 */
export function planPrice(
  { number, cells }: ImportRow,
  now: Prices | null,
  findings: Findings,
  { isClearable }: { isClearable: boolean },
): Prices | null | undefined {
  const priceCell = readCell(number, 'price', cells.price, findings);
  const compareAtCell = readCell(number, 'compareAt', cells.compareAt, findings);
  if (
    priceCell === 'wrong' ||
    compareAtCell === 'wrong' ||
    (priceCell === undefined && compareAtCell === undefined)
  )
    return undefined;
  const price = priceCell === undefined ? now && (now.discountPrice ?? now.price) : priceCell;
  const before = now?.discountPrice == null ? null : now.price;
  const regular = compareAtCell === undefined ? before : compareAtCell || null;
  if (price === null) {
    if (isClearable && !compareAtCell) return null;
    findings.refuse(number, 'price', 'Price is required');
    return undefined;
  }
  if (regular !== null && regular < price) findings.notice(number, 'compareAtBelow');
  const isReduced = regular !== null && regular > price;
  return isReduced ? { price: regular, discountPrice: price } : { price, discountPrice: null };
}

/** Notes the cells that change prices. */
export function notePrices(
  row: number,
  now: Prices | null,
  planned: Prices | null,
  findings: Findings,
): void {
  const [before, after] = [toCells(now), toCells(planned)];
  if (before.price !== after.price) findings.change(row, 'price', before.price, after.price);
  if (before.compareAt !== after.compareAt)
    findings.change(row, 'compareAt', before.compareAt, after.compareAt);
}

export function isSamePrices(one: Prices | null, other: Prices | null): boolean {
  return one?.price === other?.price && one?.discountPrice === other?.discountPrice;
}

function toCells(prices: Prices | null): { price: string | null; compareAt: string | null } {
  if (!prices) return { price: null, compareAt: null };
  const { price, discountPrice } = prices;
  if (discountPrice === null) return { price: dollars(price), compareAt: null };
  return { price: dollars(discountPrice), compareAt: dollars(price) };
}

function dollars(amount: Cents): string {
  return centsToDollars(amount).toFixed(2);
}

/** Undefined: no such column; null: empty. */
function readCell(
  row: number,
  field: 'price' | 'compareAt',
  cell: string | undefined,
  findings: Findings,
): Cents | null | undefined | 'wrong' {
  if (cell === undefined) return undefined;
  if (cell === '') return null;
  const read = readAmount(cell);
  if (read.ok) return read.cents;
  findings.refuse(row, field, explainAmount(field === 'price' ? 'Price' : 'Compare-at price', read.problem));
  return 'wrong';
}
