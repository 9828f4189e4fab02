import { expect, type Locator, type Page } from '@playwright/test';

/** Tab stops after which a control counts as unreachable. */
const MAX_STOPS = 120;

/**
 * Presses Tab until the focus is on the control with this role and name, such as `button "Place Order"`.
 * Fails at a stop without a visible focus.
 */
export async function tabTo(page: Page, control: string, key = 'Tab'): Promise<void> {
  const [, name = ''] = control.split('"');
  const passed: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key);
    const { words, problem } = await inspectFocus(page);
    expect(problem, words).toBeNull();
    // The accessibility tree is slow, so only likely candidates are looked up.
    if (words.includes(name) && (await focusedControl(page)).startsWith(control)) return;
    passed.push(words);
  }
  throw new Error(`${control} is not reached by ${key}: ${passed.join(', ')}`);
}

/** Opens the quick search by its key, which the back office listens to a moment after hydration. */
export async function openQuickSearch(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Quick search' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return dialog;
}

/**
 * Role and name of the focused control in the accessibility tree, such as `textbox "Email"`; empty if none.
 */
export async function focusedControl(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return '';
  const [line = ''] = (await focused.ariaSnapshot()).split('\n');
  return line.replace(/^- '?/, '');
}

/** Text of the focused control, and what hides its focus (null: nothing). WCAG 2.4.7, 2.4.11 and 2.4.13. */
export async function inspectFocus(page: Page): Promise<{ words: string; problem: string | null }> {
  return await page.evaluate(() => {
    const focused = document.activeElement;
    // After the last control the focus leaves the page.
    if (!(focused instanceof HTMLElement) || focused === document.body) return { words: '', problem: null };
    return { words: readText(focused), problem: findProblem(focused) };

    function readText(element: HTMLElement): string {
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

    function findProblem(focused: Element): string | null {
      if (focused.matches('iframe, [tabindex="-1"]')) return null;

      let ringed: Element | null = focused;
      while (ringed && !hasRing(ringed)) ringed = ringed.parentElement;
      if (!ringed || ringed.matches('main, body')) return 'has no ring of 2 px';

      const { left, top, width, height } = ringed.getBoundingClientRect();
      // The first line only of a multi-line field.
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
