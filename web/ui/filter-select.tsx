import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { filterClasses } from './control-style.ts';
import type { SelectOption } from './select-field.tsx';

export interface FilterSelectProps
  extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'value' | 'className' | 'id'> {
  label: string;
  options: readonly SelectOption[];
  value: string;
  /** The value that leaves nothing out; the first option's unless given. */
  neutral?: string | undefined;
  className?: string | undefined;
}

/**
 * A select that takes no more room than its name and value, for a row of filters. What is seen is drawn below the browser's own
 * select, which is see-through: the whole box opens it.
 */
export function FilterSelect({ label, options, value, neutral, className, ...select }: FilterSelectProps) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  const isSet = value !== (neutral ?? options[0]?.value);
  return (
    <div className={filterClasses(isSet, className)}>
      <label htmlFor={id} className="shrink-0 font-normal text-muted">
        {label}
      </label>
      <span aria-hidden="true" className="min-w-0 grow truncate">
        {chosen?.label}
      </span>
      <ChevronDown aria-hidden="true" className="-mr-0.5 size-4 shrink-0 text-muted" />
      <select
        {...select}
        id={id}
        value={value}
        className="absolute -top-px -left-px h-[calc(100%+2px)] w-[calc(100%+2px)] cursor-pointer text-base opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
