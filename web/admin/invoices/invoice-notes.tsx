import type { WireCreditNoteRow } from '#contract/calls/credit-notes.ts';
import type { WireInvoice } from '#contract/calls/invoices.ts';
import { creditNoteHref } from '#domain/invoices/credit-note-list.ts';
import { formatMoney } from '#domain/money.ts';
import type { PaymentStatus } from '#domain/orders/order.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { orderHref } from '../screen/order-href.ts';

/** Changes of an order since its invoice was issued, shown beside the invoice. Not printed. */
export function InvoiceNotes({ invoice }: { invoice: WireInvoice }) {
  const { order, orderNow, voidSince, creditNotes = [] } = invoice;
  const since = voidSince ? [VOID] : orderNow ? changesSince(order, orderNow) : [];
  if (since.length === 0 && creditNotes.length === 0) return null;
  return (
    <aside
      aria-label="Since the invoice was issued"
      className="mx-auto mb-4 grid max-w-4xl gap-2 rounded-xl bg-sunken px-5 py-3.5 text-sm print:hidden"
    >
      <p>
        This invoice stays as it was issued. {since.join(' ')}{' '}
        <TextLink to={orderHref(order.id)} className="tap">
          Show the order
        </TextLink>
      </p>
      {creditNotes.length > 0 && <CreditNotes notes={creditNotes} />}
    </aside>
  );
}

function CreditNotes({ notes }: { notes: readonly WireCreditNoteRow[] }) {
  const { formatDate } = useDates();
  return (
    <ul className="grid gap-1.5">
      {notes.map(({ number, amount, issuedAt, reverses }) => (
        <li key={number} className="flex flex-wrap gap-x-2">
          <TextLink to={creditNoteHref(number)} className="tap">
            Credit note {number}
          </TextLink>
          <span className="numeric text-muted">
            {formatDate(issuedAt)}, {reverses ? `takes back ${reverses}` : formatMoney(amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function changesSince(
  then: WireInvoice['order'],
  { status, paymentStatus, deleted }: NonNullable<WireInvoice['orderNow']>,
): string[] {
  return [
    deleted && 'Its order was deleted.',
    !deleted && status !== then.status && `Its order is now: ${statusLabel(status)}.`,
    paymentStatus !== then.paymentStatus && PAYMENT_TEXTS[paymentStatus],
  ].filter((text) => typeof text === 'string');
}

const VOID = 'It is void, and nothing is owed: its order was canceled before it was paid.';

const PAYMENT_TEXTS: Record<PaymentStatus, string> = {
  unpaid: 'It is not paid now.',
  paid: 'It was paid since.',
  charged_back: 'The bank returned its money to the customer since.',
  refunded: 'It was refunded since.',
};
