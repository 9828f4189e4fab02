import { type RefObject, useEffect } from 'react';
import { avoidOverlap, type Box } from './avoid-overlap.ts';

/**
 * Moves the toasts off `data-keep-clear` elements, the actions of rows and the row in use. Runs again when
 * `reason` changes.
 */
export function useAvoidOverlap(list: RefObject<HTMLElement | null>, reason: readonly unknown[]): void {
  useEffect(() => {
    const element = list.current;
    if (!element || reason.length === 0) return;
    let frame = 0;
    const place = () => {
      frame = 0;
      // Nothing moves under the pointer.
      if (!element.matches(':hover, :focus-within')) placeClear(element);
    };
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    const listening = new AbortController();
    for (const type of ['resize', 'focusin', 'scroll', 'transitionend'])
      window.addEventListener(type, placeSoon, { capture: true, passive: true, signal: listening.signal });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      listening.abort();
    };
  }, [list, reason]);
}

/** The last cell of a row has its actions. `data-keep-clear="printed"` stays in a printed dialog. */
const ROW_ACTIONS = 'td:last-child:has(a, button)';

function placeClear(element: HTMLElement): void {
  const dialog = element.closest('dialog');
  const height = window.visualViewport?.height ?? window.innerHeight;
  const shown = (selector: string) =>
    [...(dialog ?? document).querySelectorAll(selector)]
      .map(measureBox)
      .filter(({ top, bottom }) => bottom > top && bottom > 0 && top < height);
  const { x, y } = avoidOverlap(restingBox(element), {
    keptClear: shown('[data-keep-clear]'),
    rowActions: shown(ROW_ACTIONS),
    inUse: inUse(element),
    dialog: dialog && measureBox(dialog),
    height,
  });
  element.style.setProperty('--clear-x', `${x}px`);
  element.style.setProperty('--clear-y', `${y}px`);
}

/** The position before the offset and regardless of transitions. */
function restingBox(element: HTMLElement): Box {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = element;
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

/** The focused element's row or itself. Elements focused by script are not in use. */
function inUse(messages: HTMLElement): Box | null {
  const { activeElement: active } = document;
  if (!(active instanceof HTMLElement) || active.tabIndex < 0 || active.matches('body, dialog')) return null;
  return messages.contains(active) ? null : measureBox(active.closest('tr') ?? active);
}

function measureBox(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}
