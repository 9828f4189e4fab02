import type { KeyboardEvent, MouseEvent } from 'react';

/** What a press in a row is about by itself. */
const CONTROLS = 'a, button, input, label, select, textarea, summary, form, dialog, [role="option"]';

type RowEvents = {
  onClick: (event: MouseEvent<HTMLTableRowElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void;
};

/**
 * A row that opens what it is about: by a click on no control of it, unless text is being selected, and by
 * Enter on its checkbox. Screen readers and the Tab key have the link or button in the row that does the
 * same. `open` is told whether a new tab is wanted.
 */
export function openingRow(open: (options: { aside: boolean }) => void): RowEvents {
  return {
    onClick: (event) => {
      if (event.defaultPrevented || isOnControl(event)) return;
      if (document.getSelection()?.type === 'Range') return;
      open({ aside: event.ctrlKey || event.metaKey });
    },
    onKeyDown: (event) => {
      const { target } = event;
      if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'checkbox')
        return;
      event.preventDefault();
      open({ aside: false });
    },
  };
}

function isOnControl({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean {
  // Of a dialog in the row, the press reaches it through React alone.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  return target.closest(CONTROLS) !== null;
}
