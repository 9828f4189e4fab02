import { type Ref, useId, useState } from 'react';
import { filterClasses } from '#web/ui/forms/control-style.ts';

/** Filters by a single day, as YYYY-MM-DD. */
export function DateFilter({ value, onChange }: { value: string; onChange: (date: string) => void }) {
  const id = useId();
  return (
    <div className={filterClasses(value !== '')}>
      <DayLabel id={id}>Date</DayLabel>
      <DayInput id={id} name="date" value={value} onChange={onChange} />
    </div>
  );
}

type Days = { date: string; to: string };

/** Filters by a single day (specification, section 2), or by a range of days once a last day is requested. */
export function DateRangeFilter({ date, to, onChange }: Days & { onChange: (days: Days) => void }) {
  const id = useId();
  const [isRange, setRange] = useState(false);
  const [isReversed, setReversed] = useState(false);
  const showsRange = isRange || to !== '';

  return (
    <div className={filterClasses(date !== '')}>
      <DayLabel id={id}>Date</DayLabel>
      {/* Another first day keeps a last day that comes after it. */}
      <DayInput
        id={id}
        name="date"
        value={date}
        onChange={(day) => onChange({ date: day, to: day !== '' && to > day ? to : '' })}
      />
      {showsRange ? (
        <>
          <DayLabel id={`${id}-to`}>to</DayLabel>
          <DayInput
            ref={isRange ? focus : undefined}
            id={`${id}-to`}
            name="to"
            value={to}
            {...(date && { min: date })}
            onInvalid={setReversed}
            describedBy={isReversed ? `${id}-error` : undefined}
            // A last day without a first one is a single day.
            onChange={(day) => onChange(date === '' ? { date: day, to: '' } : { date, to: day })}
          />
          {isReversed && (
            <span
              id={`${id}-error`}
              role="alert"
              className="absolute top-full left-0 z-10 mt-1 rounded-md border border-bad bg-surface px-2 py-1 text-xs font-normal text-bad"
            >
              The last day comes before the first.
            </span>
          )}
        </>
      ) : (
        <button
          type="button"
          title="Filter by a range of days"
          onClick={() => setRange(true)}
          className="tap rounded-sm pointer-coarse:min-w-11 text-muted underline decoration-dotted underline-offset-4 hover:text-ink"
        >
          to…<span className="sr-only"> a last day</span>
        </button>
      )}
    </div>
  );
}

function DayLabel({ id, children }: { id: string; children: string }) {
  return (
    <label htmlFor={id} className="font-normal text-muted">
      {children}
    </label>
  );
}

type DayInputProps = {
  id: string;
  name: string;
  value: string;
  onChange: (day: string) => void;
  /** The first allowed day, as YYYY-MM-DD. */
  min?: string;
  /** Called with true if a complete date is before `min`. */
  onInvalid?: (isInvalid: boolean) => void;
  /** The id of the error message; undefined if there is none. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A date input that reports valid days only: a year that is being typed is a day in the distant past. */
function DayInput(props: DayInputProps) {
  const { id, name, value, onChange, min = '1900-01-01', onInvalid, describedBy, ref } = props;
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
        // A year with fewer than four digits is not wrong, only unfinished.
        onInvalid?.(!badInput && rangeUnderflow && target.value >= '1900');
        if (valid && target.value !== value) onChange(target.value);
      }}
      min={min}
      max="2999-12-31"
      className="numeric -my-px min-h-11 min-w-0 bg-transparent text-base outline-none pointer-fine:min-h-0 pointer-fine:text-sm"
    />
  );
}

function focus(input: HTMLInputElement | null): void {
  input?.focus();
}
