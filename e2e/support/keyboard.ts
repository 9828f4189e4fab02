import { expect, type Page } from '@playwright/test';

/** Stops of the Tab key after which something is taken to be out of its reach. */
const FAR = 120;

/**
 * Goes by Tab to what a screen reader calls this, such as `button "Place Order"`, and holds at each stop on
 * the way that the focus can be seen.
 */
export async function tabTo(page: Page, control: string, key = 'Tab'): Promise<void> {
  const [, name = ''] = control.split('"');
  const passed: string[] = [];
  for (let stop = 0; stop < FAR; stop++) {
    await page.keyboard.press(key);
    const { words, problem } = await lookAtFocus(page);
    expect(problem, words).toBeNull();
    // The tree is asked only where it may be so: that takes longer.
    if (words.includes(name) && (await focusedControl(page)).startsWith(control)) return;
    passed.push(words);
  }
  throw new Error(`${control} is not reached by ${key}: ${passed.join(', ')}`);
}

/**
 * Role and name of what has the focus, as the accessibility tree has them: `textbox "Email"`; empty where
 * nothing has it.
 */
export async function focusedControl(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return '';
  const [line = ''] = (await focused.ariaSnapshot()).split('\n');
  return line.replace(/^- '?/, '');
}

/**
 * The words on what has the focus, and what keeps a person from seeing that it has; null where nothing does.
 * WCAG 2.4.7, 2.4.11 and 2.4.13.
 */
export async function lookAtFocus(page: Page): Promise<{ words: string; problem: string | null }> {
  return await page.evaluate(() => {
    const focused = document.activeElement;
    // After the last control comes the browser's own window.
    if (!(focused instanceof HTMLElement) || focused === document.body) return { words: '', problem: null };
    return { words: wordsOn(focused), problem: problemOf(focused) };

    function wordsOn(element: HTMLElement): string {
      const labels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
          ? element.labels
          : null;
      const texts = [
        element.getAttribute('aria-label'),
        ...[...(labels ?? [])].map((label) => label.innerText),
      ];
      return [...texts, element.innerText].join(' ');
    }

    function problemOf(focused: Element): string | null {
      if (focused.matches('iframe, [tabindex="-1"]')) return null;

      let ringed: Element | null = focused;
      while (ringed && !hasRing(ringed)) ringed = ringed.parentElement;
      if (!ringed || ringed.matches('main, body')) return 'has no ring of 2 px';

      const { left, top, width, height } = ringed.getBoundingClientRect();
      // Of a box for several lines the first, where one begins to write.
      const middle = top + (ringed instanceof HTMLTextAreaElement ? Math.min(height / 2, 20) : height / 2);
      const places = [0.1, 0.5, 0.9].map((part) => [left + width * part, middle] as const);
      const isSeen = places.some(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return seen !== null && (ringed.contains(seen) || seen.contains(ringed));
      });
      return isSeen ? null : 'is hidden behind something or out of sight';
    }

    function hasRing(element: Element): boolean {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }
  });
}
