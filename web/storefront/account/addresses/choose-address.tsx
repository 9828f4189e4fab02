import { useEffect, useEffectEvent, useState } from 'react';
import { getAccount, listSavedAddresses, type WireSavedAddress } from '#contract/calls/account.ts';
import { browserApi } from '#web/data.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { Draft } from '../../draft-form/form-definition.ts';
import { type AddressField, toAddressDraft } from './address-form-definition.ts';

type Props = {
  onChoose: (address: Draft<AddressField>, email: string) => void;
  /** Called with the default address once it is known; true if the form shows it then. */
  onDefault: (address: Draft<AddressField>, email: string) => boolean;
};

type Saved = { email: string; addresses: WireSavedAddress[] };

/**
 * Offers the saved addresses to fill a form with, the default one first of all; nothing without a proven
 * email address that has some. Only browsers that may have an account load it.
 */
export default function ChooseAddress({ onChoose, onDefault }: Props) {
  const [{ email, addresses }, setSaved] = useState<Saved>(NONE);
  const [chosenId, setChosenId] = useState('');

  const begin = useEffectEvent((answer: Saved) => {
    setSaved(answer);
    const usual = answer.addresses.find(({ isDefault }) => isDefault);
    if (usual && onDefault(toAddressDraft(usual), answer.email)) setChosenId(usual.id);
  });

  useEffect(() => {
    let isLeft = false;
    void readAddresses().then((answer) => {
      if (!isLeft) begin(answer);
    });
    return () => {
      isLeft = true;
    };
  }, []);

  if (addresses.length === 0) return null;
  return (
    <SelectField
      label="Saved address"
      placeholder="Choose one to fill in"
      options={addresses.map(({ id, name, address, city }) => ({
        value: id,
        label: `${name}, ${address}, ${city}`,
      }))}
      value={chosenId}
      onChange={({ currentTarget }) => {
        setChosenId(currentTarget.value);
        const chosen = addresses.find(({ id }) => id === currentTarget.value);
        if (chosen) onChoose(toAddressDraft(chosen), email);
      }}
      className="mb-5"
    />
  );
}

const NONE: Saved = { email: '', addresses: [] };

/** The form works without them: a failure is none of its own. */
async function readAddresses(): Promise<Saved> {
  try {
    const [{ body: account }, { body: addresses }] = await Promise.all([
      browserApi(getAccount, {}),
      browserApi(listSavedAddresses, {}),
    ]);
    return account.email === undefined ? NONE : { email: account.email, addresses };
  } catch {
    return NONE;
  }
}
