import { exportInvoices } from '#contract/calls/invoices.ts';
import { formatCount } from '#domain/counts.ts';
import type { Loaded } from '#web/data.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { ExportLink } from '../lists/export-link.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceBar } from './invoice-bar.tsx';
import { InvoiceNotes } from './invoice-notes.tsx';
import { INVOICES_PATH, type InvoiceQuery, invoiceHref } from './invoice-query.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import type { InvoicePage } from './load-invoice.ts';
import { useIssueInvoice } from './use-issue-invoice.ts';

export function InvoiceView({
  invoicePage,
  query,
}: {
  invoicePage: Loaded<InvoicePage>;
  query: InvoiceQuery;
}) {
  const isReloading = useIsReloading();
  const { invoice, ...issuing } = useIssueInvoice(invoicePage.ok ? invoicePage.data.invoice : null);
  return (
    <>
      {/* The printed sheet has its own head. */}
      <div className="print:hidden">
        <PageHeader
          screen="invoice"
          actions={
            <>
              {query.orderId === null && <ExportInvoices search={query.search} />}
              {invoice && <InvoiceActions invoice={invoice} issuing={issuing} />}
            </>
          }
        />
      </div>
      <InvoiceBar
        query={query}
        total={invoicePage.ok ? invoicePage.data.total : null}
        isReloading={isReloading}
      />
      <div
        aria-busy={isReloading}
        className={classNames('transition-opacity', isReloading && 'opacity-50 print:opacity-100')}
      >
        {invoice ? (
          <>
            <InvoiceNotes invoice={invoice} />
            <InvoiceSheet invoice={invoice} />
          </>
        ) : (
          <Card padded={false}>
            {invoicePage.ok ? (
              <Empty total={invoicePage.data.total} query={query} />
            ) : (
              <Failed message={invoicePage.message} status={invoicePage.status} query={query} />
            )}
          </Card>
        )}
      </div>
    </>
  );
}

/** Figures of all issued invoices, or of those that a search finds. */
function ExportInvoices({ search }: Pick<InvoiceQuery, 'search'>) {
  return <ExportLink list={{ filter: search === '' ? {} : { search } }} call={exportInvoices} />;
}

function Empty({ total, query }: { total: number; query: InvoiceQuery }) {
  if (total > 0)
    return (
      <EmptyState
        title="No orders found."
        text={total === 1 ? 'There is only one.' : `There are only ${formatCount(total)}.`}
        action={<ButtonLink to={invoiceHref({ ...query, page: total })}>Go to the last</ButtonLink>}
      />
    );
  if (query.search === '')
    return <EmptyState title="No orders available." text="Invoices appear here with the first order." />;
  return (
    <EmptyState
      title="No orders found matching your search."
      text="Search by order ID, email or phone."
      action={<ButtonLink to={INVOICES_PATH}>Clear Search</ButtonLink>}
    />
  );
}

function Failed({ message, status, query }: { message: string; status: number; query: InvoiceQuery }) {
  if (status === 404)
    return (
      <EmptyState
        title={message}
        text={`There is no order ${query.orderId ?? ''}.`}
        action={<ButtonLink to={INVOICES_PATH}>Show all invoices</ButtonLink>}
      />
    );
  return <ErrorState title={message} retryLabel="Retry" retryHref={invoiceHref(query)} />;
}
