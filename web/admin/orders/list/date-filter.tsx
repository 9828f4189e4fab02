import { useId } from 'react';
import { filterClasses } from '#web/ui/forms/control-style.ts';
import { DayInput } from './day-input.tsx';

/** Filters by a single day. */
export function DateFilter({ value, onChange }: { value: string; onChange: (date: string) => void }) {
  const id = useId();
  return (
    <div className={filterClasses(value !== '')}>
      <label htmlFor={id} className="font-normal text-muted">
        Date
      </label>
      <DayInput id={id} name="date" value={value} onChange={onChange} />
    </div>
  );
}
