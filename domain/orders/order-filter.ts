import { parseOrderId, partOfOrderId } from '../ids.ts';
import type { Cents } from '../money.ts';
import { searchedPhoneDigits } from '../phone-key.ts';
import { nationalDigits, phoneDigits } from '../phone-number.ts';
import { listSpellings, wordsOfSearch } from '../search-text.ts';

/** The least total of a high-value order (specification, sections 5 and 9). */
export const HIGH_VALUE: Cents = 50_000;

export function isHighValue(total: Cents): boolean {
  return total >= HIGH_VALUE;
}

export const ORDER_TYPES = ['high', 'low'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/**
 * `to-pack`: paid, but not packed yet. `to-send`: paid and packed, or sent in part. Both without disputed
 * orders. `disputed`: a bank decides about the payment. `owed`: money is to be returned to the customer.
 */
export const ORDER_NEEDS = ['to-pack', 'to-send', 'disputed', 'owed'] as const;
export type OrderNeed = (typeof ORDER_NEEDS)[number];

/**
 * The searches of which the text of an order must contain one, all of its words: the typed one, and its
 * normal form if it is an order id or a phone number.
 */
export function readSearchTerms(search: string): string[] {
  const id = parseOrderId(search) ?? partOfOrderId(search);
  const terms = [search.trim()];
  if (id) terms.push(id);
  if (LOOKS_LIKE_PHONE.test(search)) {
    terms.push(phoneDigits(search), nationalDigits(search));
    const national = searchedPhoneDigits(search);
    if (national) terms.push(national);
  }
  return [...new Set(terms)];
}

/** True if a search finds an order by its text (`orderSearchText`). */
export function isFoundBy(searchText: string, search: string): boolean {
  return readSearchTerms(search).some((term) =>
    wordsOfSearch(term).every((word) =>
      listSpellings(word).some((spelling) => searchText.includes(spelling)),
    ),
  );
}

/** At least three digits, and otherwise only separators of phone numbers. */
const LOOKS_LIKE_PHONE = /^[\s+()./-]*(?:\d[\s+()./-]*){3,}$/;
