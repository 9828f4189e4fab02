import type { WireOrder } from '#contract/calls/orders.ts';
import { retryRefund, type WireRefund } from '#contract/calls/refunds.ts';
import { creditNoteHref } from '#domain/invoices/credit-note-list.ts';
import { formatMoney } from '#domain/money.ts';
import { countedPieces } from '#domain/orders/restock.ts';
import { describeParts } from '#domain/refunds/describe-parts.ts';
import { refundFailureText } from '#domain/refunds/refund-failure.ts';
import { REASONS_FOR_STAFF } from '#domain/refunds/refund-reason.ts';
import { describeRefundStatus, isUnsettled } from '#domain/refunds/refund-status.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { refundNotice } from './refund-notice.ts';

type Props = {
  refunds: readonly WireRefund[];
  /** The lines of its order, if the payment has one. */
  products?: WireOrder['products'];
  canRetry?: boolean;
  /** Runs after a refund was tried again, or could not be any more. */
  onChange?: () => unknown;
};

/** The refunds of a payment with their parts, oldest first. */
export function RefundList({ refunds, products = [], canRetry = false, onChange }: Props) {
  if (refunds.length === 0) return null;
  return (
    <section aria-label="Refunds" className="text-sm">
      <ol className="divide-y divide-line rounded-lg border border-line">
        {refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-3">
            <RefundFacts refund={refund} products={products} instead={replacing(refunds, refund)} />
            {canRetry && isUnsettled(refund) && <TryAgain refund={refund} onChange={onChange} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The replacement of a failed refund. */
function replacing(refunds: readonly WireRefund[], { replacedBy }: WireRefund): string | null {
  if (!replacedBy) return null;
  return refunds.find(({ id }) => id === replacedBy)?.way ? 'Returned another way' : 'Tried again';
}

type FactsProps = { refund: WireRefund; products: WireOrder['products']; instead: string | null };

function RefundFacts({ refund, products, instead }: FactsProps) {
  const { formatDateTime } = useDates();
  const { status, amount, tax, lines, reason, note, by, createdAt, failedAt, failure, creditNote } = refund;
  const restocked = lines.reduce((sum, { quantity, restock }) => sum + (restock ? quantity : 0), 0);
  const { label, tone } = describeRefundStatus(status);
  return (
    <div className="grid min-w-0 grow basis-64 gap-0.5 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="numeric font-medium">{formatMoney(amount)}</span>
        <Badge tone={instead ? 'neutral' : tone}>{label}</Badge>
        {instead && <span className="text-muted">{instead}</span>}
      </p>
      <p>{describeContents(refund, products)}</p>
      <p className="numeric text-muted">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        {by && ` by ${by}`} · {REASONS_FOR_STAFF[reason].label}
        {tax > 0 && ` · ${formatMoney(tax)} tax`}
        {restocked > 0 && ` · ${countedPieces(restocked)} back into stock`}
        {creditNote && (
          <>
            {' · '}
            <TextLink to={creditNoteHref(creditNote.number)} className="tap">
              Credit note {creditNote.number}
            </TextLink>
          </>
        )}
      </p>
      {note && <p className="text-muted">{note}</p>}
      {status === 'failed' && (
        <p className="text-bad">
          {failedAt ? `Failed on ${formatDateTime(failedAt)}` : 'Failed'}
          {failure && `: ${refundFailureText(failure)}`}
        </p>
      )}
    </div>
  );
}

/** Describes the parts of a refund; one of an amount only, such as one made at the provider, has none. */
function describeContents(
  { lines, shipping, adjustment }: WireRefund,
  products: FactsProps['products'],
): string {
  if (lines.length === 0 && shipping === 0) return 'An amount';
  const names = products.map(({ name }) => name);
  const text = describeParts({ lines, shipping, adjustment }, names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type TryAgainProps = { refund: WireRefund; onChange: Props['onChange'] };

function TryAgain({ refund: { id, amount }, onChange }: TryAgainProps) {
  const withKey = useAttemptKey();
  const retry = useMutation(() => browserApi(retryRefund, { params: { id } }, withKey(id)), {
    success: ({ body }) => refundNotice(body),
    failure: 'The refund failed',
    refresh: 'conflict',
    ...(onChange && { onSuccess: onChange, onFailure: () => void onChange() }),
  });
  return (
    <Button size="sm" busy={retry.busy} busyLabel="Refunding..." onClick={() => void retry.run()}>
      Try again<span className="sr-only"> to refund {formatMoney(amount)}</span>
    </Button>
  );
}
