import type { KeyboardEvent } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

type Props = {
  typed: string;
  disabled: boolean;
  /** What is wrong with the address, or with the pictures as a whole: there is none. */
  error: string | undefined;
  onType: (typed: string) => void;
  onAdd: () => void;
};

/**
 * Adds a picture that is elsewhere, as saving does with what is still in the box. The shop never fetches it:
 * browsers do.
 */
export function AddByLink({ typed, disabled, error, onType, onAdd }: Props) {
  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Else it would save the product.
    event.preventDefault();
    onAdd();
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
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={addByEnter}
        error={error}
        className="min-w-0 grow"
      />
      <Button className="mt-7" disabled={disabled} onClick={onAdd}>
        Add
      </Button>
    </div>
  );
}
