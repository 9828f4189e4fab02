import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface Suggestion {
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

export function SuggestionList({ ref, id, label, groups, active, isOpen, onChoose }: SuggestionListProps) {
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
