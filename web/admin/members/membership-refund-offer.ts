import type { WireMember } from '#contract/calls/members.ts';
import type { Dates } from '#web/shared/use-dates.ts';

/** The refund of a membership. `over`: it is no longer possible. */
type RefundOffer = { kind: 'refund'; label: string } | { kind: 'over'; reason: string } | { kind: 'none' };

/** The money-back guarantee as shown in the list; the server decides by its own time. */
export function membershipRefundOffer(
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
  if (refund) return { kind: 'over', reason: 'The refund is under way' };
  if (isRefundable) return { kind: 'refund', label: 'Refund' };
  return { kind: 'over', reason: `The 30 days ended on ${formatDate(refundableUntil)}` };
}
