import { type RefObject, useLayoutEffect } from 'react';
import { lockPageScroll } from './page-scroll.ts';

/**
 * Opens a `<dialog>` as a modal while `open`, which makes the browser trap the focus, hide the rest from
 * screen readers and give the focus back on closing. A layout effect: on unmount it must close before the
 * element is taken away, or the focus would be lost.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const unlockPageScroll = lockPageScroll();
    element.showModal();
    // Without this the browser would choose the first button, which closes; in a form the first field is
    // meant.
    element.querySelector<HTMLElement>(FIELDS)?.focus();
    return () => {
      unlockPageScroll();
      element.close();
    };
  }, [dialog, open]);
}

const FIELDS = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';
