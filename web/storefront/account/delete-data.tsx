import { useState } from 'react';
import { eraseAccount } from '#contract/calls/account.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { forgetBrowser } from './forget-browser.ts';

/** Deletes the shop's data about the email, after saying what goes and what stays. */
export function DeleteData({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  const erasing = useMutation(() => browserApi(eraseAccount, {}), {
    success: {
      title: 'Your data is deleted',
      message: 'We confirm it by email. This browser has forgotten your address.',
    },
    onSuccess() {
      forgetBrowser();
      setAsking(false);
    },
  });

  function close() {
    erasing.clearErrors();
    setAsking(false);
  }

  return (
    <>
      <Button variant="quiet" className="-ml-5" onClick={() => setAsking(true)}>
        Delete my data
      </Button>
      <ConfirmDialog
        open={isAsking}
        size="md"
        title="Delete your data?"
        text={`Everything that we have of ${email}. This cannot be undone.`}
        confirmLabel="Delete my data"
        cancelLabel="Keep it"
        busyLabel="Deleting..."
        busy={erasing.busy}
        onConfirm={() => void erasing.run()}
        onCancel={close}
      >
        <div className="grid gap-5">
          <Listed
            title="What goes"
            items={[
              'Your name, email address, phone number and addresses, in orders and wherever else they are',
              'Saved addresses and cards, your cart and wish list, and texts that you had engraved',
              'Your reviews and messages, with our answers, what you wait for, and the mails that we sent you',
            ]}
          />
          <Listed
            title="What stays"
            items={[
              'Amounts, products, country and state of your orders, without you',
              'Invoices and credit notes that were issued: the law obliges us to keep them',
            ]}
          />
          <p className="text-muted">
            You will be signed out, and your orders can no longer be found, sent back or reviewed by you.
            Orders under way, open returns and memberships have to end first.
          </p>
          <p role="alert" className="text-bad wrap-anywhere empty:hidden">
            {erasing.problem?.failure.message}
          </p>
        </div>
      </ConfirmDialog>
    </>
  );
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h3 className="mb-1.5 font-medium">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
