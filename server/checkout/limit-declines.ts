import {
  endsPayment,
  MAX_FAILED_ATTEMPTS,
  MAX_FAILED_ATTEMPTS_OF_IP,
} from '#domain/payments/failed-attempts.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { type Limit, refuseReachedLimit, throttle } from '../http/throttle.ts';
import { isThisMachine } from '../http/to-network.ts';
import type { Visitor } from '../http/visitor.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { digestIp } from '../stock/ip-hold-queries.ts';
import { recordFailedAttempt } from './checkout-queries.ts';

const FROM_IP: Limit = {
  name: 'failed attempts to pay',
  limit: MAX_FAILED_ATTEMPTS_OF_IP,
  seconds: 3_600,
};

/**
 * Refuses a new payment to an IP with too many failed attempts. The machine itself is a proxy that the
 * configuration does not name, with all visitors behind it.
 */
export async function refuseAfterDeclines(
  { db }: Pick<PaymentServices, 'db'>,
  { visitor: { ip }, findStaff }: { visitor: Visitor; findStaff: () => Promise<Staff | null> },
): Promise<Refusal | null> {
  if (isThisMachine(ip)) return null;
  const reached = await refuseReachedLimit(db, [FROM_IP], digestIp(ip));
  if (!reached || (await findStaff())) return null;
  const { retryAfter = FROM_IP.seconds } = reached;
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many cards were declined. Please try again in ${wait}.`;
  return { ...refuse('too_many_requests', message), retryAfter };
}

/**
 * Counts a failed attempt to pay, which may be reported any number of times, and ends the payment at the
 * provider after too many of them: who pays can begin again, who tests cards has to. True if it ended. Throws
 * `ProviderUnavailable` if the provider does not answer: the report is to come again.
 */
export async function endAfterDeclines(
  { db, payments, log }: PaymentServices,
  { paymentIntentId, attempt }: { paymentIntentId: string; attempt: string },
): Promise<boolean> {
  const recorded = await recordFailedAttempt(db, { paymentIntentId, attempt, most: MAX_FAILED_ATTEMPTS });
  if (!recorded) return false;
  const { count, isNew, ipDigest } = recorded;
  const isLimited = ipDigest !== null && (await isIpLimited(db, ipDigest, isNew));
  if (!endsPayment(count, { isLimited })) return false;
  log.warn({ paymentIntentId, count }, 'a payment ends after too many failed attempts');
  await payments.cancelPayment(paymentIntentId);
  return true;
}

async function isIpLimited(db: PaymentServices['db'], ipDigest: string, isNew: boolean): Promise<boolean> {
  const refusal = isNew
    ? await throttle(db, FROM_IP, ipDigest)
    : await refuseReachedLimit(db, [FROM_IP], ipDigest);
  return refusal !== null;
}
