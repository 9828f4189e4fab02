import { type RefObject, useLayoutEffect } from 'react';

/**
 * Opens a `<dialog>` as a modal while `open`. A layout effect: it must close before the element is removed,
 * or the focus would be lost.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const unlockPageScroll = lockPageScroll();
    element.showModal();
    // Otherwise the browser focuses the first button, which closes the dialog.
    element.querySelector<HTMLElement>(FIELDS)?.focus();
    return () => {
      unlockPageScroll();
      element.close();
    };
  }, [dialog, open]);
}

const FIELDS = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

let locks = 0;

/** Locks page scrolling behind a modal; returns the unlock. Locks nest. Padding replaces the scrollbar. */
function lockPageScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.paddingRight = '';
    style.overflow = '';
  };
}
