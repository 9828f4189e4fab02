import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with a page, with where it is, so that a failure can be read. */
export async function violations(page: Page): Promise<string[]> {
  return await analyze(page, (axe) =>
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );
}

/** Of the same page in its other colors, all that can be wrong: texts too pale to read. */
export async function lowContrasts(page: Page): Promise<string[]> {
  return await analyze(page, (axe) => axe.withRules(['color-contrast']));
}

async function analyze(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Colours are measured as they will be, not while they fade in. Some animations never end, or wait for a page to be seen.
  await page.evaluate(() =>
    Promise.race([
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 1_000)),
    ]),
  );
  const { violations } = await choose(new AxeBuilder({ page })).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}
