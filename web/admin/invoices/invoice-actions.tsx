import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { downloadInvoice, type WireInvoice } from '#contract/calls/invoices.ts';
import { whyNoInvoice } from '#domain/invoices/void-invoice.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClasses } from '#web/ui/actions/button-style.ts';
import type { IssueInvoice } from './use-issue-invoice.ts';

type Props = { invoice: WireInvoice; issuing: Pick<IssueInvoice, 'busy' | 'whenIssued'> };

/** Prints or downloads an invoice, which issues it first; orders refunded or canceled unpaid get none. */
export function InvoiceActions({ invoice, issuing: { busy, whenIssued } }: Props) {
  const [isPrinting, setIsPrinting] = useState(false);
  const whyNot = invoice.number === undefined ? whyNoInvoice(invoice.order) : null;
  if (whyNot !== null)
    return <p className="max-w-prose self-center text-sm text-muted print:hidden">{whyNot}</p>;
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
