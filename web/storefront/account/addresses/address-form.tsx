import { type FormEvent, useEffect, useState } from 'react';
import { addSavedAddress, changeSavedAddress, type WireSavedAddress } from '#contract/calls/account.ts';
import type { SavedAddressForm } from '#contract/forms/account.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { formDraft } from '../../draft-form/form-draft.ts';
import { useDraftForm } from '../../draft-form/use-draft-form.ts';
import { CountryAddressFields } from '../../person-fields/country-address-fields.tsx';
import { PhoneField } from '../../person-fields/phone-field.tsx';
import { createAddressForm, toAddressDraft } from './address-form-definition.ts';

type Props = {
  /** Null for a new one. */
  saved: WireSavedAddress | null;
  onDone: () => void;
};

/**
 * Adds an address or changes one. What is typed stays in the tab until it is saved; of a change until the
 * form is closed, since it would be taken for the saved address.
 */
export default function AddressForm({ saved, onDone }: Props) {
  const [definition] = useState(() => createAddressForm(saved));
  // Before the fields are filled from it.
  useState(() => {
    const kept = formDraft(definition).read();
    if (saved && Object.keys(kept).length === 0) formDraft(definition).keep(toAddressDraft(saved));
  });
  const [typed, setTyped] = useState({ country: '', state: '' });
  const draft = useDraftForm(definition, ({ country = '', state = '' }) => setTyped({ country, state }));
  const withKey = useAttemptKey();
  const save = useMutation(
    async (body: SavedAddressForm & { isDefault: boolean }) => {
      if (saved) await browserApi(changeSavedAddress, { params: { id: saved.id }, body });
      else await browserApi(addSavedAddress, { body }, withKey(body));
      formDraft(definition).forget();
    },
    {
      success: 'Address saved',
      failure: 'The address could not be saved',
      onSuccess: onDone,
      onFailure({ failure: { fields = {} } }) {
        for (const field of definition.fields)
          if (fields[field] !== undefined) draft.refuse(field, fields[field]);
      },
    },
  );
  const { ref } = draft.props;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  useEffect(
    () => () => {
      if (saved) formDraft(definition).forget();
    },
    [saved, definition],
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isDefault = new FormData(event.currentTarget).has('isDefault');
    const checked = draft.check();
    if (checked) void save.run({ ...checked, isDefault });
  }

  return (
    <form method="post" {...draft.props} onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <TextField label="Name" name="name" autoComplete="name" required error={draft.errors.name} />
      <TextField
        label="Company name"
        name="companyName"
        autoComplete="organization"
        optional
        error={draft.errors.companyName}
      />
      <div className="sm:col-span-2">
        <PhoneField error={draft.errors.phone} />
      </div>
      <CountryAddressFields typed={typed} errors={draft.errors} />
      {!saved?.isDefault && (
        <Checkbox name="isDefault" label="Make it the default address" className="sm:col-span-2" />
      )}
      <Button
        type="submit"
        variant="primary"
        busy={save.busy}
        busyLabel="Saving..."
        className="sm:col-span-2 sm:justify-self-start"
      >
        Save address
      </Button>
    </form>
  );
}
