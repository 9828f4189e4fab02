import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** How far a layout shifted, as CLS counts it, and what moved. */
type SeenShift = { value: number; moved: string[] };

/** Records layout shifts of the pages opened from here on; those after an input only `withInput`. */
export async function watchShifts(page: Page, { withInput = false } = {}): Promise<void> {
  await page.addInitScript((countsAll) => {
    const shifts: SeenShift[] = [];
    Object.assign(window, { shifts });
    const formatRect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const describe = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
      `${node?.nodeName} ${node?.id} ${node?.textContent?.slice(0, 40)}: ${formatRect(previousRect)} → ${formatRect(currentRect)}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (countsAll || !hadRecentInput) shifts.push({ value, moved: sources.map(describe) });
    }).observe({ type: 'layout-shift', buffered: true });
  }, withInput);
}

/** The recorded layout shifts that people could notice together; none if their sum is below a thousandth. */
export async function seenShifts(page: Page): Promise<SeenShift[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: SeenShift[] }).shifts);
  return shifts.reduce((sum, { value }) => sum + value, 0) < 0.001 ? [] : shifts;
}
