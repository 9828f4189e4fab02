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

/**
 * What axe finds with a page in light and, of its dark colors, `lowContrasts`; each line with the scheme it
 * was found in. The page is light again afterwards.
 */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await lowContrasts(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight.map((line) => `light: ${line}`), ...inDark.map((line) => `dark: ${line}`)];
}

async function analyze(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await animationsEnded(page);
  // Otherwise axe puts its results together in another page, which costs more than the analysis. All frames
  // are analyzed.
  const { violations } = await choose(new AxeBuilder({ page })).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

/**
 * Colors are measured as they will be, not while they fade in. Animations that never end, or wait for
 * scrolling, go on.
 */
async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          Number.isFinite(effect?.getComputedTiming().endTime),
      )
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.race([Promise.all(ending), new Promise((resolve) => setTimeout(resolve, 1_000))]);
  });
}
