import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { downloadInvoice, type WireInvoice } from '#contract/calls/invoices.ts';
import { NO_INVOICE_OF_REFUNDED } from '#domain/invoices/invoice-words.ts';
import { isRefunded } from '#domain/orders/order-refund.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClasses } from '#web/ui/actions/button-style.ts';
import type { IssueInvoice } from './use-issue-invoice.ts';

type Props = { invoice: WireInvoice; issuing: Pick<IssueInvoice, 'busy' | 'whenIssued'> };

/** Prints or downloads an invoice, which issues it first; a refunded order gets none. */
export function InvoiceActions({ invoice, issuing: { busy, whenIssued } }: Props) {
  const [isPrinting, setIsPrinting] = useState(false);
  if (invoice.number === undefined && isRefunded(invoice.order))
    return <p className="max-w-prose text-sm text-muted print:hidden">{NO_INVOICE_OF_REFUNDED}</p>;
  const href = `/api${downloadInvoice.path.replace('{id}', encodeURIComponent(invoice.order.id))}`;
  return (
    <>
      <Button
        busy={busy && isPrinting}
        busyLabel="Issuing…"
        onClick={() => {
          setIsPrinting(true);
          whenIssued(() => window.print());
        }}
        icon={<Printer aria-hidden="true" className="size-4" />}
      >
        Print
      </Button>
      {invoice.number === undefined ? (
        <Button
          variant="primary"
          busy={busy && !isPrinting}
          busyLabel="Issuing…"
          onClick={() => {
            setIsPrinting(false);
            whenIssued(() => window.location.assign(href));
          }}
          icon={<Download aria-hidden="true" className="size-4" />}
        >
          Download
        </Button>
      ) : (
        <a href={href} download className={buttonClasses({ variant: 'primary' })}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </a>
      )}
    </>
  );
}
