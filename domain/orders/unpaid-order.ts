import { HOUR } from '../time-units.ts';

/** Orders without a payment that may be open in the whole shop, whatever addresses they come from. */
export const MAX_OPEN_UNPAID_ORDERS = 200;

/** Days for which pieces that unpaid orders held in vain lower what they may hold. */
export const DAYS_OF_VAIN_PIECES = 7;

/**
 * How many more pieces of a product unpaid orders may take: together they hold at most half of what was there
 * without them, or the only piece, so that a stranger who never pays cannot close the sale of it. `left` is
 * the stock now, `held` what unpaid orders hold already, `inVain` what they held lately and nobody paid.
 */
export function unpaidPiecesAllowed({ left, held, inVain }: UnpaidPieces): number {
  return Math.max(0, Math.ceil((left + held) / 2) - held - inVain);
}

export type UnpaidPieces = { left: number; held: number; inVain: number };

/** The time at which an order placed at `now` is canceled unless it is paid by then. */
export function unpaidUntil(now: Date, { unpaidOrderHours }: { unpaidOrderHours: number }): Date {
  return new Date(now.getTime() + unpaidOrderHours * HOUR);
}
