/**
 * Joins what is set. It adds and never overrides: two utilities for one property keep the stylesheet's order.
 */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
