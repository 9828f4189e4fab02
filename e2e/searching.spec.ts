import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { violations } from './support/violations.ts';

const headerBox = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' });
const listBox = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: /^Suggestions/ });

async function openHeaderSearch(page: Page, project: string) {
  await page.goto('/user/about');
  await hydrated(page);
  if (project === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
}

test(
  'a misspelt search finds the product, shows the correction, and can be searched exactly',
  ANY_SCREEN,
  async ({ page }, { project }) => {
    await openHeaderSearch(page, project.name);
    await headerBox(page).fill('blutooth speeker');
    await headerBox(page).press('Enter');
    await expect(page).toHaveURL(/\/user\/products\?search=blutooth\+speeker$/);
    const main = page.getByRole('main');
    await expect(main.getByText('No exact match for “blutooth speeker”.')).toContainText(
      'Showing results for “bluetooth speaker”.',
    );
    await expect(main.getByRole('heading', { level: 2, name: /Bramble Portable/ })).toBeVisible();
    await expect(listBox(page)).toHaveValue('blutooth speeker');
    await main.getByRole('link', { name: 'Search only for what I typed' }).click();
    await expect(main.getByText('No products found')).toBeVisible();
    await expect(main.getByText('No product contains “blutooth” or “speeker”.')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Top rated' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await main.getByRole('link', { name: /^Search for “bluetooth speaker”: \d+ product/ }).click();
    await expect(main.getByRole('heading', { level: 2, name: /Bramble Portable/ })).toBeVisible();
  },
);

test('suggestions are chosen by keyboard', ANY_SCREEN, async ({ page }, { project }) => {
  await openHeaderSearch(page, project.name);
  const box = headerBox(page);
  await box.pressSequentially('hedph');
  await expect(suggestions(page)).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/suggestions?, use the arrow keys/).first()).toBeAttached();
  await expect(suggestions(page).getByText('Products for “headphones”')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await box.press('ArrowDown');
  const option = suggestions(page).getByRole('option').first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none');
  await box.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(box).toBeVisible();
  await expect(box).toHaveValue('hedph');

  await box.press('ArrowDown');
  await expect(suggestions(page)).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/user\/products\/aurora-one-headphones/);
});

test('a suggested category opens its products, by touch or mouse', async ({ page }) => {
  await page.goto('/user/products');
  await hydrated(page);
  await listBox(page).pressSequentially('elctronics');
  await suggestions(page)
    .getByRole('option', { name: /Electronics/ })
    .click();
  await expect(page).toHaveURL(/\/user\/products\?category=Electronics$/);
  await expect(suggestions(page)).toBeHidden();
});

test('facets follow the corrected search', ANY_SCREEN, async ({ page }, { project }) => {
  await page.goto('/user/products?search=wacth');
  await hydrated(page);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Show Filters' }).click();
  const category = page.getByRole('radiogroup', { name: 'Category' });
  await expect(category.getByRole('radio', { name: /^Fashion/ })).toBeVisible();
  await category.getByRole('radio', { name: /^Fashion/ }).check({ force: true });
  await expect(page).toHaveURL(/category=Fashion/);
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2, name: /Meridian Automatic/ }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /Orbit Watch/ })).toBeHidden();
});

test('suggestions fit a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/user/products');
  await hydrated(page);
  await listBox(page).pressSequentially('lamp');
  await expect(suggestions(page)).toBeVisible();
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider).toBe(false);
});
