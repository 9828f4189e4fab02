import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { TOOLBAR_SEARCH } from './toolbar.tsx';

type Props = {
  label: string;
  placeholder: string;
  /** The query parameter; 'search' unless given. */
  name?: string;
  /** What is searched for now, or is on its way. */
  value: string;
  /** Query parameters that stay, for browsers without script. */
  keep?: URLSearchParams;
  /** The page that searches, for browsers without script; this one unless given. */
  action?: string;
  className?: string;
  onSearch: (text: string) => void;
};

/** Milliseconds without a key before the list is asked. */
const PAUSE = 250;

/**
 * Filters a list while one types. The box is not controlled, so that neither an answer nor hydration moves the caret; only a
 * search from elsewhere (back, Reset Filters) replaces its text.
 */
export function ListSearch({
  label,
  placeholder,
  name = 'search',
  value,
  keep = new URLSearchParams(),
  action,
  className = TOOLBAR_SEARCH,
  onSearch,
}: Props) {
  const box = useRef<HTMLInputElement>(null);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A filter chosen while the pause lasts must not be lost.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  useEffect(() => {
    if (value === asked.current || !box.current) return;
    clearTimeout(timer.current);
    asked.current = value;
    box.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(typed: string) {
    clearTimeout(timer.current);
    const text = typed.trim();
    if (text === asked.current) return;
    asked.current = text;
    latest.current(text);
  }

  return (
    <Form
      role="search"
      className={className}
      {...(action && { action })}
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        ask(box.current?.value ?? '');
      }}
    >
      {[...keep].map(([kept, text]) => (
        <input key={kept} type="hidden" name={kept} value={text} />
      ))}
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
          clearTimeout(timer.current);
          const typed = currentTarget.value;
          timer.current = setTimeout(() => ask(typed), PAUSE);
        }}
      />
    </Form>
  );
}
