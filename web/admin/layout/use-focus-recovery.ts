import { type RefObject, useEffect } from 'react';

/** A focused element with its siblings, and those of each ancestor, the closest first. */
type Place = { element: HTMLElement; root: Element | null; levels: Level[]; pathname: string };
type Level = { parent: Element; before: Element[]; after: Element[] };

/** One for each root, such as a dialog over a dialog and the page below. */
const MAX_PLACES = 4;

/**
 * Keeps the focus near its last place. When the focused element is removed (a deleted row, a closed editor, a
 * link to a page beyond the last) or disabled, browsers move the focus to the body; this moves it to what is
 * next to that place: the next row, the previous one, the button that opened the editor, or at last `main`.
 */
export function useFocusRecovery(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let places: Place[] = [];
    let isInToasts = false;
    let isByKeys = false;

    function note({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || target === main.current) return;
      // Toasts disappear by themselves; the focus then returns to its place before.
      isInToasts = target.closest('[popover="manual"]') !== null;
      if (isInToasts) return;
      const place = rememberPlace(target);
      places = [place, ...places.filter(({ root }) => root !== place.root)].slice(0, MAX_PLACES);
    }
    /** A press outside of controls removes the focus on purpose. */
    function forget({ target }: PointerEvent) {
      isByKeys = false;
      if (target instanceof Element && !target.closest(`${FOCUSABLE}, label`)) places = [];
    }
    function press() {
      isByKeys = true;
    }
    function keep() {
      const [last] = places;
      if (!last || !isLost(document.activeElement)) return;
      if (canTake(last.element) && !isInToasts) return;
      // Another page sets the focus itself.
      if (last.pathname !== window.location.pathname) return;
      const next = findNearest(places);
      // Scrolls only for keyboard users, who must see the focus.
      (next ?? main.current)?.focus({ preventScroll: next === undefined || !isByKeys });
    }

    const observer = new MutationObserver(keep);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'open'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    document.addEventListener('keydown', press);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
      document.removeEventListener('keydown', press);
    };
  }, [main]);
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), ' +
  'textarea:not(:disabled), summary, [tabindex="0"]';

/** The focus stays inside its page or dialog. */
const ROOT = 'main, dialog, aside';

function rememberPlace(element: HTMLElement): Place {
  const levels: Level[] = [];
  for (let at: Element = element; at.parentElement && !at.matches(ROOT); at = at.parentElement)
    levels.push({ parent: at.parentElement, ...listNeighbours(at, at.parentElement) });
  return { element, root: element.closest(ROOT), levels, pathname: window.location.pathname };
}

function listNeighbours(element: Element, parent: Element): Pick<Level, 'before' | 'after'> {
  const all = [...parent.children];
  const at = all.indexOf(element);
  return { before: all.slice(0, at).reverse(), after: all.slice(at + 1) };
}

/** The focusable element closest to the last place, or to an earlier one if a whole dialog is gone. */
function findNearest(places: Place[]): HTMLElement | undefined {
  for (const { element, levels } of places) {
    if (canTake(element)) return element;
    for (const { parent, before, after } of levels) {
      if (!parent.isConnected) continue;
      const inNext = after.map((sibling) => listFocusable(sibling)[0]);
      const inPrevious = before.map((sibling) => listFocusable(sibling).at(-1));
      const target = [...inNext, ...inPrevious, listFocusable(parent)[0]].find(
        (taker) => taker !== undefined,
      );
      if (target) return target;
    }
  }
  return undefined;
}

function listFocusable(place: Element): HTMLElement[] {
  return [place, ...place.querySelectorAll(FOCUSABLE)]
    .filter((element) => element instanceof HTMLElement)
    .filter(canTake);
}

/** On the body, or on a hidden or disabled element, which loses the focus at the next rendering. */
function isLost(active: Element | null): boolean {
  if (active === null || active === document.body) return true;
  return !active.checkVisibility() || active.matches(':disabled');
}

function canTake(element: HTMLElement): boolean {
  return element.isConnected && element.matches(FOCUSABLE) && element.checkVisibility();
}
