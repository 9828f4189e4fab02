import { useState } from 'react';
import { removeStaffAccount, sendStaffLink, type WireStaffAccount } from '#contract/calls/staff.ts';
import { browserApi } from '#web/data.ts';
import { useAttempts } from '#web/shared/use-attempts.ts';
import { type Notice, useMutation } from '#web/shared/use-mutation.ts';

/** An account, with the link to choose its password if no mail server is set. */
export type Linked = { email: string; link?: string | undefined };

/** Sends links and removes accounts; `shownLink` is set if no mail server is set. */
export function useStaffActions() {
  const [shownLink, setShownLink] = useState<{ email: string; link: string } | null>(null);
  const showLink = ({ email, link }: Linked) => setShownLink(link === undefined ? null : { email, link });

  const attempt = useAttempts();
  const send = useMutation(
    async ({ id }: WireStaffAccount) => {
      const input = { params: { id } };
      const { body } = await attempt(id, (options) => browserApi(sendStaffLink, input, options));
      showLink(body);
      return body;
    },
    {
      keyOf: getId,
      success: (linked) => linkNotice(linked, 'Link sent', 'New link made'),
      failure: 'No link was sent',
      refresh: 'conflict',
    },
  );
  const remove = useMutation(
    async ({ id, email }: WireStaffAccount) => {
      await browserApi(removeStaffAccount, { params: { id } });
      setShownLink((shown) => (shown?.email === email ? null : shown));
    },
    {
      keyOf: getId,
      success: (_, { email }) => ({
        title: 'Account removed',
        message: `${email} is signed out everywhere.`,
      }),
      failure: 'The account was not removed',
      refresh: 'conflict',
    },
  );

  return {
    isBusy: (id: string) => (send.pending(id) ?? remove.pending(id)) !== undefined,
    sendLink: send.run,
    remove: remove.run,
    shownLink,
    showLink,
    forgetLink: () => setShownLink(null),
  };
}

export type StaffActions = Pick<ReturnType<typeof useStaffActions>, 'isBusy' | 'sendLink' | 'remove'>;

/** The notice about a mailed or shown link. */
export function linkNotice({ email, link }: Linked, mailedTitle: string, shownTitle: string): Notice {
  return link === undefined
    ? { title: mailedTitle, message: `A link to choose a password goes to ${email}.` }
    : { title: shownTitle, message: 'The link is shown above the list.' };
}

function getId({ id }: WireStaffAccount): string {
  return id;
}
