import { DAY, SECOND } from '../time-units.ts';
import type { ShareOfShop } from './share-of-shop.ts';

/*
 * Held pieces are limited by browser and by address, so that payments that are never made leave pieces for
 * others (decision 047). Beyond its allowance a purchase goes on without a hold.
 */

/** Open payments of one browser that hold pieces; a further one ends the oldest. */
export const MAX_HOLDS_OF_BROWSER = 3;

/** Open payments of one IP that hold pieces. */
export const MAX_HOLDS_OF_IP = 20;

/** The part of a product's pieces that one IP may hold. */
const SHARE_OF_ADDRESS = 0.5;

/** The part of the shop's stocks that one IP, or one payment from a shared one, may hold. */
export const HOLDS_OF_IP: ShareOfShop = { share: 0.5, always: 3 };

/** Seconds for which pieces that were held and not paid lower the allowance of their address. */
export const UNPAID_SECONDS = DAY / SECOND;

/** A product's pieces: in stock, held in all, held from the IP, and recently held there but not paid. */
export type IpHolds = { stock: number; held: number; heldHere: number; unpaidHere: number };

/**
 * How many more pieces of a product an IP may hold: half of all, at least one, less what it held and did
 * not pay. An address that many visitors share (`isShared`) is not limited until that happens.
 */
export function piecesToHold({ stock, held, heldHere, unpaidHere }: IpHolds, isShared: boolean): number {
  const all = stock + held;
  const share = isShared ? all : Math.max(1, Math.ceil(all * SHARE_OF_ADDRESS));
  return Math.max(0, share - unpaidHere - heldHere);
}
