import type { WireInvoice } from '#contract/calls/invoices.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import { billTo, NO_ADDRESS } from '#domain/invoices/bill-to.ts';
import { invoiceFacts } from '#domain/invoices/invoice-facts.ts';
import { formatMoney } from '#domain/money.ts';
import { companyAddress, DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { TotalsList } from '#web/shared/totals-list.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { MarigoldMark } from '#web/ui/pictures/logo.tsx';

/** The printed part of the page. */
export function InvoiceSheet({ invoice }: { invoice: WireInvoice }) {
  const { company, texts, order } = invoice;
  return (
    <article
      aria-label={`Invoice ${invoice.number ?? 'draft'}`}
      className="mx-auto max-w-4xl rounded-xl border border-line bg-surface p-5 text-sm sm:p-10 print:max-w-none print:rounded-none print:border-0 print:bg-transparent print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-6 border-b border-line pb-6 print:pb-4">
        <div>
          <p className="flex items-center gap-2 font-display text-2xl font-medium">
            {company.name === DEFAULT_COMPANY.name && (
              <MarigoldMark className="size-8 shrink-0 print:size-7" />
            )}
            {company.name}
          </p>
          <address className="mt-2 grid text-muted not-italic">
            {companyAddress(company).map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span>{company.phone}</span>
            <span>{company.email}</span>
          </address>
        </div>
        <h2 className="text-3xl">Invoice</h2>
      </header>
      <div className="grid gap-8 py-6 sm:grid-cols-2 print:grid-cols-2 print:py-4">
        <BilledTo order={order} />
        <InvoiceFacts invoice={invoice} />
      </div>
      <InvoiceLines products={order.products} />
      <div className="mt-6 ml-auto w-full max-w-80 break-inside-avoid break-before-avoid print:mt-4">
        <TotalsList totals={order} memberPlan={order.memberPlan} refunded={order.refunded} />
      </div>
      <footer className="mt-10 break-inside-avoid border-t border-line pt-6 print:mt-6 print:pt-4">
        <p className="text-base font-semibold">{texts.thanks}</p>
        <p className="mt-1 text-muted">{texts.support}</p>
      </footer>
    </article>
  );
}

/** The recipient (spec 2). */
function BilledTo({ order }: { order: WireOrder }) {
  const { names, email, phone, address } = billTo(order);
  return (
    <section>
      <h3 className="mb-1.5 text-muted">Bill To</h3>
      <address className="grid gap-0.5 not-italic wrap-anywhere">
        {names.map((name) => (
          <span key={name} className="font-semibold">
            {name}
          </span>
        ))}
        <span>{email}</span>
        {phone && <span>{phone}</span>}
        {(address ?? NO_ADDRESS).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}

function InvoiceLines({ products }: Pick<WireOrder, 'products'>) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Items</caption>
      <thead className="text-xs text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-3 text-start font-semibold">
            #
          </th>
          <th scope="col" className="py-2 pr-3 text-start font-semibold">
            Description
          </th>
          <th scope="col" className="py-2 pr-3 text-end sm:pr-8 font-semibold">
            Quantity
          </th>
          <th scope="col" className="py-2 pr-3 text-end sm:pr-8 font-semibold max-sm:hidden print:table-cell">
            Unit Price
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and its place never changes.
          <InvoiceLine key={position} number={position + 1} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function InvoiceLine({ number, line }: { number: number; line: WireOrder['products'][number] }) {
  const unitPrice = line.price;
  return (
    <tr className="break-inside-avoid border-b border-line align-top">
      <td className="numeric py-2.5 pr-3 text-muted">{number}</td>
      <td className="py-2.5 pr-3 wrap-anywhere">
        {line.name}
        {line.modifications && <span className="block text-muted">{line.modifications}</span>}
        <span className="numeric block text-muted sm:hidden print:hidden">{formatMoney(unitPrice)} each</span>
      </td>
      <td className="numeric py-2.5 pr-3 text-end sm:pr-8">{line.quantity}</td>
      <td className="numeric py-2.5 pr-3 text-end sm:pr-8 max-sm:hidden print:table-cell">
        {formatMoney(unitPrice)}
      </td>
      <td className="numeric py-2.5 text-end">{formatMoney(unitPrice * line.quantity)}</td>
    </tr>
  );
}

function InvoiceFacts({ invoice: { number, issuedAt, timeZone, order } }: { invoice: WireInvoice }) {
  const issued = number && issuedAt ? { number, issuedAt: new Date(issuedAt) } : null;
  const invoiced = {
    ...order,
    createdAt: new Date(order.createdAt),
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
      {facts.map(({ term, value, tone }) => (
        <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-muted">{term}</dt>
          <dd className="numeric">{tone ? <Badge tone={tone}>{value}</Badge> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
