import { useState } from 'react';
import { createRedirect, updateRedirect, type WireRedirect } from '#contract/calls/redirects.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { textFieldProps } from '../screen/text-field-props.ts';

interface EditRedirectProps {
  /** Null while closed. */
  edited: WireRedirect | 'new' | null;
  onClose: () => void;
}

/** Adds a redirect, or changes one. */
export function EditRedirect({ edited, onClose }: EditRedirectProps) {
  const isNew = edited === 'new';
  return (
    <Dialog open={edited !== null} onClose={onClose} title={isNew ? 'Add Redirect' : 'Edit Redirect'}>
      {edited && <Form redirect={isNew ? null : edited} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ redirect, onClose }: { redirect: WireRedirect | null; onClose: () => void }) {
  const withKey = useAttemptKey();
  const [values, setValues] = useState({ from: redirect?.from ?? '', to: redirect?.to ?? '' });
  const { run, busy, fieldErrors, clearErrors, form } = useMutation(
    async () => {
      const body = values;
      if (redirect) return await browserApi(updateRedirect, { params: { id: redirect.id }, body });
      return await browserApi(createRedirect, { body }, withKey(body));
    },
    { success: 'Redirect saved', failure: 'The redirect is not saved', onSuccess: onClose },
  );
  function change(part: Record<string, string>) {
    setValues((before) => ({ ...before, ...part }));
    clearErrors(...Object.keys(part));
  }
  const box = (name: 'from' | 'to') => ({
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
    ...textFieldProps({ values, errors: fieldErrors, change }, name),
  });
  return (
    <form ref={form} noValidate onSubmit={onSubmit(run)} className="grid gap-5">
      <TextField
        label="Former address"
        {...box('from')}
        placeholder="/pages/about-us"
        hint="Of this shop or the old one. It is used only while the shop has nothing there."
      />
      <TextField
        label="Leads to"
        {...box('to')}
        placeholder="/user/about"
        hint="A path of the shop, or an https:// address"
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
          Save Redirect
        </Button>
      </div>
    </form>
  );
}
