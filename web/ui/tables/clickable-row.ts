import type { KeyboardEvent, MouseEvent } from 'react';

/** Elements that handle clicks themselves. */
const CONTROLS = 'a, button, input, label, select, textarea, summary, form, dialog, [role="option"]';

/**
 * Opens a row on a click outside of its controls and on Enter on its checkbox, unless text is selected.
 * `aside`: in a new tab. For keyboards and screen readers the row has a link or button that does the same.
 */
export function clickableRow(open: (options: { aside: boolean }) => void) {
  return {
    onClick: (event: MouseEvent<HTMLTableRowElement>) => {
      if (event.defaultPrevented || isOnControl(event)) return;
      if (document.getSelection()?.type === 'Range') return;
      open({ aside: event.ctrlKey || event.metaKey });
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
      const { target } = event;
      if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'checkbox')
        return;
      event.preventDefault();
      open({ aside: false });
    },
  };
}

function isOnControl({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean {
  // Clicks in a dialog rendered by the row bubble through React only.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  return target.closest(CONTROLS) !== null;
}
