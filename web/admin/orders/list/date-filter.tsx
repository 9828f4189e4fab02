import { useId, useState } from 'react';
import { filterClasses } from '#web/ui/control-style.ts';

/** A single day. While its year is typed it is some day long ago for a moment: only a whole one counts. */
export function DateFilter({ value, onChange }: { value: string; onChange: (date: string) => void }) {
  const id = useId();
  const [held, setHeld] = useState({ typed: value, value });
  const typed = held.value === value ? held.typed : value;
  return (
    <div className={filterClasses(value !== '')}>
      <label htmlFor={id} className="font-normal text-muted">
        Date
      </label>
      <input
        id={id}
        type="date"
        name="date"
        value={typed}
        onChange={({ target }) => {
          const isWhole = target.validity.valid;
          setHeld({ typed: target.value, value: isWhole ? target.value : value });
          if (isWhole && target.value !== value) onChange(target.value);
        }}
        min="1900-01-01"
        max="2999-12-31"
        className="numeric -my-px min-h-11 min-w-0 bg-transparent text-base outline-none pointer-fine:min-h-0 pointer-fine:text-sm"
      />
    </div>
  );
}
