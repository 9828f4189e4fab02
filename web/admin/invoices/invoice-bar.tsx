import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '#domain/counts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { SearchBox } from '#web/ui/forms/search-box.tsx';
import { INVOICES_PATH, type InvoiceQuery, invoiceHref } from './invoice-query.ts';

type Props = {
  query: InvoiceQuery;
  /** The number of invoices found; null if they could not be loaded. */
  total: number | null;
  isReloading: boolean;
};

/** The search for invoices, and links to the previous and next one. */
export function InvoiceBar({ query, total, isReloading }: Props) {
  const navigate = useNavigate();
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
      <SearchBox
        label="Search by Order ID, Email or Phone"
        placeholder="Order ID, email or phone"
        action={INVOICES_PATH}
        value={query.search}
        className="w-full sm:w-80"
        onSearch={(search) => {
          const to = invoiceHref({ orderId: null, search, page: 1 });
          // Back skips the intermediate states of typing.
          void navigate(to, { replace: query.search !== '', preventScrollReset: true });
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        {isReloading && <Spinner label="Loading orders..." showLabel size="sm" />}
        {query.orderId !== null ? (
          <TextLink to={INVOICES_PATH} className="tap">
            All invoices
          </TextLink>
        ) : (
          total !== null && query.page <= total && <Neighbours query={query} total={total} />
        )}
      </div>
    </div>
  );
}

function Neighbours({ query, total }: { query: InvoiceQuery; total: number }) {
  const { page } = query;
  return (
    <nav aria-label="Invoices" className="flex items-center gap-3">
      <Neighbour to={page > 1 ? invoiceHref({ ...query, page: page - 1 }) : null}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Previous
      </Neighbour>
      <p role="status" className="numeric text-sm text-muted">
        {formatCount(page)} of {formatCount(total)}
      </p>
      <Neighbour to={page < total ? invoiceHref({ ...query, page: page + 1 }) : null}>
        Next
        <ArrowRight aria-hidden="true" className="size-4" />
      </Neighbour>
    </nav>
  );
}

/** Unavailable at either end, so that the other link does not move. */
function Neighbour({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null)
    return (
      <Button size="sm" unavailable>
        {children}
      </Button>
    );
  return (
    <ButtonLink to={to} size="sm" preventScrollReset>
      {children}
    </ButtonLink>
  );
}
