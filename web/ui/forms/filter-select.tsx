import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { filterClasses } from './control-style.ts';
import type { SelectOption } from './select-field.tsx';

export interface FilterSelectProps<Value extends string> {
  label: string;
  name?: string | undefined;
  options: readonly (SelectOption & { value: Value })[];
  value: Value;
  onChoose: (value: Value) => void;
  /** The value without a filter; that of the first option by default. */
  neutral?: Value | undefined;
  className?: string | undefined;
}

/** A compact select for a row of filters: the browser's select lies invisibly over the drawn one. */
export function FilterSelect<Value extends string>({
  label,
  name,
  options,
  value,
  onChoose,
  neutral,
  className,
}: FilterSelectProps<Value>) {
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
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => {
          const option = options.find((one) => one.value === target.value);
          if (option) onChoose(option.value);
        }}
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
