import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';

/** Unfolds a filter. */
const unfold = (page: Page, heading: string) =>
  page.locator('#product-filters summary', { hasText: heading }).click();

const counted = (page: Page) => page.getByText(/^Showing \d+ product\(s\)$/).first();

test('a shopper narrows the list to a size in stock, and Back takes each choice back', async ({ page }, {
  project,
}) => {
  await page.goto('/user/products');
  await hydrated(page);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Show Filters' }).click();
  await unfold(page, 'Size');
  const size = page.getByRole('group', { name: 'Size' }).getByRole('checkbox', { name: /^M / });
  const before = Number(
    /^M ([\d,]+)/.exec(
      await size.evaluate((box) => box.closest('label')?.innerText.replace(/\s+/g, ' ') ?? ''),
    )?.[1],
  );
  await size.check({ force: true });
  await expect(page).toHaveURL(/options=size%3Am/);
  await expect(counted(page)).toHaveText(`Showing ${before} product(s)`);
  await unfold(page, 'Availability');
  await page.getByRole('checkbox', { name: /^In stock/ }).check({ force: true });
  await expect(page).toHaveURL(/inStock=true/);
  await expect(page.getByText('Filtered by Size: M, In stock')).toBeAttached();

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Remove option Size: M' })).toBeVisible();
  if (project.name === 'phone') await page.getByRole('button', { name: 'Show Filters (2)' }).click();
  await expect(size).toBeChecked();
  if (project.name === 'phone') await page.getByRole('button', { name: 'Hide Filters' }).click();
  await page.getByRole('link', { name: 'Remove availability In stock' }).click();
  await expect(page).not.toHaveURL(/inStock/);
  await page.goBack();
  await expect(page).toHaveURL(/inStock=true/);
  await expect(page.getByRole('link', { name: 'Remove availability In stock' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL(/\/user\/products$/);
});

test('on a phone, the products are one tap away from any filter', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'wide screens show both');
  await page.goto('/user/products');
  await hydrated(page);
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await unfold(page, 'Availability');
  await page.getByRole('checkbox', { name: /^In stock/ }).check({ force: true });
  await expect(page).toHaveURL(/inStock=true/);
  const show = page.getByRole('button', { name: /^Show \d+ products$/ });
  // The address changes before the list does.
  await expect(async () => {
    const total = (await counted(page).textContent())?.match(/\d+/)?.[0];
    await expect(show).toHaveAccessibleName(`Show ${total} products`, { timeout: 500 });
  }).toPass();
  await expect(show).toBeInViewport();
  await show.tap();
  await expect(show).toHaveCount(0);
  await expect(counted(page)).toBeFocused();
  await expect(counted(page)).toBeInViewport();
  await expect(page).toHaveURL(/inStock=true/);
  await expect(page.getByRole('button', { name: 'Show Filters (1)' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('where no product is left, each filter says what is there without it', ANY_SCREEN, async ({ page }) => {
  await page.goto('/user/products?category=Fashion&options=size:m&maxPrice=1');
  await expect(page.getByText('No products found')).toBeVisible();
  await page.getByRole('link', { name: /^Without “\$0 - \$1”: \d+ product/ }).click();
  await expect(page).not.toHaveURL(/maxPrice/);
  await expect(counted(page)).not.toHaveText('Showing 0 product(s)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'several sizes are one form, and what the URL says wrongly is ignored',
    ANY_SCREEN,
    async ({ page }) => {
      await page.goto('/user/products?rating=9&options=flavor&options=&sort=up');
      await expect(counted(page)).toHaveText(/Showing \d{2} product/);
      await unfold(page, 'Size');
      const sizes = page.getByRole('group', { name: 'Size' });
      await sizes.getByRole('checkbox', { name: /^M / }).check({ force: true });
      await sizes.getByRole('checkbox', { name: /^40 / }).check({ force: true });
      await page.locator('form#product-filters').getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByRole('link', { name: 'Remove option Size: M' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Remove option Size: 40' })).toBeVisible();
      await expect(counted(page)).toHaveText('Showing 4 product(s)');
    },
  );

  test('a search without results says why, and leads on', ANY_SCREEN, async ({ page }) => {
    await page.goto('/user/products?search=zzzzqqqq&category=Fashion');
    await expect(page.getByText('No product contains “zzzzqqqq”.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Top rated' })).toBeVisible();
    await page.getByRole('link', { name: /^Without “zzzzqqqq”: \d+ product/ }).click();
    await expect(counted(page)).not.toHaveText('Showing 0 product(s)');
  });
});
