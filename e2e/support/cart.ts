import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { hydrated } from './checkout.ts';

/** A page of a new browser at this address of a shop. */
export async function openBrowserAt(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options });
  return await context.newPage();
}

export const cartPanel = (page: Page) => page.getByRole('dialog', { name: 'Added to your cart' });

// A toast that names a product is an item of a list, too.
export const cartLine = (page: Page, { name }: { name: string }) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/**
 * Waits for a part of a shop's page that is loaded after hydration. The late parts are the host of the cart's
 * panel (a press before sends the form, which opens the cart), and what treats lost connections and the end
 * of the account in another tab.
 */
export async function usable(
  page: Page,
  part: 'late-parts' | 'prefetch-pages' = 'late-parts',
): Promise<void> {
  await hydrated(page);
  // Not by waitForFunction, for which the promise of an asynchronous function is an answer.
  await expect.poll(() => page.evaluate(hasBegun, part)).toBe(true);
}

/** True once React has committed a component of a file, and its effects listen. Runs in the page. */
async function hasBegun(name: string): Promise<boolean> {
  const file = performance.getEntriesByType('resource').find((entry) => entry.name.includes(`/${name}-`));
  if (!file) return false;
  const components = Object.values(await import(file.name));
  const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'));
  const fibers = [container?.[1].stateNode.current];
  for (let fiber = fibers.pop(); fiber; fiber = fibers.pop()) {
    if (components.includes(fiber.type)) {
      // Effects run after those of the components below. One that has run holds the function that ends it.
      const { lastEffect } = fiber.updateQueue;
      for (let effect = lastEffect.next; ; effect = effect.next) {
        if (effect.inst.destroy !== undefined) return true;
        if (effect === lastEffect) return false;
      }
    }
    fibers.push(...[fiber.sibling, fiber.child].filter((next) => next !== null));
  }
  return false;
}

export async function addToCart(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await usable(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartPanel(page)).toBeVisible();
}
