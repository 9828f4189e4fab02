import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { AS_STAFF } from './support/staff.ts';
import { someProduct } from './support/staff-products.ts';

const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity', exact: true });
const said = 'Quantity must be a whole number from 1';

test(
  'a product page says what is left of few pieces, and lets nobody ask for more',
  ANY_SCREEN,
  async ({ page }) => {
    const product = await someProduct(page, { price: 20, stock: 2 });
    await page.goto(`/user/products/${product._id}?quantity=3`);
    await hydrated(page);
    // The message for a link appears at once.
    await expect(quantity(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity(page)).toHaveAccessibleDescription('Only 2 left');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(quantity(page)).toBeFocused();
    expect((await (await page.request.get('/api/cart')).json()).lines).toEqual([]);

    await page.getByRole('button', { name: 'One less' }).click();
    await expect(quantity(page)).toHaveValue('2');
    await expect(quantity(page)).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText('Only 2 left')).toBeVisible();

    // As sold, the page says it without being asked for again by its shopper.
    const corrected = await page.request.put(`/api/products/${product._id}`, {
      headers: AS_STAFF,
      data: { stock: 1 },
    });
    expect(corrected.status()).toBe(200);
    await page.reload();
    await expect(page.getByText('Only 1 left')).toBeVisible();
  },
);

test('what is no quantity buys nothing', ANY_SCREEN, async ({ page }) => {
  const product = await someProduct(page, { price: 20 });
  await page.goto(`/user/products/${product._id}`);
  await hydrated(page);
  for (const typed of ['2,5', '-5', '0', 'two']) {
    await quantity(page).fill('');
    await quantity(page).pressSequentially(typed);
    await quantity(page).blur();
    await expect(quantity(page)).toHaveAccessibleDescription(said);
    await expect(quantity(page)).toHaveValue(typed);
    for (const name of ['Add to Cart', 'Buy Now']) {
      await page.getByRole('main').getByRole('button', { name }).first().click();
      await expect(quantity(page)).toBeFocused();
    }
  }
  await quantity(page).fill('99999999999');
  await page.keyboard.press('Enter');
  await expect(quantity(page)).toHaveAccessibleDescription('Quantity must be at most 1000');
  await expect(page).toHaveURL(/\/user\/products\//);
  expect((await (await page.request.get('/api/cart')).json()).lines).toEqual([]);
  await expect(page.getByText(/^Only \d+ left$/)).toHaveCount(0);
});
