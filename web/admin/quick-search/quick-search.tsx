import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SearchPanel } from './search-panel.tsx';

/**
 * Finds an order, a product, a customer or a screen from anywhere: opened by Ctrl-K or ⌘K, or by a
 * `SearchButton`.
 */
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
