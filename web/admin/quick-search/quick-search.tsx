import Search from 'lucide-react/icons/search';
import {
  type KeyboardEvent as InputKeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '#domain/counts.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useDeferredEnter } from '#web/ui/forms/use-deferred-enter.ts';
import { useOptionSearch } from '#web/ui/forms/use-option-search.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { findResults } from './find-results.ts';
import { ResultList } from './result-list.tsx';

/** Finds orders, products, customers and screens; opened by Ctrl-K, ⌘K or `SearchButton`. */
export function QuickSearch({ open, onChange }: { open: boolean; onChange: (open: boolean) => void }) {
  const openByKeys = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    onChange(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => openByKeys(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <Dialog open={open} onClose={() => onChange(false)} title="Quick search">
      {open && <SearchPanel onLeave={() => onChange(false)} />}
    </Dialog>
  );
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

export function SearchButton({ onClick, className }: { onClick: () => void; className?: string }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-lg border border-line bg-sunken px-3 text-sm text-muted',
        'transition-colors hover:border-control hover:text-ink lg:min-h-9',
        className,
      )}
    >
      <Search aria-hidden="true" className="size-4" />
      <span className="grow text-start">Search</span>
      <span aria-hidden="true" className="text-xs max-lg:hidden pointer-coarse:hidden">
        Ctrl K
      </span>
    </button>
  );
}

/**
 * A combobox: the input keeps the focus, arrows move through the list, and Enter opens the current result or
 * waits for the running search.
 */
function SearchPanel({ onLeave }: { onLeave: () => void }) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { options: results, state } = useOptionSearch(findResults, text);
  const current = results[active] ? active : 0;
  const opening = useDeferredEnter(state, () => void go(results[current]?.to));
  // While Enter waits, results of an earlier text would be misleading.
  const shown = opening.isWaiting ? [] : results;

  async function go(to: string | undefined) {
    if (to === undefined) return;
    onLeave();
    await navigate(to);
  }

  function move(to: number) {
    if (results.length === 0) return;
    const next = (to + results.length) % results.length;
    setActive(next);
    list.current?.querySelector(`#${CSS.escape(`${listId}-${next}`)}`)?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: InputKeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: Math.min(current + 5, results.length - 1),
      PageUp: Math.max(current - 5, 0),
    };
    const to = moves[event.key];
    if (to !== undefined) {
      event.preventDefault();
      opening.cancel();
      move(to);
    } else if (event.key === 'Escape') {
      // The browser would clear the input first.
      event.preventDefault();
      onLeave();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // A choice by arrows refers to the shown list, even while another search runs.
      if (active > 0) void go(results[current]?.to);
      else opening.run();
    }
  }

  return (
    // The ring of the focused input reaches beyond it.
    <div className="pt-1">
      <TextField
        label="Search orders, products, customers and screens"
        hideLabel
        type="search"
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown.length > 0 ? `${listId}-${current}` : undefined}
        placeholder="Order ID, email, phone, name, product, SKU…"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-busy={opening.isWaiting || undefined}
        trailing={opening.isWaiting && <Spinner label={null} size="sm" />}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setActive(0);
          opening.cancel();
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} className="mt-4 min-h-72 sm:max-h-[50dvh] sm:overflow-y-auto">
        <ResultList id={listId} results={shown} current={current} onChoose={({ to }) => void go(to)} />
        <p role="status" className={shown.length > 0 ? 'sr-only' : 'px-3 py-6 text-center text-muted'}>
          {opening.isWaiting ? 'Opening the first result…' : statusText(state, results.length, text.trim())}
        </p>
      </div>
    </div>
  );
}

function statusText(state: 'searching' | 'found' | 'failed', count: number, text: string): string {
  if (state === 'failed') return 'The search failed. Please try again.';
  if (state === 'searching') return 'Searching…';
  if (count === 0) return 'Nothing found.';
  return text === '' ? `${formatCount(count)} found` : `${formatCount(count)} found for ${text}`;
}
