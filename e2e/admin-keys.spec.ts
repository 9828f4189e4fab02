import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { AS_STAFF } from './support/staff.ts';
import { violations } from './support/violations.ts';

test.use({ extraHTTPHeaders: AS_STAFF });
test.skip(({ isMobile }) => isMobile, 'phones have no keyboard');

async function open(page: Page, screen: string): Promise<void> {
  await page.goto(`/admin/${screen}`);
  await hydrated(page);
}

const SOON = { timeout: 1_000 };

/** The page listens to keys a moment after it is hydrated. */
async function pressUntil(page: Page, key: string, isDone: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await isDone();
  }).toPass();
}

test('? lists the keys of the back office', async ({ page }) => {
  await open(page, 'orders');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await pressUntil(page, '?', () => expect(keys).toContainText('Search this list', SOON));
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});

test('/ goes to the search of a list, and is typed in a field', async ({ page }) => {
  await open(page, 'products');
  const search = page.getByRole('main').getByRole('searchbox');
  await pressUntil(page, '/', () => expect(search).toBeFocused(SOON));
  await expect(search).toHaveValue('');
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(search).toHaveValue('/?');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('/ opens the quick search on a screen without a search', async ({ page }) => {
  await open(page, 'dashboard');
  const search = page.getByRole('dialog', { name: 'Quick search' }).getByRole('combobox');
  await pressUntil(page, '/', () => expect(search).toBeFocused(SOON));
});

test('all links of the sidebar are in sight at 1440 × 900', async ({ page }) => {
  await open(page, 'dashboard');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  for (const link of [sidebar.getByRole('link').first(), sidebar.getByRole('link', { name: 'Exit Admin' })])
    await expect(link).toBeInViewport({ ratio: 1 });
  await expect(sidebar.getByRole('list', { name: 'Customers' }).getByRole('link')).toHaveText([
    'Messages',
    'Mail',
    'Members',
  ]);
});
