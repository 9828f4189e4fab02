import type { Cents } from '../money.ts';
import type { DiscountLimits } from './discount-limits.ts';

export const DISCOUNT_KINDS = ['percent', 'amount', 'shipping', 'buy_get'] as const;

export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/**
 * What a discount takes off. Percentages are basis points (2000 = 20 %).
 * - amount: in all, divided over the lines it is for
 * - shipping: all of it
 * - buy_get: of each `buy` + `get` pieces, `get` cost less by `basisPoints`
 */
export type DiscountTerms =
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'amount'; amount: Cents }
  | { kind: 'shipping' }
  | { kind: 'buy_get'; buy: number; get: number; basisPoints: number };

export const SCOPES = ['all', 'categories', 'collections', 'products', 'variants'] as const;

/** The scope of a discount. `values`: names of categories, or ids; empty for all. */
export type DiscountScope = { of: (typeof SCOPES)[number]; values: readonly string[] };

export const DISCOUNT_CLASSES = ['product', 'order', 'shipping'] as const;

/** The classes of discounts, in the order in which they apply (model D2). */
export type DiscountClass = (typeof DISCOUNT_CLASSES)[number];

/** A discount as staff define it. */
export type DiscountDefinition = DiscountLimits & {
  /** Null: it applies by itself. */
  code: string | null;
  title: string;
  terms: DiscountTerms;
  scope: DiscountScope;
  startsAt: Date | null;
  /** From then on it does not apply. */
  endsAt: Date | null;
  /** Two discounts combine if each allows the class of the other. */
  combinesWith: readonly DiscountClass[];
};

/** `uses`: taken by payments and orders, and not given back. */
export type Discount = DiscountDefinition & { id: string; uses: number };

export function classOf({ terms, scope }: Pick<Discount, 'terms' | 'scope'>): DiscountClass {
  if (terms.kind === 'shipping') return 'shipping';
  return terms.kind === 'buy_get' || scope.of !== 'all' ? 'product' : 'order';
}

/** Returns the form in which codes are compared: 'welcome 10' is 'WELCOME10'. */
export function toCodeKey(code: string): string {
  return code.normalize('NFKC').replace(/\s/g, '').toUpperCase();
}
