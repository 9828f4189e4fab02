import type { Database } from '#db/connection.ts';
import type { Refusal } from '../http/answer.ts';
import { digestCartToken } from '../http/cart-cookies.ts';
import { type Counted, type Limit, throttleAll } from '../http/throttle.ts';
import { isThisMachine } from '../http/to-network.ts';
import type { Visitor } from '../http/visitor.ts';

/** Per minute. Many shoppers can share an IP. */
const ADDED_TO_CART: Limit = { name: 'added to cart', limit: 50, seconds: 60 };
const ADDED_FROM_IP: Limit = { name: 'added to carts from address', limit: 200, seconds: 60 };
const CODES_OF_CART: Limit = { name: 'codes of cart', limit: 20, seconds: 60 };
const CODES_FROM_IP: Limit = { name: 'codes of carts from address', limit: 60, seconds: 60 };

/** Counts an addition, which costs rows. */
export async function limitAdding(db: Database, visitor: Visitor): Promise<Refusal | null> {
  return await throttleAll(db, listLimits(visitor, ADDED_TO_CART, ADDED_FROM_IP));
}

/** Counts codes that are typed: who tries many is guessing. */
export async function limitCodes(db: Database, visitor: Visitor): Promise<Refusal | null> {
  return await throttleAll(db, listLimits(visitor, CODES_OF_CART, CODES_FROM_IP));
}

/**
 * Lists the limits of a visitor. The machine itself is a proxy that the configuration does not name, with all
 * visitors behind it.
 */
function listLimits({ cartToken, ip }: Visitor, ofCart: Limit, fromIp: Limit): Counted[] {
  return [
    ...(cartToken === null ? [] : [[ofCart, digestCartToken(cartToken)] as const]),
    ...(isThisMachine(ip) ? [] : [[fromIp, ip] as const]),
  ];
}
