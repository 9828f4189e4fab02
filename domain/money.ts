/** An amount of money in integer cents of a US dollar. */
export type Cents = number;

/** The most a single payment may be, in cents: $999,999.99, the payment provider's own limit. */
export const MAX_PAYMENT: Cents = 99_999_999;

/** Dollars as they travel on the wire (19.99) to cents (1999); the nearest cent, halves away from zero. */
export function dollarsToCents(dollars: number): Cents {
  return Math.sign(dollars) * Math.round(withoutFloatNoise(Math.abs(dollars) * 100));
}

/**
 * The same without rounding: 19.99 is 1999, 19.995 is 1999.5; what floating point adds to whole cents is left
 * out.
 */
export function exactCents(dollars: number): number {
  const cents = dollars * 100;
  const whole = Math.round(cents);
  return Math.abs(whole - cents) < 1e-6 ? whole : cents;
}

/** Cents (1999) to dollars as they travel on the wire (19.99). */
export function centsToDollars(cents: Cents): number {
  return cents / 100;
}

/**
 * The smallest whole number of cents that is not below `dollars`: a lower price bound as typed by a person.
 */
export function centsNotBelow(dollars: number): Cents {
  return Math.ceil(withoutFloatNoise(dollars * 100));
}

/**
 * The largest whole number of cents that is not above `dollars`: an upper price bound as typed by a person.
 */
export function centsNotAbove(dollars: number): Cents {
  return Math.floor(withoutFloatNoise(dollars * 100));
}

/**
 * `rate` of an amount, rounded half up to the cent. The rate is given in basis points (800 = 8 %), so all is
 * integer.
 */
export function shareOf(amount: Cents, basisPoints: number): Cents {
  return Math.floor((amount * basisPoints + 5_000) / 10_000);
}

/** "$1,234.50", US English, two decimals (spec 9). */
export function formatMoney(cents: Cents): string {
  return USD.format(cents / 100);
}

/** '1234.50': what a box for an amount holds, and programs read. */
export function plainAmount(cents: Cents): string {
  return centsToDollars(cents).toFixed(2);
}

const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 19.99 * 100 is 1998.9999999999998 in floating point; no price has more than a few real decimals. */
function withoutFloatNoise(value: number): number {
  return Number(value.toFixed(6));
}
