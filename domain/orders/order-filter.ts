import { parseOrderId, partOfOrderId } from '../ids.ts';
import type { Cents } from '../money.ts';
import { searchedPhoneDigits } from '../phone-key.ts';
import { nationalDigits, phoneDigits } from '../phone-number.ts';
import { foldText } from '../search-text.ts';

/** The least total of a high-value order (spec 5, 9). */
export const HIGH_VALUE: Cents = 50_000;

export function isHighValue(total: Cents): boolean {
  return total >= HIGH_VALUE;
}

export const ORDER_TYPES = ['high', 'low'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/**
 * `to-pack`: paid, but not packed yet. `to-send`: paid and packed, or sent in part. Both without disputed orders.
 * `disputed`: a bank decides about the payment. `owed`: money is to be returned to the customer.
 */
export const ORDER_NEEDS = ['to-pack', 'to-send', 'disputed', 'owed'] as const;
export type OrderNeed = (typeof ORDER_NEEDS)[number];

/**
 * The folded texts of which an order must contain one: the typed text, and its normal form if it is an order
 * id or a phone number.
 */
export function searchTermsOf(search: string): string[] {
  const id = parseOrderId(search) ?? partOfOrderId(search);
  const terms = [foldText(search.trim())];
  if (id) terms.push(foldText(id));
  if (LOOKS_LIKE_PHONE.test(search)) {
    terms.push(phoneDigits(search), nationalDigits(search));
    const national = searchedPhoneDigits(search);
    if (national) terms.push(national);
  }
  return [...new Set(terms)];
}

/** At least three digits, and otherwise only separators of phone numbers. */
const LOOKS_LIKE_PHONE = /^[\s+()./-]*(?:\d[\s+()./-]*){3,}$/;
