import type { WireMember } from '#contract/calls/members.ts';
import type { Dates } from '#web/shared/use-dates.ts';

/** What can be done about a membership's money. `over`: nothing any more, and why. */
export type RefundOffer =
  | { kind: 'refund'; label: string }
  | { kind: 'over'; why: string }
  | { kind: 'none' };

/** The money-back guarantee as the list says it: the shop decides with the time it has itself. */
export function refundOffer(
  {
    membership,
    refund,
    isRefundable,
    refundableUntil,
  }: Pick<WireMember, 'membership' | 'refund' | 'isRefundable' | 'refundableUntil'>,
  formatDate: Dates['formatDate'],
): RefundOffer {
  if (membership === 'refunded') return { kind: 'none' };
  if (refund?.status === 'failed') return { kind: 'refund', label: 'Try refund again' };
  if (refund) return { kind: 'over', why: 'The refund is under way' };
  if (isRefundable) return { kind: 'refund', label: 'Refund' };
  return { kind: 'over', why: `The 30 days ended on ${formatDate(refundableUntil)}` };
}
