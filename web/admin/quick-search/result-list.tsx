import type { LucideIcon } from 'lucide-react';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { type QuickSearchResult, RESULT_KINDS } from './find-results.ts';

type Props = {
  id: string;
  results: readonly QuickSearchResult[];
  /** The index of the one Enter opens. */
  current: number;
  onChoose: (result: QuickSearchResult) => void;
};

/** The results, grouped by kind. */
export function ResultList({ id, results, current, onChoose }: Props) {
  const numbered = results.map((result, position) => ({ result, position }));
  return (
    <div id={id} role="listbox" aria-label="Found" hidden={results.length === 0}>
      {RESULT_KINDS.map(({ kind, heading, icon }) => {
        const ofKind = numbered.filter(({ result }) => result.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="mb-3">
            <div id={`${id}-${kind}`} className="px-3 pb-1 text-xs font-semibold text-muted">
              {heading}
            </div>
            {ofKind.map(({ result, position }) => (
              <ResultOption
                key={`${kind} ${result.to} ${result.label}`}
                id={`${id}-${position}`}
                result={result}
                icon={result.icon ?? icon}
                isCurrent={position === current}
                onChoose={onChoose}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = {
  id: string;
  result: QuickSearchResult;
  icon: LucideIcon;
  isCurrent: boolean;
  onChoose: (result: QuickSearchResult) => void;
};

function ResultOption({ id, result, icon: Icon, isCurrent, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and refers to the current option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      // Keeps the focus in the input.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(result)}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 text-sm pointer-fine:min-h-9',
        isCurrent ? 'bg-accent-soft text-accent-ink' : 'hover:bg-sunken',
      )}
    >
      <Icon aria-hidden="true" className={classNames('size-4.5 shrink-0', !isCurrent && 'text-muted')} />
      <span className="min-w-0 grow">
        <span className="block truncate">{result.label}</span>
        {result.hint && (
          <span className={classNames('block truncate text-xs', !isCurrent && 'text-muted')}>
            {result.hint}
          </span>
        )}
      </span>
      {result.marks?.map((mark) => (
        <Badge key={mark} tone="error" className="shrink-0">
          {mark}
        </Badge>
      ))}
    </div>
  );
}
