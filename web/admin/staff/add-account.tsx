import { addStaffAccount } from '#contract/calls/staff.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { AccountForm, EmailField } from './sign-in/account-form.tsx';
import { type Linked, linkNotice } from './use-staff-actions.ts';

type Props = { open: boolean; onClose: () => void; onAdded: (added: Linked) => void };

/** Adds an account, whose owner sets the password by a link. */
export function AddAccount({ open, onClose, onAdded }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Account"
      description="They get a link by email and choose their own password with it. Everyone with an account can do everything in the back office."
    >
      {open && <Form onClose={onClose} onAdded={onAdded} />}
    </Dialog>
  );
}

function Form({ onClose, onAdded }: Omit<Props, 'open'>) {
  const withKey = useAttemptKey();
  const mutation = useMutation(
    async ({ email = '', name = '' }: Record<string, string>) => {
      const account = { email, name };
      const { body } = await browserApi(addStaffAccount, { body: account }, withKey(account));
      onAdded(body);
      return body;
    },
    {
      success: (linked) => linkNotice(linked, 'Account added', 'Account added'),
      failure: 'The account was not added',
    },
  );
  const { busy, fieldErrors } = mutation;
  return (
    <AccountForm mutation={mutation}>
      <EmailField autoComplete="off" autoCapitalize={undefined} required error={fieldErrors.email} />
      <TextField label="Name" name="name" autoComplete="off" optional error={fieldErrors.name} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Adding...">
          Add Account
        </Button>
      </div>
    </AccountForm>
  );
}
