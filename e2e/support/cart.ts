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
  await page.waitForFunction(async (name) => {
    const loaded = performance.getEntriesByType('resource').find((file) => file.name.includes(`/${name}-`));
    if (!loaded) return false;
    // Resolves once the file has run. React renders in a frame after it.
    await import(loaded.name);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return true;
  }, part);
}

export async function addToCart(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await usable(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartPanel(page)).toBeVisible();
}
