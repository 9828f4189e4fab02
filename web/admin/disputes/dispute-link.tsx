import type { WirePayment } from '#contract/calls/payments.ts';
import { isOpen } from '#domain/disputes/dispute.ts';
import { useDates } from '#web/shared/use-dates.ts';

export type ShownDispute = NonNullable<WirePayment['dispute']>;

/** A link to the provider's page of a dispute, with the due date; hidden once the dispute is over. */
export function DisputeLink({ dispute }: { dispute: ShownDispute }) {
  const { formatShortDate } = useDates();
  if (!isOpen(dispute)) return null;
  const isDue = dispute.status === 'needs_response' && dispute.dueBy !== undefined;
  return (
    <a
      href={dispute.dashboardUrl}
      target="_blank"
      rel="noreferrer"
      className="tap mt-1 inline-block text-xs font-medium underline underline-offset-4"
    >
      {isDue && dispute.dueBy ? `Send evidence by ${formatShortDate(dispute.dueBy)}` : 'See the dispute'}
      <span className="sr-only"> at the payment provider (opens a new tab)</span>
    </a>
  );
}
