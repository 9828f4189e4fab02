import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../styles/class-names.ts';
import { controlClasses } from './control-style.ts';
import { Field, type FieldFrame, splitFrame } from './field.tsx';
import { useDeferredEnter } from './use-deferred-enter.ts';
import { type ComboboxOption, type OptionSearch, useOptionSearch } from './use-option-search.ts';

export interface ComboboxProps
  extends FieldFrame,
    Pick<ComponentProps<'input'>, 'id' | 'placeholder' | 'required' | 'ref'> {
  'data-field'?: string | undefined;
  search: OptionSearch;
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** Shown when nothing matches. */
  emptyText?: string | undefined;
}

/** Chooses one of many options by searching. Typed text that is not chosen is dropped on blur. */
export function Combobox({ search, value, onChange, emptyText = 'Nothing found.', ...props }: ComboboxProps) {
  const [frame, input] = splitFrame(props);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const isOpen = typed !== null;
  const { options, state } = useOptionSearch(search, typed);
  const choosing = useDeferredEnter(state, () => {
    const [only] = options;
    if (only && options.length === 1) choose(only);
  });

  function open(text: string) {
    choosing.cancel();
    setTyped(text);
    setActive(-1);
  }
  function close() {
    choosing.cancel();
    setTyped(null);
    setActive(-1);
  }
  function choose(option: ComboboxOption | null) {
    onChange(option);
    close();
  }
  function move(by: number) {
    if (!isOpen) return open('');
    if (options.length === 0) return;
    const next = (active + by + options.length + (active < 0 && by < 0 ? 1 : 0)) % options.length;
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  }
  function onKeyDown(event: KeyboardEvent) {
    const key = KEYS[event.key];
    if (key) {
      event.preventDefault();
      move(key);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const chosen = options[active];
      if (chosen) choose(chosen);
      else choosing.run();
    } else if (event.key === 'Escape' && isOpen) {
      // Escape closes only the list, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <Field {...frame}>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            {...input}
            {...control}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={typed ?? value?.label ?? ''}
            onChange={(event) => {
              open(event.currentTarget.value);
              if (event.currentTarget.value === '' && value) onChange(null);
            }}
            onClick={() => !isOpen && open('')}
            onBlur={close}
            onKeyDown={onKeyDown}
            className={controlClasses()}
          />
          <ul
            ref={list}
            id={listId}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox.
            role="listbox"
            aria-label="Choices"
            hidden={!isOpen || options.length === 0}
            className={LIST}
          >
            {options.map((option, position) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and tells which one is active.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box.
              <li
                key={option.value}
                id={`${listId}-${position}`}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox.
                role="option"
                aria-selected={position === active}
                // Before the input loses the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                className={classNames(OPTION, position === active ? 'bg-accent-soft' : 'hover:bg-sunken')}
              >
                <span className="block truncate">{option.label}</span>
                {option.hint && <span className="block truncate text-sm text-muted">{option.hint}</span>}
              </li>
            ))}
          </ul>
          {isOpen && options.length === 0 && (
            <p className={classNames(LIST, 'px-4 py-3 text-muted')}>
              {state === 'failed' ? 'The search failed. Please try again.' : ''}
              {state === 'searching' ? 'Searching…' : ''}
              {state === 'found' ? emptyText : ''}
            </p>
          )}
          <p role="status" className="sr-only">
            {isOpen && state === 'found' ? `${options.length} found` : ''}
          </p>
        </div>
      )}
    </Field>
  );
}

const KEYS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const LIST =
  'absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-lg border border-line bg-raised py-1 shadow-lg';
const OPTION = 'min-h-11 cursor-pointer px-4 py-2';
