import ExternalLink from 'lucide-react/icons/external-link';
import { disputeReasonText } from '#domain/disputes/dispute.ts';
import { formatMoney } from '#domain/money.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { buttonClasses } from '#web/ui/actions/button-style.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import type { ShownDispute } from './dispute-link.tsx';

/** Tells staff about a dispute, above its order; hidden once the money is safe. */
export function DisputeBanner({ dispute }: { dispute: ShownDispute }) {
  const dates = useDates();
  const words = describeDispute(dispute, dates.formatDate);
  if (!words) return null;
  return (
    <section
      data-keep-clear="printed"
      aria-label={words.title}
      className={classNames(
        'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl px-5 py-3',
        dispute.status === 'needs_response' ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn',
      )}
    >
      <div className="grow basis-72">
        <p className="font-semibold">{words.title}</p>
        {words.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <a
        href={dispute.dashboardUrl}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses({ size: 'sm' }, 'print:hidden')}
      >
        {words.action}
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only"> at the payment provider (opens a new tab)</span>
      </a>
    </section>
  );
}

type Words = { title: string; lines: string[]; action: string };

/** Null for a dispute that left the money with the shop. */
function describeDispute(
  { status, isInquiry, amount, reason, dueBy, withdrawn }: ShownDispute,
  formatDate: (timestamp: string) => string,
): Words | null {
  const money = formatMoney(amount);
  const reasonText = disputeReasonText(reason);
  switch (status) {
    case 'needs_response': {
      const due = dueBy ? ` by ${formatDate(dueBy)}` : '';
      return isInquiry
        ? {
            title: `The bank inquires about ${money}`,
            lines: [
              reasonText,
              `Answer${due} in the payment provider’s dashboard, or refund the payment: then it cannot become a dispute.`,
            ],
            action: 'Answer the bank',
          }
        : {
            title: `The customer disputes ${money}`,
            lines: [
              `${reasonText}${withdrawn > 0 ? ' The bank has withdrawn the money for now.' : ''}`,
              `Send evidence${due}, in the payment provider’s dashboard. Nothing can be refunded until the bank has decided.`,
            ],
            action: 'Send evidence',
          };
    }
    case 'under_review':
      return {
        title: `The bank decides about ${money}`,
        lines: [reasonText, 'Your answer is sent. Nothing can be done until the bank has decided.'],
        action: 'See the dispute',
      };
    case 'lost':
      return {
        title: `The bank returned ${money} to the customer`,
        lines: [`${reasonText} The dispute is lost, and the money no longer counts as sold.`],
        action: 'See the dispute',
      };
    case 'won':
    case 'closed':
      return null;
  }
}
