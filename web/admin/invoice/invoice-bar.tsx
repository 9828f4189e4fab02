import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { INVOICES_PATH, type InvoiceQuery, invoiceHref } from './invoice-query.ts';

type Props = {
  query: InvoiceQuery;
  /** Of all that are found; null where they could not be loaded. */
  total: number | null;
  isReloading: boolean;
};

/** Searching for an invoice, and going from one to the next. */
export function InvoiceBar({ query, total, isReloading }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
      <SearchBox
        label="Search by Order ID, Email or Phone"
        placeholder="Order ID, email or phone"
        action={INVOICES_PATH}
        value={query.search}
        className="w-full sm:w-80"
      />
      <div className="flex flex-wrap items-center gap-3">
        {isReloading && <Spinner label="Loading orders..." showLabel size="sm" />}
        {query.orderId !== null ? (
          <TextLink to={INVOICES_PATH}>All invoices</TextLink>
        ) : (
          total !== null && total > 0 && <Neighbours query={query} total={total} />
        )}
      </div>
    </div>
  );
}

function Neighbours({ query, total }: { query: InvoiceQuery; total: number }) {
  const { page } = query;
  return (
    <nav aria-label="Invoices" className="flex items-center gap-3">
      {page > 1 && (
        <ButtonLink
          to={invoiceHref({ ...query, page: page - 1 })}
          size="sm"
          preventScrollReset
          icon={<ArrowLeft aria-hidden="true" className="size-4" />}
        >
          Previous
        </ButtonLink>
      )}
      <p role="status" className="numeric text-sm text-muted">
        {page} of {total}
      </p>
      {page < total && (
        <ButtonLink to={invoiceHref({ ...query, page: page + 1 })} size="sm" preventScrollReset>
          Next
          <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      )}
    </nav>
  );
}
