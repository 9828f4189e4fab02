import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { cutTexts } from './support/fits.ts';
import { AS_STAFF, signIn } from './support/staff.ts';
import { type Made, openForm, someProduct } from './support/staff-products.ts';
import { violationsInBothSchemes } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));

const change = (page: Page, { _id }: Made, data: object) =>
  page.request.put(`/api/products/${_id}`, { headers: AS_STAFF, data });

const namesIn = (page: Page) => page.getByRole('list', { name: 'Chosen products' }).getByRole('listitem');

test('staff choose what goes well with a product, and shoppers see it in that order', async ({ page }) => {
  const [kettle, mug, tray] = [await someProduct(page), await someProduct(page), await someProduct(page)];
  let form = await openForm(page, kettle);
  for (const { name } of [mug, tray]) {
    await form.getByRole('combobox', { name: 'Add a product' }).fill(name);
    await form.getByRole('option', { name }).click();
  }
  await form.getByRole('button', { name: `Move ${tray.name} up` }).click();
  await expect(namesIn(page).first()).toContainText(tray.name);
  await form.getByRole('combobox', { name: 'Add a product' }).fill(kettle.name);
  await expect(form.getByText('Nothing found.')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save Product' }).click();
  await expect(page.getByText('Product saved')).toBeVisible();

  await page.goto(`/user/products/${kettle._id}`);
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const related = page.getByRole('region', { name: 'Goes well with' });
  await expect(related.getByRole('article').nth(0)).toContainText(tray.name);
  await expect(related.getByRole('article').nth(1)).toContainText(mug.name);
  await expect(related.getByRole('article')).toHaveCount(4);

  // Products that shoppers do not see any more stay in the form, with the reason.
  await page.request.delete(`/api/products/${tray._id}`, { headers: AS_STAFF });
  await change(page, mug, { availability: false });
  form = await openForm(page, kettle);
  await expect(namesIn(page).first()).toContainText('Deleted: shoppers do not see it.');
  await expect(namesIn(page).last()).toContainText('Out of stock: shoppers do not see it here.');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
  await form.getByRole('button', { name: `Remove ${tray.name}` }).click();
  await expect(namesIn(page)).toHaveCount(1);
});

test('two members of staff choose different products, and are asked by their names', async ({ page }) => {
  const [kettle, mug, tray] = [await someProduct(page), await someProduct(page), await someProduct(page)];
  const form = await openForm(page, kettle);
  await form.getByRole('combobox', { name: 'Add a product' }).fill(mug.name);
  await form.getByRole('option', { name: mug.name }).click();
  await change(page, kettle, { relatedIds: [tray._id], brand: 'Another brand' });
  await form.getByRole('button', { name: 'Save Product' }).click();
  const conflict = form.locator('[data-conflict]');
  await expect(conflict).toContainText(mug.name);
  await expect(conflict).toContainText(tray.name);
  await expect(form.getByLabel('Brand')).toHaveValue('Another brand');
  await conflict.getByRole('button').last().click();
  await expect(namesIn(page)).toHaveCount(1);
  await expect(namesIn(page)).toContainText(tray.name);
});
