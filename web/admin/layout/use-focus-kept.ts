import { type RefObject, useEffect } from 'react';

/**
 * Where the focus was: the element, and at each level above it what stood before and after, the nearest
 * first.
 */
type Place = { element: HTMLElement; root: Element | null; levels: Level[]; pathname: string };
type Level = { parent: Element; before: Element[]; after: Element[] };

/** One of each root: a dialog that opened over a dialog, and the page below. */
const PLACES_KEPT = 4;

/**
 * Whatever is done, who works with the keyboard goes on near by. When what has the focus is taken away (a row
 * that was deleted, an editor that was closed, a link to a page beyond the last) or disabled, browsers let it
 * fall to the body; then what stands next to it gets it: the next row, the one before, the button that opened
 * the editor, in the end `main`.
 */
export function useFocusKept(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let places: Place[] = [];
    let isInToasts = false;
    let isByKeys = false;

    function note({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || target === main.current) return;
      // They come and go by themselves: who was in one goes back to where they were before.
      isInToasts = target.closest('[popover="manual"]') !== null;
      if (isInToasts) return;
      const place = placeOf(target);
      places = [place, ...places.filter(({ root }) => root !== place.root)].slice(0, PLACES_KEPT);
    }
    /** A press on nothing leaves on purpose. */
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
      // Another page brings the focus to itself.
      if (last.pathname !== window.location.pathname) return;
      const next = nearest(places);
      // Nothing moves under a finger: only who goes on by keys has to see where the focus went.
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

/** Everything in a page or dialog; what is above those is not gone to. */
const ROOT = 'main, dialog, aside';

function placeOf(element: HTMLElement): Place {
  const levels: Level[] = [];
  for (let at: Element = element; at.parentElement && !at.matches(ROOT); at = at.parentElement)
    levels.push({ parent: at.parentElement, ...neighboursOf(at, at.parentElement) });
  return { element, root: element.closest(ROOT), levels, pathname: window.location.pathname };
}

function neighboursOf(element: Element, parent: Element): Pick<Level, 'before' | 'after'> {
  const all = [...parent.children];
  const at = all.indexOf(element);
  return { before: all.slice(0, at).reverse(), after: all.slice(at + 1) };
}

/**
 * What can take the focus nearest to where it was last; to where it was before that, where all of a dialog is
 * gone.
 */
function nearest(places: Place[]): HTMLElement | undefined {
  for (const { element, levels } of places) {
    if (canTake(element)) return element;
    for (const { parent, before, after } of levels) {
      if (!parent.isConnected) continue;
      const found = firstIn(after) ?? lastIn(before) ?? firstIn([parent]);
      if (found) return found;
    }
  }
  return undefined;
}

function firstIn(places: readonly Element[]): HTMLElement | undefined {
  for (const place of places) {
    const [first] = takersIn(place);
    if (first) return first;
  }
  return undefined;
}

function lastIn(places: readonly Element[]): HTMLElement | undefined {
  for (const place of places) {
    const last = takersIn(place).at(-1);
    if (last) return last;
  }
  return undefined;
}

function takersIn(place: Element): HTMLElement[] {
  return [place, ...place.querySelectorAll(FOCUSABLE)]
    .filter((element) => element instanceof HTMLElement)
    .filter(canTake);
}

/**
 * On the body, or on what is hidden or disabled now: the browser lets it fall a moment later, when it draws.
 */
function isLost(active: Element | null): boolean {
  if (active === null || active === document.body) return true;
  return !active.checkVisibility() || active.matches(':disabled');
}

function canTake(element: HTMLElement): boolean {
  return element.isConnected && element.matches(FOCUSABLE) && element.checkVisibility();
}
