import { useState } from 'react';
import { flushSync } from 'react-dom';
import { issueInvoice, type WireInvoice } from '#contract/calls/invoices.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';

export type IssueInvoice = {
  /** The invoice with its number as soon as it has one. */
  invoice: WireInvoice | null;
  busy: boolean;
  /** Calls `next` once the page shows the number of the invoice; not if it cannot be issued. */
  whenIssued: (next: () => void) => void;
};

/** Issues an invoice, which gives it its number, when staff first print or download it; viewing does not. */
export function useIssueInvoice(loaded: WireInvoice | null): IssueInvoice {
  const [issued, setIssued] = useState<WireInvoice | null>(null);
  const isIssued = loaded?.number !== undefined;
  const invoice = !isIssued && issued?.order.id === loaded?.order.id ? issued : loaded;

  const issue = useMutation(
    async ({ id, next }: { id: string; next: () => void }) => {
      const { body } = await browserApi(issueInvoice, { params: { id } });
      // The browser prints what is on the screen: the number has to be rendered before.
      flushSync(() => setIssued(body));
      next();
    },
    { failure: 'The invoice was not issued.' },
  );

  return {
    invoice,
    busy: issue.busy,
    whenIssued(next) {
      if (!invoice) return;
      if (invoice.number !== undefined) next();
      else void issue.run({ id: invoice.order.id, next });
    },
  };
}
