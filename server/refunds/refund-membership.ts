import { formatLongDate } from '#domain/dates.ts';
import { isRefundable, refundableUntil } from '#domain/members/validity.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { findMember, type MembershipRow } from '../members/member-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { refundAllForStaff } from './refund-all-for-staff.ts';

/**
 * Refunds a membership, as its FAQ promises: within 30 days of buying it. A failed refund can be tried again
 * after that.
 */
export async function refundMembership(
  services: PaymentServices,
  id: string,
  staff: Staff,
): Promise<{ ok: true; member: MembershipRow } | Refusal> {
  const { db, settings, now } = services;
  const member = await findMember(db, id);
  if (!member) return NOT_FOUND;
  if (!member.refund && !isRefundable(member, now())) {
    const day = formatLongDate(refundableUntil(member), (await settings.read()).timeZone);
    return refuse('conflict', `The 30 days of the money-back guarantee ended on ${day}.`);
  }
  const refusal = await refundAllForStaff(services, member.paymentIntentId, staff);
  if (refusal) return refusal;
  const after = await findMember(db, id);
  return after ? { ok: true, member: after } : NOT_FOUND;
}

const NOT_FOUND = refuse('not_found', 'There is no such membership.');
