import type { WireInvoice } from '#contract/calls/invoices.ts';
import { invoiceFacts } from '#domain/invoices/invoice-facts.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

/** What an invoice is about, and when. */
export function InvoiceFacts({ invoice: { number, issuedAt, timeZone, order } }: { invoice: WireInvoice }) {
  const issued = number && issuedAt ? { number, issuedAt: new Date(issuedAt) } : null;
  const invoiced = {
    id: order.id,
    createdAt: new Date(order.createdAt),
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod ?? null,
    expectedDelivery: new Date(order.expectedDelivery),
    refund: order.refund
      ? {
          ...order.refund,
          requestedAt: new Date(order.refund.requestedAt),
          doneAt: order.refund.doneAt ? new Date(order.refund.doneAt) : null,
        }
      : null,
  };
  const facts = invoiceFacts(issued, invoiced, timeZone);
  return (
    <dl className="grid content-start gap-1.5">
      {facts.map(({ term, value, tone, isId }) => (
        <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-muted">{term}</dt>
          <dd className={classNames('numeric', isId && 'whitespace-nowrap')}>
            {tone ? <Badge tone={tone}>{value}</Badge> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
