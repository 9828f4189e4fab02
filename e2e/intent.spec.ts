import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { usable } from './support/cart.ts';
import { hydrated } from './support/checkout.ts';

const PRODUCT = '.card-name a';
/** A category to which no other test adds products. */
const LIST = '/user/products?category=Electronics&sort=name';

test(
  'a product loads while the pointer rests on its link, and not again when it opens',
  ANY_SCREEN,
  async ({ page }) => {
    await page.goto(LIST);
    await usable(page, 'prefetch-pages');
    const asked = productRequests(page);
    const link = page.locator(PRODUCT).first();
    await link.scrollIntoViewIfNeeded();

    await Promise.all([page.waitForResponse(isProduct), link.hover()]);
    await link.click();

    await expect(page).toHaveURL(/\/user\/products\/.+/);
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
    expect(asked).toHaveLength(1);
  },
);

test('a product whose prefetch failed is requested again when it opens', ANY_SCREEN, async ({ page }) => {
  await page.goto(LIST);
  await usable(page, 'prefetch-pages');
  const link = page.locator(PRODUCT).first();
  await link.scrollIntoViewIfNeeded();
  await page.route(isProductAddress, (route) => route.abort(), { times: 1 });

  await Promise.all([page.waitForEvent('requestfailed'), link.hover()]);
  await link.click();

  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
});

test('the code of likely pages is fetched once a page is used', ANY_SCREEN, async ({ page }) => {
  await page.goto(LIST);
  await usable(page, 'prefetch-pages');
  const asked = page.waitForRequest(isProductCode);
  await scrollUntil(page, asked);
  const code = await asked;
  expect(code.resourceType()).toBe('script');
  expect(code.method()).toBe('GET');
});

test('a connection that fails while code is prefetched reloads nothing', ANY_SCREEN, async ({ page }) => {
  await page.goto(LIST);
  await usable(page, 'prefetch-pages');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.route(PRODUCT_CODE, (route) => route.abort());
  await scrollUntil(page, page.waitForEvent('requestfailed', isProductCode));

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();

  await expect(page).toHaveURL(/about/);
  await expect(page.locator('body[data-same]')).toBeVisible();
});

test('Back from a product leads to the same place in the list', async ({ page }) => {
  await page.goto(LIST);
  await hydrated(page);
  const link = page.locator(PRODUCT).nth(9);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a pressed link is marked immediately, until its page is shown', async ({ page }) => {
  await page.goto(LIST);
  await hydrated(page);
  const link = page.locator(PRODUCT).first();
  await link.scrollIntoViewIfNeeded();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(isProductAddress, async (route) => {
    await held;
    await route.continue();
  });

  await link.click();
  await expect(page.locator('[data-pending]')).toHaveCount(1);
  answer();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
});

const PRODUCT_CODE = /\/assets\/product-[\w-]{8}\.js$/;

/** Scrolls again until something happens: the code that listens may be a moment later than its file. */
async function scrollUntil(page: Page, happening: Promise<unknown>): Promise<void> {
  let hasHappened = false;
  void happening.then(() => {
    hasHappened = true;
  });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 10);
      return hasHappened;
    })
    .toBe(true);
}

function isProductCode(request: { url(): string }): boolean {
  return PRODUCT_CODE.test(request.url());
}

function productRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isProductAddress(new URL(request.url()))) asked.push(request.url());
  });
  return asked;
}

function isProduct(response: { url(): string }): boolean {
  return isProductAddress(new URL(response.url()));
}

function isProductAddress({ pathname }: URL): boolean {
  return /^\/api\/products\/[^/]+-\w{8}$/.test(pathname);
}
