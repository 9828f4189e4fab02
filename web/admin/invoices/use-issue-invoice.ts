import { useState } from 'react';
import { flushSync } from 'react-dom';
import { issueInvoice, type WireInvoice } from '#contract/calls/invoices.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';

export type IssueInvoice = ReturnType<typeof useIssueInvoice>;

/** Issues an invoice, which gives it a number, when staff first print or download it. */
export function useIssueInvoice(loaded: WireInvoice | null) {
  const [issued, setIssued] = useState<WireInvoice | null>(null);
  const isIssued = loaded?.number !== undefined;
  const invoice = !isIssued && issued?.order.id === loaded?.order.id ? issued : loaded;

  const issue = useMutation(
    async ({ id, next }: { id: string; next: () => void }) => {
      const { body } = await browserApi(issueInvoice, { params: { id } });
      // The number must be rendered before the browser prints the page.
      flushSync(() => setIssued(body));
      next();
    },
    { failure: 'The invoice was not issued.' },
  );

  return {
    /** With its number once it is issued. */
    invoice,
    busy: issue.busy,
    /** Calls `next` once the page shows the number of the invoice. */
    whenIssued(next: () => void) {
      if (!invoice) return;
      if (invoice.number !== undefined) next();
      else void issue.run({ id: invoice.order.id, next });
    },
  };
}
