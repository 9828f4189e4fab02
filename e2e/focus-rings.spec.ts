import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { signIn } from './support/staff.ts';

/** Controls whose ring, four pixels around them, is cut off by a frame around them once they are focused. */
async function clippedRings(page: Page): Promise<string[]> {
  return await page.getByRole('main').evaluate((main) => {
    const RING = 4;
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return overflowX !== 'visible' || overflowY !== 'visible';
    };
    const isOutside = (control: Element) => {
      const { top, left, right, bottom } = control.getBoundingClientRect();
      for (let frame = control.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        if (!clips(frame)) continue;
        const around = frame.getBoundingClientRect();
        if (left - RING < around.left || right + RING > around.right) return true;
        if (top - RING < around.top || bottom + RING > around.bottom) return true;
      }
      return false;
    };
    const clipped: string[] = [];
    for (const control of main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
      if (!control.checkVisibility() || control.matches('.focus-inside, .focus-frame *')) continue;
      control.focus();
      if (document.activeElement === control && control.clientWidth > 1 && isOutside(control))
        clipped.push(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
    }
    return clipped;
  });
}

for (const path of ['/admin/dashboard', '/admin/products', '/admin/orders', '/admin/settings/taxes'])
  test(`no frame cuts off the focus rings of ${path}`, async ({ page }) => {
    await signIn(page);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await clippedRings(page)).toEqual([]);
  });
