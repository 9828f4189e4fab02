import { useState } from 'react';
import { TextField } from '#web/ui/text-field.tsx';

/** A single day. While its year is typed it is some day long ago for a moment: only a whole one counts. */
export function DateFilter({ value, onChange }: { value: string; onChange: (date: string) => void }) {
  const [held, setHeld] = useState({ typed: value, value });
  const typed = held.value === value ? held.typed : value;
  return (
    <TextField
      type="date"
      label="Date"
      name="date"
      value={typed}
      onChange={({ target }) => {
        const isWhole = target.validity.valid;
        setHeld({ typed: target.value, value: isWhole ? target.value : value });
        if (isWhole && target.value !== value) onChange(target.value);
      }}
      min="1900-01-01"
      max="2999-12-31"
      className="w-full sm:w-44"
    />
  );
}
