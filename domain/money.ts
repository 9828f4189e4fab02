/** The shop's currency: its ISO code in lower case, as the payment provider writes it. */
export const CURRENCY = 'usd' as const;

/** The currency's sign, before an amount that is typed. */
export const CURRENCY_SIGN = '$';

/** Integer cents of the shop's currency. */
export type Cents = number;

/** The payment provider's limit per payment: $999,999.99. */
export const MAX_PAYMENT: Cents = 99_999_999;

/** And its smallest payment: $0.50. */
export const MIN_PAYMENT: Cents = 50;

/** Wire dollars (19.99) to cents (1999); the nearest cent, halves away from zero. */
export function dollarsToCents(dollars: number): Cents {
  return Math.sign(dollars) * Math.round(withoutFloatNoise(Math.abs(dollars) * 100));
}

/** The same without rounding: 19.99 is 1999, 19.995 is 1999.5. Removes floating-point noise only. */
export function exactCents(dollars: number): number {
  const cents = dollars * 100;
  const whole = Math.round(cents);
  return Math.abs(whole - cents) < 1e-6 ? whole : cents;
}

/** Cents (1999) to wire dollars (19.99). */
export function centsToDollars(cents: Cents): number {
  return cents / 100;
}

/** Smallest number of cents not below `dollars`: a lower price bound. */
export function centsNotBelow(dollars: number): Cents {
  return Math.ceil(withoutFloatNoise(dollars * 100));
}

/** Largest number of cents not above `dollars`: an upper price bound. */
export function centsNotAbove(dollars: number): Cents {
  return Math.floor(withoutFloatNoise(dollars * 100));
}

/** A share in basis points (800 = 8 %), rounded half up to the cent in integer arithmetic. */
export function computeShare(amount: Cents, basisPoints: number): Cents {
  return Math.floor((amount * basisPoints + 5_000) / 10_000);
}

/** "$1,234.50", US English, two decimals (specification, section 9). */
export function formatMoney(cents: Cents): string {
  return MONEY.format(cents / 100).replace('-', '−');
}

/** '1234.50': for input fields and programs. */
export function plainAmount(cents: Cents): string {
  return centsToDollars(cents).toFixed(2);
}

/** Creates a format for amounts of the shop's currency, in US English. */
export function createMoneyFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY, ...options });
}

const MONEY = createMoneyFormat();

/** 19.99 * 100 is 1998.9999999999998 in floating point. */
function withoutFloatNoise(value: number): number {
  return Number(value.toFixed(6));
}
