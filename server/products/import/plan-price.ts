import { type Cents, centsToDollars } from '#domain/money.ts';
import { explainAmount, readAmount } from '#domain/typed-number.ts';
import type { ImportRow } from './group-rows.ts';
import type { Findings } from './import-plan.ts';

/** The regular price and the one that is asked instead; in cents. */
export type Prices = { price: Cents; discountPrice: Cents | null };

/**
 * What the cells of price and compare-at price make of the prices of a variant; undefined if they stay, null
 * if its own are cleared. Shopify's price is the one that is asked, and its compare-at price the regular one
 * of a variant that is reduced. A compare-at price that is not above the price is none, as with Shopify.
 */
export function planPrice(
  { number, cells }: ImportRow,
  now: Prices | null,
  findings: Findings,
  { isClearable }: { isClearable: boolean },
): Prices | null | undefined {
  const asked = readCell(number, 'price', cells.price, findings);
  const compared = readCell(number, 'compareAt', cells.compareAt, findings);
  if (asked === 'wrong' || compared === 'wrong' || (asked === undefined && compared === undefined))
    return undefined;
  const price = asked === undefined ? now && (now.discountPrice ?? now.price) : asked;
  const before = now?.discountPrice == null ? null : now.price;
  const regular = compared === undefined ? before : compared || null;
  if (price === null) {
    if (isClearable && !compared) return null;
    findings.refuse(number, 'price', 'Price is required');
    return undefined;
  }
  if (regular !== null && regular < price) findings.notice(number, 'compareAtBelow');
  const isReduced = regular !== null && regular > price;
  return isReduced ? { price: regular, discountPrice: price } : { price, discountPrice: null };
}

/** Notes the cells that change prices. */
export function notePrices(row: number, now: Prices | null, wanted: Prices | null, findings: Findings): void {
  const [asked, compared] = [toCells(now), toCells(wanted)];
  if (asked.price !== compared.price) findings.change(row, 'price', asked.price, compared.price);
  if (asked.compareAt !== compared.compareAt)
    findings.change(row, 'compareAt', asked.compareAt, compared.compareAt);
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
