import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { classNames } from '../styles/class-names.ts';
import { TextField } from './text-field.tsx';
import { type OptionSearch, useOptionSearch } from './use-option-search.ts';

export interface SuggestBoxProps {
  label: string;
  name: string;
  defaultValue: string;
  placeholder: string;
  maxLength: number;
  /** The form it belongs to if it is outside of it. */
  form?: string | undefined;
  trailing?: ReactNode;
  ref: Ref<HTMLInputElement>;
  suggest: OptionSearch<SuggestionGroup>;
  onChoose: (suggestion: Suggestion) => void;
}

/** Characters before suggestions begin. */
const ENOUGH = 2;

/** A search box with suggestions (ARIA: editable combobox). Enter without a choice submits its form. */
export function SuggestBox({ suggest, onChoose, ...input }: SuggestBoxProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const { options: groups, state } = useOptionSearch(suggest, typed);
  const suggestions = groups.flatMap((group) => group.suggestions);
  const isOpen = typed !== null && suggestions.length > 0;

  function open(text: string) {
    setTyped(text.trim().length >= ENOUGH ? text : null);
    setActive(-1);
  }
  function close() {
    setTyped(null);
    setActive(-1);
  }
  function choose(suggestion: Suggestion) {
    close();
    onChoose(suggestion);
  }
  function move(by: 1 | -1) {
    // The input itself counts as one more position, where nothing is active.
    const places = suggestions.length + 1;
    const next = ((active + 1 + by + places) % places) - 1;
    setActive(next);
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const by = KEYS[event.key];
    if (by) {
      event.preventDefault();
      if (isOpen) move(by);
      else open(event.currentTarget.value);
    } else if (event.key === 'Enter') {
      const chosen = suggestions[active];
      if (!isOpen || !chosen) return close();
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      // Escape closes only the list, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <div className="relative">
      <TextField
        {...input}
        hideLabel
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        // Text from before the page was taken over opens nothing once the box is left.
        onChange={({ currentTarget }) => {
          if (currentTarget === document.activeElement) open(currentTarget.value);
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <SuggestionList
        ref={list}
        id={listId}
        label={`Suggestions: ${input.label}`}
        groups={groups}
        active={active}
        isOpen={isOpen}
        onChoose={choose}
      />
      <p role="status" className="sr-only">
        {typed !== null && state === 'found' ? announce(suggestions.length) : ''}
      </p>
    </div>
  );
}

const KEYS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

function announce(count: number): string {
  if (count === 0) return 'No suggestions';
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`;
}

interface Suggestion {
  key: string;
  content: ReactNode;
  to: string;
}

export interface SuggestionGroup {
  label: string;
  suggestions: readonly Suggestion[];
}

interface SuggestionListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  /** Index among the suggestions of all groups; -1 for none. */
  active: number;
  isOpen: boolean;
  onChoose: (suggestion: Suggestion) => void;
}

function SuggestionList({ ref, id, label, groups, active, isOpen, onChoose }: SuggestionListProps) {
  const headingId = useId();
  let position = 0;
  return (
    <div ref={ref} id={id} role="listbox" aria-label={label} hidden={!isOpen} className={LIST}>
      {groups.map((group, number) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; options of a list are grouped like this.
        <div key={group.label} role="group" aria-labelledby={`${headingId}-${number}`}>
          <p id={`${headingId}-${number}`} role="presentation" className={HEADING}>
            {group.label}
          </p>
          {group.suggestions.map((suggestion) => {
            const own = position++;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and tells which one is active.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box.
              <div
                key={suggestion.key}
                id={`${id}-${own}`}
                role="option"
                aria-selected={own === active}
                // Before the input loses the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(suggestion)}
                className={classNames(OPTION, own === active ? 'bg-accent-soft' : 'hover:bg-sunken')}
              >
                {suggestion.content}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const LIST =
  'absolute inset-x-0 top-full z-20 mt-1.5 lg:min-w-96 max-h-[min(32rem,60dvh)] overflow-y-auto rounded-lg border border-line ' +
  'bg-raised p-1.5 text-left shadow-lg [scrollbar-width:thin]';
const HEADING = 'px-2.5 pt-2 pb-1 text-xs font-semibold text-muted';
const OPTION = 'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5';
