import { type Cents, centsToDollars, createMoneyFormat } from '#domain/money.ts';

/** '$1,235': the dashboard shows no cents (specification, section 9). */
export function formatWholeDollars(amount: Cents): string {
  return WHOLE_DOLLARS.format(centsToDollars(amount));
}

/** '$1.2K' */
export function formatShortDollars(amount: Cents): string {
  return SHORT_DOLLARS.format(centsToDollars(amount));
}

/** '2026-11' → 'November 2026' */
export function formatMonth(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

/** '2026-11' → 'Nov' */
export function formatShortMonth(month: string): string {
  return SHORT_MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

/** '2026-11-05' → 'November 5, 2026' */
export function formatDay(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

const WHOLE_DOLLARS = createMoneyFormat({ maximumFractionDigits: 0 });
const SHORT_DOLLARS = createMoneyFormat({
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});
// In UTC, the same on server and browser.
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT_MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
