import type { Refusal } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import { isThisMachine } from '../http/to-network.ts';
import type { Visitor } from '../http/visitor.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { refuseAfterDeclines } from './limit-declines.ts';

type Buying = { visitor: Visitor; findStaff: () => Promise<Staff | null> };

/**
 * Counts a purchase, which costs rows, a payment at the provider and held stock; a refusal if there were too
 * many from one IP. Staff's programs are not limited, nor is the machine itself: it is a proxy that the
 * configuration does not name, with all visitors behind it.
 */
export async function limitPurchases(
  { db, purchasesFromIp }: PaymentServices,
  { visitor: { ip }, findStaff }: Buying,
): Promise<Refusal | null> {
  if (isThisMachine(ip) || (await findStaff())) return null;
  const limit: Limit = { name: 'purchase from address', limit: purchasesFromIp, seconds: TEN_MINUTES };
  return await throttle(db, limit, ip);
}

/** Limits purchases by card: like `limitPurchases`, and refuses an IP with too many declined cards. */
export async function limitPayments(services: PaymentServices, request: Buying): Promise<Refusal | null> {
  return (await refuseAfterDeclines(services, request)) ?? (await limitPurchases(services, request));
}

const TEN_MINUTES = 600;
