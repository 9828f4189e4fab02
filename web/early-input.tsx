import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** The notes of a page's inline script (`web/page-scripts.ts`). */
declare global {
  interface Window {
    early?: {
      pressed: HTMLButtonElement[];
      changed: ReadonlySet<EventTarget | null>;
      press: (event: MouseEvent) => void;
      change: (event: Event) => void;
    };
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The state of each control that differs from its rendered one. */
export type EarlyInput = Map<Control, string | boolean | number>;

/**
 * Carries out what a person typed, chose or pressed before React took the page over: handlers learn of it as
 * if it happened then. Hydration keeps what inputs show, but the first change of a page would put them back
 * to what was rendered. `noted` is what differed before hydration, which resets texts of several lines.
 */
export function WithEarlyInput({ noted, children }: { noted: EarlyInput; children: ReactNode }) {
  const early = useRef(noted);
  // Before any effect of the page changes an input.
  useLayoutEffect(() => {
    const input = early.current;
    for (const [control, shown] of findEarlyInput()) input.set(control, shown);
    // What the page empties on purpose stays empty, as after somebody signed out.
    const forget = ({ target }: Event) => {
      for (const control of input.keys()) if (control.form === target) input.delete(control);
    };
    document.addEventListener('reset', forget);
    return () => document.removeEventListener('reset', forget);
  }, []);
  useEffect(() => {
    const input = early.current;
    const presses = takePresses();
    // Not while React is dispatching the event that made it hydrate.
    if (input.size + presses.length > 0) setTimeout(() => carryOut(input, presses));
  }, []);
  return children;
}

/**
 * The controls that do not show what was rendered. Texts may also be those that the browser restores after a
 * reload; a choice that it restores is of a page as it was, and would change this one by itself.
 */
export function findEarlyInput(): EarlyInput {
  const input: EarlyInput = new Map();
  for (const control of document.querySelectorAll<Control>('input, select, textarea')) {
    if (control.disabled || control.type === 'hidden' || control.type === 'file') continue;
    const isText = !(control instanceof HTMLSelectElement || isChecked(control));
    if (!isText && !window.early?.changed.has(control)) continue;
    if (control instanceof HTMLSelectElement) {
      const rendered = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
      if (control.selectedIndex !== Math.max(rendered, 0)) input.set(control, control.selectedIndex);
    } else if (isChecked(control)) {
      // The chosen radio determines the others.
      const isLeft = control.type === 'radio' && !control.checked;
      if (control.checked !== control.defaultChecked && !isLeft) input.set(control, control.checked);
    } else if (control.value !== control.defaultValue) input.set(control, control.value);
  }
  return input;
}

function isChecked(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

function takePresses(): HTMLButtonElement[] {
  const { early } = window;
  if (!early) return [];
  document.removeEventListener('click', early.press);
  document.removeEventListener('input', early.change);
  return early.pressed.splice(0);
}

/** Each is rendered before the next, which may build on its change. */
function carryOut(input: EarlyInput, presses: readonly HTMLButtonElement[]): void {
  for (const [control, shown] of input) if (control.isConnected) flushSync(() => enter(control, shown));
  input.clear();
  const toggled = new Set<HTMLButtonElement>();
  for (const button of presses) {
    // A second press because nothing happened does not mean to close again.
    const isToggle = button.hasAttribute('aria-expanded') || button.hasAttribute('aria-pressed');
    if (!button.isConnected || (isToggle && toggled.has(button))) continue;
    toggled.add(button);
    flushSync(() => button.click());
  }
}

/** React ignores an event without a change, and knows the values that are set by its own properties. */
function enter(control: Control, shown: string | boolean | number): void {
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = Number(shown);
    for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
  } else if (isChecked(control)) {
    control.checked = !shown;
    control.click();
  } else {
    control.value = control.defaultValue;
    const type = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(control, shown);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
