import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { issueInvoice, type WireInvoice } from '#contract/calls/invoices.ts';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/data.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';

export type IssueInvoice = {
  /** The invoice as it is now: with its number as soon as it has one. */
  invoice: WireInvoice | null;
  isBusy: boolean;
  /** Goes on once the invoice has its number and shows it; not at all where it could not be issued. */
  whenIssued: (goOn: () => void) => Promise<void>;
};

/** An invoice gets its number when staff first take it off the screen, and not by being looked at. */
export function useIssueInvoice(loaded: WireInvoice | null): IssueInvoice {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [issued, setIssued] = useState<WireInvoice | null>(null);
  const isDraft = loaded !== null && loaded.number === undefined;
  const invoice = isDraft && issued?.order.id === loaded.order.id ? issued : loaded;

  async function whenIssued(goOn: () => void) {
    if (!invoice || isBusy) return;
    if (invoice.number !== undefined) return goOn();
    setIsBusy(true);
    toast.begin();
    try {
      const { body } = await browserApi(issueInvoice, { params: { id: invoice.order.id } });
      // What is printed is what is on the screen: the number has to be there before.
      flushSync(() => {
        setIssued(body);
        setIsBusy(false);
      });
    } catch (error) {
      setIsBusy(false);
      if (!(error instanceof ApiError)) throw error;
      return void toast.error('The invoice was not issued.', error.message);
    }
    goOn();
    await revalidate();
  }

  return { invoice, isBusy, whenIssued };
}
