import { type RefObject, useEffect } from 'react';

/** Where the focus was: the element, and at each level above it what stood before and after. */
type Place = { element: HTMLElement; levels: Level[]; pathname: string };
type Level = { element: Element; parent: Element; before: Element | null; after: Element | null };

/** A dialog that opens over a dialog, and the page below: no more is ever gone at once. */
const PLACES_KEPT = 4;

/**
 * Whatever is done, who works with the keyboard goes on near by. When what has the focus is taken away (a row that was
 * deleted, an editor that was closed, a link to a page beyond the last) or disabled, browsers let it fall to the body;
 * then what stands next to it gets it: the next row, the one before, the button that opened the editor, in the end `main`.
 */
export function useFocusKept(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let places: Place[] = [];

    function note({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || target === main.current || isInToast(target)) return;
      places = [placeOf(target), ...places.filter(({ element }) => element !== target)].slice(0, PLACES_KEPT);
    }
    /** A press on nothing leaves on purpose. */
    function forget({ target }: PointerEvent) {
      if (target instanceof Element && !target.closest(`${FOCUSABLE}, label`)) places = [];
    }
    function keep() {
      const [last] = places;
      if (!last || document.activeElement !== document.body || canTake(last.element)) return;
      // Another page brings the focus to itself.
      if (last.pathname !== window.location.pathname) return;
      const next = nearest(places);
      (next ?? main.current)?.focus({ preventScroll: next === undefined });
    }

    const observer = new MutationObserver(keep);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'open'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, [main]);
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), ' +
  'textarea:not(:disabled), summary, [tabindex="0"]';

/** Everything in a page or dialog; what is above those is not gone to. */
const ROOT = 'main, dialog, aside, header';

function placeOf(element: HTMLElement): Place {
  const levels: Level[] = [];
  for (let at: Element = element; at.parentElement && !at.matches(ROOT); at = at.parentElement)
    levels.push({
      element: at,
      parent: at.parentElement,
      before: at.previousElementSibling,
      after: at.nextElementSibling,
    });
  return { element, levels, pathname: window.location.pathname };
}

/** What can take the focus nearest to where it was last; to where it was before that, where all of a dialog is gone. */
function nearest(places: Place[]): HTMLElement | undefined {
  for (const { element, levels } of places) {
    if (canTake(element)) return element;
    for (const { parent, before, after } of levels) {
      if (!parent.isConnected) continue;
      const found = first(after) ?? last(before) ?? first(parent);
      if (found) return found;
    }
  }
  return undefined;
}

function first(within: Element | null): HTMLElement | undefined {
  return takersIn(within)[0];
}

function last(within: Element | null): HTMLElement | undefined {
  return takersIn(within).at(-1);
}

function takersIn(within: Element | null): HTMLElement[] {
  if (!within?.isConnected) return [];
  const all = [within, ...within.querySelectorAll(FOCUSABLE)];
  return all.filter((element) => element instanceof HTMLElement).filter(canTake);
}

function canTake(element: HTMLElement): boolean {
  return element.isConnected && element.matches(FOCUSABLE) && element.checkVisibility();
}

/** Toasts come and go by themselves. */
function isInToast(element: HTMLElement): boolean {
  return element.closest('[popover="manual"]') !== null;
}
