import type { WireInvoice } from '#contract/calls/invoices.ts';
import { supportWords, THANKS } from '#domain/invoices/invoice-words.ts';
import { companyAddress, DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { TotalsList } from '#web/shared/totals-list.tsx';
import { MarigoldMark } from '#web/ui/pictures/logo.tsx';
import { BilledTo } from './billed-to.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceLines } from './invoice-lines.tsx';

/** The invoice itself: on paper nothing else is printed. */
export function InvoiceSheet({ invoice }: { invoice: WireInvoice }) {
  const { company, order } = invoice;
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
        <TotalsList totals={order} memberPlan={order.memberPlan} refund={order.refund} />
      </div>
      <footer className="mt-10 break-inside-avoid border-t border-line pt-6 print:mt-6 print:pt-4">
        <p className="text-base font-semibold">{THANKS}</p>
        <p className="mt-1 text-muted">{supportWords(company)}</p>
      </footer>
    </article>
  );
}
