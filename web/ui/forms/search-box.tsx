import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { HiddenFields } from './hidden-fields.tsx';
import { TextField } from './text-field.tsx';

export interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** Query parameter. */
  name?: string;
  value?: string;
  /** Query parameters to preserve without script. */
  keep?: URLSearchParams | undefined;
  /** Target without script; default: this page. */
  action?: string;
  className?: string;
  /** Called while typing; without it the browser submits the form. */
  onSearch?: (text: string) => void;
}

/** Milliseconds after the last key before the search. */
const PAUSE = 250;

/**
 * A search written to the URL. Uncontrolled, so that neither results nor hydration move the caret; an
 * external change of `value` (Back, Reset Filters) replaces the text.
 */
export function SearchBox({
  label,
  placeholder,
  name = 'search',
  value = '',
  keep,
  action,
  className,
  onSearch,
}: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const requested = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Uses filters that are chosen during the pause.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  useEffect(() => {
    if (value === requested.current || !box.current) return;
    clearTimeout(timer.current);
    requested.current = value;
    box.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(typed: string) {
    clearTimeout(timer.current);
    const text = typed.trim();
    if (text === requested.current) return;
    requested.current = text;
    latest.current?.(text);
  }

  return (
    <Form
      role="search"
      className={className}
      {...(action && { action })}
      preventScrollReset
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        ask(box.current?.value ?? '');
      }}
    >
      <HiddenFields values={keep} />
      <TextField
        ref={box}
        type="search"
        label={label}
        hideLabel
        name={name}
        placeholder={placeholder}
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        leading={<Search aria-hidden="true" className="size-4" />}
        enterKeyHint="search"
        onChange={({ currentTarget }) => {
          if (!onSearch) return;
          clearTimeout(timer.current);
          const typed = currentTarget.value;
          timer.current = setTimeout(() => ask(typed), PAUSE);
        }}
      />
    </Form>
  );
}
