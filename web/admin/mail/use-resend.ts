import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { resendMail } from '#contract/calls/mail.ts';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/data.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';

/** Has a mail sent again that was given up, and says how that went. */
export function useResend(): { isBusy: boolean; resend: (id: string) => Promise<void> } {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  async function resend(id: string) {
    if (isBusy) return;
    setIsBusy(true);
    toast.begin();
    try {
      await browserApi(resendMail, { params: { id } });
      toast.success('The mail is on its way again.');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error('The mail was not sent again.', error.message);
    } finally {
      setIsBusy(false);
    }
    await revalidate();
  }

  return { isBusy, resend };
}
