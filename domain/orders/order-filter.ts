import { parseOrderId, partOfOrderId } from '../ids.ts';
import type { Cents } from '../money.ts';
import { nationalDigits, phoneDigits } from '../phone-number.ts';
import { foldText } from '../search-text.ts';

/** Orders of this much or more are of high value (spec 5, 9). */
export const HIGH_VALUE: Cents = 50_000;

/** True if an order of this total is of high value. */
export function isHighValue(total: Cents): boolean {
  return total >= HIGH_VALUE;
}

export const ORDER_TYPES = ['high', 'low'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** `to-pack`: paid, and nobody has packed them yet. */
export const ORDER_NEEDS = ['to-pack'] as const;
export type OrderNeed = (typeof ORDER_NEEDS)[number];

/**
 * The folded texts of which an order's search text must contain one: what was typed, and what it says if it
 * is an order id or a phone number written in another way.
 */
export function searchTermsOf(search: string): string[] {
  const id = parseOrderId(search) ?? partOfOrderId(search);
  const terms = [foldText(search.trim())];
  if (id) terms.push(foldText(id));
  if (LOOKS_LIKE_PHONE.test(search)) terms.push(phoneDigits(search), nationalDigits(search));
  return [...new Set(terms)];
}

/** Three digits or more, and nothing that is not written between the digits of a phone number. */
const LOOKS_LIKE_PHONE = /^[\s+()./-]*(?:\d[\s+()./-]*){3,}$/;
