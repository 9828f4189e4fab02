import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type Props = {
  /** Called by `/` on a screen without a search of its own. */
  onSearch: () => void;
};

/** `/` goes to the search of a screen, `?` lists the keys of the back office. */
export function Shortcuts({ onSearch }: Props) {
  const [isOpen, setOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    // A dialog has keys of its own.
    if (document.querySelector('dialog[open]')) return;
    if (event.key !== '?' && event.key !== '/') return;
    event.preventDefault();
    const search = findSearchBox();
    if (event.key === '?') setOpen(true);
    else if (search) search.focus();
    else onSearch();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="Keyboard shortcuts" size="sm">
      <dl className="divide-y divide-line">
        {KEYS.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-6 py-2.5">
            <dt>{does}</dt>
            <dd className="flex shrink-0 gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-md border border-line bg-sunken px-2 py-0.5 text-center font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const KEYS = [
  { keys: ['Ctrl', 'K'], does: 'Find an order, a product, a customer or a screen' },
  { keys: ['/'], does: 'Search this list' },
  { keys: ['Enter'], does: 'Open the row that has the focus' },
  { keys: ['J', '→'], does: 'Next row, while one is open' },
  { keys: ['K', '←'], does: 'Previous row, while one is open' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['?'], does: 'Show these keys' },
];

function findSearchBox(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('main input[type="search"]');
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]') !==
      null
  );
}
