import type { ReactNode } from 'react';
import { type BillTo, NO_ADDRESS } from '#domain/invoices/bill-to.ts';
import type { InvoiceFact } from '#domain/invoices/invoice-facts.ts';
import type { DocumentLooks } from '#domain/looks/document-looks.ts';
import { type Company, companyAddress } from '#domain/settings/company.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { DocumentTypefaces, documentStyle, SheetHead } from '../screen/sheet-parts.tsx';

type SheetProps = {
  label: string;
  title: string;
  company: Company;
  billTo: BillTo;
  facts: readonly InvoiceFact[];
  looks: DocumentLooks | undefined;
  children: ReactNode;
};

/** A printed document: seller, title, recipient and facts above its content. */
export function DocumentSheet({ label, title, company, billTo, facts, looks, children }: SheetProps) {
  return (
    <article
      aria-label={label}
      style={documentStyle(looks)}
      className="mx-auto max-w-4xl rounded-xl border border-line bg-surface p-5 text-sm sm:p-10 print:max-w-none print:rounded-none print:border-0 print:bg-transparent print:p-0"
    >
      <DocumentTypefaces looks={looks} />
      <header className="flex flex-wrap items-start justify-between gap-6 border-b border-(--document-line,var(--color-line)) pb-6 print:pb-4">
        <div>
          <SheetHead company={company} logo={looks?.logo} />
          <address className="mt-2 grid text-muted not-italic">
            {[...companyAddress(company), company.phone, company.email].filter(Boolean).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
        <h2 className="text-3xl print:text-(--document-title)">{title}</h2>
      </header>
      <div className="grid gap-8 py-6 sm:grid-cols-2 print:grid-cols-2 print:py-4">
        <BilledTo {...billTo} />
        <Facts facts={facts} />
      </div>
      {children}
    </article>
  );
}

/** The recipient (specification, section 2). */
function BilledTo({ names, email, phone, address }: BillTo) {
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

function Facts({ facts }: { facts: readonly InvoiceFact[] }) {
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
