import { useEffect, useLayoutEffect, useRef } from 'react';
import { ToastItem } from './toast-item.tsx';
import type { Toast } from './toast-list.ts';

export interface ToastViewportProps {
  /** Newest first. */
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

/**
 * The list at the top right; F8 goes to its newest message, so that what it offers can be taken in time. A popover, because
 * only the browser's top layer is above an open dialog. On phones, where it is as wide as the page, it lies over the header
 * and the messages over each other (`toast-pile`), so that they cover next to nothing of what one is busy with.
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
      className="toast-pile pointer-events-none fixed inset-auto top-[calc(var(--spacing-header)+0.75rem)] right-0 max-sm:top-2 max-sm:px-2 m-0 grid w-full max-w-104 gap-3 overflow-visible border-0 bg-transparent px-4 text-ink print:hidden"
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </ol>
  );
}
