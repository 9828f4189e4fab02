import { expect, type Page } from '@playwright/test';

/** Stops of the Tab key after which something is taken to be out of its reach. */
const FAR = 120;

/**
 * Goes by Tab to what a screen reader calls this, such as `button "Place Order"`, and holds at each stop on the way that the
 * focus can be seen.
 */
export async function tabTo(page: Page, control: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < FAR; stop++) {
    await page.keyboard.press(key);
    const focused = await focusedControl(page);
    const isThere = typeof control === 'string' ? focused.startsWith(control) : control.test(focused);
    expect(await focusProblem(page), focused).toBeNull();
    if (isThere) return;
    passed.push(focused);
  }
  throw new Error(`${control} is not reached by ${key}: ${passed.join(', ')}`);
}

/** Role and name of what has the focus, as the accessibility tree has them: `textbox "Email"`; empty where nothing has it. */
export async function focusedControl(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return '';
  const [line = ''] = (await focused.ariaSnapshot()).split('\n');
  return line.replace(/^- '?/, '');
}

/** What keeps a person from seeing where the focus is; null where nothing does. WCAG 2.4.7, 2.4.11 and 2.4.13. */
export async function focusProblem(page: Page): Promise<string | null> {
  return await page.evaluate(() => {
    const focused = document.activeElement;
    // After the last control comes the browser's own window.
    if (!focused || focused === document.body) return null;
    if (focused.matches('iframe, [tabindex="-1"]')) return null;

    let ringed: Element | null = focused;
    while (ringed && !hasRing(ringed)) ringed = ringed.parentElement;
    if (!ringed || ringed.matches('main, body')) return 'has no ring of 2 px';

    const { left, top, width, height } = ringed.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height / 2] as const);
    const isSeen = places.some(([x, y]) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && (ringed.contains(seen) || seen.contains(ringed));
    });
    return isSeen ? null : 'is hidden behind something or out of sight';

    function hasRing(element: Element): boolean {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }
  });
}
