import { Download, Printer } from 'lucide-react';
import { downloadInvoice } from '#contract/invoices.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClasses } from '#web/ui/button-style.ts';

/** On paper, or as a file. */
export function InvoiceActions({ orderId }: { orderId: string }) {
  const href = `/api${downloadInvoice.path.replace('{id}', encodeURIComponent(orderId))}`;
  return (
    <>
      <Button onClick={() => window.print()} icon={<Printer aria-hidden="true" className="size-4" />}>
        Print
      </Button>
      <a href={href} download className={buttonClasses({ variant: 'primary' })}>
        <Download aria-hidden="true" className="size-4" />
        Download
      </a>
    </>
  );
}
