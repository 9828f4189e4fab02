import { useId, useState } from 'react';
import { filterClasses } from '#web/ui/forms/control-style.ts';
import { DayInput } from './day-input.tsx';

type Days = { date: string; to: string };

/** Filters by a single day (spec 2), or by a range of days once its last day is asked for. */
export function DateRangeFilter({ date, to, onChange }: Days & { onChange: (days: Days) => void }) {
  const id = useId();
  const [isRange, setRange] = useState(false);
  const [isReversed, setReversed] = useState(false);
  const showsRange = isRange || to !== '';

  return (
    <div className={filterClasses(date !== '')}>
      <label htmlFor={id} className="font-normal text-muted">
        Date
      </label>
      {/* Another first day keeps the last one where that comes after it. */}
      <DayInput
        id={id}
        name="date"
        value={date}
        onChange={(day) => onChange({ date: day, to: day !== '' && to > day ? to : '' })}
      />
      {showsRange ? (
        <>
          <label htmlFor={`${id}-to`} className="font-normal text-muted">
            to
          </label>
          <DayInput
            ref={isRange ? focus : undefined}
            id={`${id}-to`}
            name="to"
            value={to}
            {...(date && { min: date })}
            onInvalid={setReversed}
            describedBy={isReversed ? `${id}-error` : undefined}
            // A last day alone begins with itself.
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

function focus(input: HTMLInputElement | null): void {
  input?.focus();
}
