import { type Ref, useState } from 'react';

type Props = {
  id: string;
  name: string;
  value: string;
  onChange: (day: string) => void;
  /** The first day that can be chosen, as YYYY-MM-DD. */
  min?: string;
  /** What is wrong with what was typed; absent where nothing is. */
  onInvalid?: (isInvalid: boolean) => void;
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A day. While its year is typed it is some day long ago for a moment: only a whole and allowed one counts.
 */
export function DayInput({
  id,
  name,
  value,
  onChange,
  min = '1900-01-01',
  onInvalid,
  describedBy,
  ref,
}: Props) {
  const [held, setHeld] = useState({ typed: value, value });
  const typed = held.value === value ? held.typed : value;
  return (
    <input
      ref={ref}
      id={id}
      type="date"
      name={name}
      value={typed}
      aria-describedby={describedBy}
      aria-invalid={describedBy ? true : undefined}
      onChange={({ target }) => {
        const { valid, rangeUnderflow, badInput } = target.validity;
        setHeld({ typed: target.value, value: valid ? target.value : value });
        // Before the year has four digits it is not wrong, only not finished.
        onInvalid?.(!badInput && rangeUnderflow && target.value >= '1900');
        if (valid && target.value !== value) onChange(target.value);
      }}
      min={min}
      max="2999-12-31"
      className="numeric -my-px min-h-11 min-w-0 bg-transparent text-base outline-none pointer-fine:min-h-0 pointer-fine:text-sm"
    />
  );
}
