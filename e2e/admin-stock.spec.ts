import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { AS_STAFF, signIn } from './support/staff.ts';
import { openForm, readProduct, someProduct } from './support/staff-products.ts';
import { violationsInBothSchemes } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));

test('staff see every movement of a stock, and add received pieces', async ({ page }) => {
  const product = await someProduct(page, { stock: 3 });
  const form = await openForm(page, product);
  await form.getByRole('link', { name: 'Stock history' }).click();
  const panel = page.getByRole('dialog', { name: `Stock of ${product.name}` });
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Counting started');

  const pieces = panel.getByRole('textbox', { name: /^Pieces/ });
  await panel.getByRole('button', { name: 'Change Stock' }).click();
  await expect(panel.getByText('Enter a whole number from 1 to 1,000,000.')).toBeVisible();
  await expect(pieces).toBeFocused();
  await pieces.fill('5');
  await panel.getByRole('textbox', { name: /^Reason/ }).fill('Delivery 118');
  await panel.getByRole('button', { name: 'Change Stock' }).click();
  await expect(rows.first()).toContainText('+5');
  await expect(rows.first()).toContainText('Delivery 118');
  await expect(rows.first()).toContainText('8 left');
  await expect(pieces).toHaveValue('');
  expect(await violationsInBothSchemes(page)).toEqual([]);

  // The same delivery again is another change.
  await pieces.fill('5');
  await panel.getByRole('textbox', { name: /^Reason/ }).fill('Delivery 118');
  await panel.getByRole('button', { name: 'Change Stock' }).click();
  await expect(rows.first()).toContainText('13 left');

  await panel.getByRole('combobox', { name: 'What happened' }).selectOption('written_off');
  await pieces.fill('14');
  await panel.getByRole('button', { name: 'Change Stock' }).click();
  await expect(panel.getByText(`Only 13 of ${product.name} are left.`).first()).toBeVisible();
  await expect(pieces).toHaveValue('14');
  expect((await readProduct(page, product)).stock).toBe(13);
});

test(
  'movements are paged, and the list of products is still there behind them',
  ANY_SCREEN,
  async ({ page }) => {
    const product = await someProduct(page, { stock: 0 });
    for (let change = 1; change <= 21; change++) {
      const data = { change: 1, kind: 'received', reason: `Delivery ${change}` };
      await page.request.post(`/api/products/${product._id}/stock`, { headers: AS_STAFF, data });
    }
    await page.goto(`/admin/products/${product._id}/stock?search=${product.sku}`);
    const panel = page.getByRole('dialog', { name: `Stock of ${product.name}` });
    await expect(panel.getByRole('listitem').filter({ hasText: 'left' })).toHaveCount(20);
    await panel.getByRole('link', { name: 'Next page' }).click();
    await expect(panel.getByText('Counting started').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: product.name })).toBeVisible();
  },
);

test('a product without counted pieces has no movements', ANY_SCREEN, async ({ page }) => {
  const product = await someProduct(page);
  await page.goto(`/admin/products/${product._id}/stock`);
  await expect(page.getByText('No movements yet.')).toBeVisible();
  await page.goto('/admin/products/no-such-product/stock');
  await expect(page.getByText('Product not found')).toBeVisible();
});
