import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  type addStaffAccount,
  removeStaffAccount,
  sendStaffLink,
  type WireStaffAccount,
} from '#contract/calls/staff.ts';
import { ApiError } from '#contract/client.ts';
import type { CallOutput } from '#contract/define-call.ts';
import { browserApi } from '#web/data.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';

/** What adding an account or sending its link again answers. */
export type Linked = CallOutput<typeof addStaffAccount>;

export type StaffActions = {
  /** The id of the account that something is done with. */
  busyId: string | null;
  sendLink: (account: WireStaffAccount) => Promise<void>;
  /** True once it is removed. */
  remove: (account: WireStaffAccount) => Promise<boolean>;
  /** Says where the link is: in a mail, or here where no mail server is set. */
  tellLinked: (linked: Linked, done: 'added' | 'sent') => void;
};

/** Sending links and removing accounts, and the link that is shown because no mail takes it. */
export function useStaffActions() {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [shownLink, setShownLink] = useState<{ email: string; link: string } | null>(null);

  async function change(id: string, title: string, work: () => Promise<void>): Promise<boolean> {
    setBusyId(id);
    toast.begin();
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(title, error.message);
      return false;
    } finally {
      setBusyId(null);
      await revalidate();
    }
  }

  function tellLinked({ email, link }: Linked, done: 'added' | 'sent') {
    setShownLink(link === undefined ? null : { email, link });
    const title = done === 'added' ? 'Account added' : 'Link sent';
    if (link === undefined) toast.success(title, `A link to choose a password goes to ${email}.`);
    else toast.success(done === 'added' ? title : 'New link made', 'The link is shown above the list.');
    void revalidate();
  }

  const actions: StaffActions = {
    busyId,
    tellLinked,
    async sendLink({ id }) {
      await change(id, 'No link was sent', async () => {
        const { body } = await browserApi(sendStaffLink, { params: { id } });
        tellLinked(body, 'sent');
      });
    },
    remove: ({ id, email }) =>
      change(id, 'The account was not removed', async () => {
        await browserApi(removeStaffAccount, { params: { id } });
        setShownLink((shown) => (shown?.email === email ? null : shown));
        toast.success('Account removed', `${email} is signed out everywhere.`);
      }),
  };
  return { ...actions, shownLink, forgetLink: () => setShownLink(null) };
}
