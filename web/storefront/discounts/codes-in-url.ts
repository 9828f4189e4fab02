import type { ShopSettings } from '#contract/calls/checkout.ts';
import { LIMITS, MAX_CODES } from '#domain/limits.ts';

/** Codes of discounts in the URL of the checkout: they survive a reload, and need no script. */
export const CODE = 'code';

export function codesFromQuery(query: URLSearchParams): string[] {
  const typed = query.getAll(CODE).map((code) => code.trim().slice(0, LIMITS.code));
  return [...new Set(typed.filter((code) => code !== ''))].slice(0, MAX_CODES);
}

export function withCodes(query: URLSearchParams, codes: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(CODE);
  for (const code of codes) next.append(CODE, code);
  return next;
}

/** True if only the server knows what an order costs. */
export function quotesPrices(
  {
    pricesByPlace,
    discountsItself,
  }: { [Name in 'pricesByPlace' | 'discountsItself']?: ShopSettings[Name] | undefined },
  codes: readonly string[],
): boolean {
  return pricesByPlace === true || discountsItself === true || codes.length > 0;
}
