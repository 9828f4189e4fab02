import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Starts to add up the layout shifts of the pages opened from here on. Those after an input count only
 * `withInput`.
 */
export async function watchShifts(page: Page, { withInput = false } = {}): Promise<void> {
  await page.addInitScript((countsAll) => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (countsAll || !entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, withInput);
}

/** The sum of the layout shifts so far, as CLS counts them. */
export async function sumOfShifts(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
