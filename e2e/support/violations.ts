import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import axeCore from 'axe-core';
import { animationsEnded } from './animations.ts';

/** Violations that axe finds, with their elements. */
export async function violations(page: Page): Promise<string[]> {
  return await analyze(page, (axe) =>
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );
}

/** Violations of color contrast only; nothing else depends on the color scheme. */
export async function lowContrasts(page: Page): Promise<string[]> {
  return await analyze(page, (axe) => axe.withRules(['color-contrast']));
}

/**
 * `violations` in light mode and `lowContrasts` in dark mode, each line prefixed with its scheme. Resets the
 * page to light mode. On phones in light mode only: the desktop shows the same colors, and access.spec.ts
 * looks at the parts that only phones show.
 */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = (await violations(page)).map((line) => `light: ${line}`);
  if (isPhone(page)) return inLight;
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await lowContrasts(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((line) => `dark: ${line}`)];
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? WIDEST_PHONE) < WIDEST_PHONE;
}

/** Pixels. */
const WIDEST_PHONE = 500;

async function analyze(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await animationsEnded(page);
  await loadAxe(page);
  // Describing passed rules, and merging the results of frames in another page, would take half of the time.
  // Legacy mode analyzes frames without that page.
  const axe = new AxeBuilder({ page, axeSource: LOADED }).options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).exclude(PREVIEW).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

/** A page of the shop within another has landmarks of its own, and is analyzed at its own URL. */
const PREVIEW = 'iframe[title$="with the saved draft"]';

/** The builder loads nothing instead of axe. */
const LOADED = ';';

/** Loads axe once per document; the builder alone loads its 550 KB twice per analysis. */
async function loadAxe(page: Page): Promise<void> {
  const loadInto = async (frame: Frame) => {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeCore.source);
  };
  await loadInto(page.mainFrame());
  // A frame inside may be replaced meanwhile.
  const inside = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.all(inside.map((frame) => loadInto(frame).catch(() => undefined)));
}
