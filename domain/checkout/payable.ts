import { type Cents, formatMoney, MIN_PAYMENT } from '../money.ts';

/** True if an order costs nothing: it is placed and paid without a card. */
export function isFree({ total }: { total: Cents }): boolean {
  return total === 0;
}

/** Why a total is too small for a card; null if it is not, or if there is nothing to pay. */
export function tooLittleToPay(total: Cents): string | null {
  if (total === 0 || total >= MIN_PAYMENT) return null;
  return `The total is ${formatMoney(total)}, but card payments start at ${formatMoney(MIN_PAYMENT)}. Add something to your order, or remove a discount code.`;
}

/** The payment method of an order that costs nothing. */
export const NO_PAYMENT_NEEDED = 'No payment needed';
