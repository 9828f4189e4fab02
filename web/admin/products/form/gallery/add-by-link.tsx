import { type KeyboardEvent, useState } from 'react';
import { pictureAddress } from '#contract/product-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  pictures: readonly string[];
  disabled: boolean;
  /** What is wrong with the pictures as a whole: there is none. */
  error: string | undefined;
  onAdd: (address: string) => void;
};

/** Adds a picture that is elsewhere. The shop never fetches it: browsers do. */
export function AddByLink({ pictures, disabled, error, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();

  function add() {
    const checked = pictureAddress().safeParse(typed);
    if (!checked.success) return setWrong(checked.error.issues[0]?.message);
    if (pictures.includes(checked.data)) return setWrong('This picture is there already');
    onAdd(checked.data);
    setTyped('');
    setWrong(undefined);
  }
  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Else it would save the product.
    event.preventDefault();
    add();
  }

  return (
    <div className="flex items-start gap-2">
      <TextField
        label="Image URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={typed}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(undefined);
        }}
        onKeyDown={addByEnter}
        error={wrong ?? error}
        hint={/^\s*http:/i.test(typed) ? 'Browsers show pictures from https: addresses only.' : undefined}
        className="min-w-0 grow"
      />
      <Button className="mt-7" disabled={disabled} onClick={add}>
        Add
      </Button>
    </div>
  );
}
