import { useEffect, useLayoutEffect, useRef } from 'react';
import { LazyToastItems } from './lazy-toast-items.tsx';
import type { Toast } from './toast-list.ts';

export interface ToastViewportProps {
  /** Newest first. */
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

/**
 * The toasts at the top right; F8 focuses the newest. A popover, since only the top layer is above a modal
 * dialog. On phones they are stacked (`toast-pile`).
 */
export function ToastViewport({ toasts, onDismiss }: ToastViewportProps) {
  const list = useRef<HTMLOListElement>(null);

  useLayoutEffect(() => {
    list.current?.showPopover();
  }, []);

  useEffect(() => {
    function goTo(event: KeyboardEvent) {
      const button = event.key === 'F8' ? list.current?.querySelector('button') : null;
      if (!button) return;
      event.preventDefault();
      button.focus();
    }
    window.addEventListener('keydown', goTo);
    return () => window.removeEventListener('keydown', goTo);
  }, []);

  return (
    <ol
      ref={list}
      popover="manual"
      aria-label="Notifications (F8)"
      aria-live="polite"
      aria-relevant="additions"
      className="toast-pile pointer-events-none fixed inset-auto top-[calc(var(--spacing-header)+0.75rem)] max-sm:top-[calc(var(--spacing-header)+0.25rem)] right-0 m-0 grid w-full max-w-104 max-sm:max-w-none max-sm:px-gutter translate-x-(--clear-x,0px) translate-y-(--clear-y,0px) gap-3 overflow-visible border-0 bg-transparent px-4 text-ink transition-[translate] print:hidden"
    >
      <LazyToastItems list={list} toasts={toasts} onDismiss={onDismiss} />
    </ol>
  );
}
