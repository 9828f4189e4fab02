import type { Refusal } from '../http/answer.ts';
import { isThisMachine } from '../http/network-of.ts';
import type { Staff } from '../http/staff.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import type { Visitor } from '../http/visitor.ts';
import type { PaymentServices } from '../payments/payment-services.ts';

type Buying = { visitor: Visitor; findStaff: () => Promise<Staff | null> };

/**
 * Counts a purchase that is begun: each is rows of the shop, a payment at the provider, and pieces that are
 * kept for it. A refusal when there were too many from one address; staff's programs may make as many orders
 * as they like. The machine itself is not counted: it is a proxy that was not named, behind which everybody
 * is.
 */
export async function limitPurchases(
  { db, purchasesFromAddress }: PaymentServices,
  { visitor: { address }, findStaff }: Buying,
): Promise<Refusal | null> {
  if (isThisMachine(address) || (await findStaff())) return null;
  const limit: Limit = { name: 'purchase from address', limit: purchasesFromAddress, seconds: TEN_MINUTES };
  return await throttle(db, limit, address);
}

const TEN_MINUTES = 600;
