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

/** The panel's host is loaded after hydration; a press before sends the form, which opens the cart. */
export async function usable(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

export async function addToCart(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await usable(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartPanel(page)).toBeVisible();
}
