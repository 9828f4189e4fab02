import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { AS_STAFF, signIn } from './support/staff.ts';
import { readProduct, someProduct } from './support/staff-products.ts';

const SHOES = 'kestrel-trail-shoes-n7bg04nb';

test('a shopper sees which sizes are sold out and not made, and buys one that is there', async ({ page }) => {
  await page.goto(`/user/products/${SHOES}?color=Clay`);
  await hydrated(page);
  const size = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(page).toHaveTitle(/Kestrel Trail Shoes/);
  await expect(size('37 (changes other options)')).toBeVisible();
  await size('44 (sold out)').check({ force: true });
  await expect(page.getByText('Clay / 44 is sold out. Please choose another.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Now' }).first()).toBeDisabled();
  await size('37 (changes other options)').check({ force: true });
  await expect(page.getByText('Color is now Deep Teal: 37 is not offered with Clay.')).toBeVisible();
  await expect(page).toHaveURL(/color=Deep(\+|%20)Teal&size=37/);
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL(/\/user\/billing/);
  await expect(page.getByText('Color: Deep Teal, Size: 37').first()).toBeVisible();
});

test('the stock of a product with variants leads to them, and its low ones to those that are low', async ({
  page,
  isMobile,
}) => {
  await signIn(page);
  const product = await someProduct(page, { colors: [], sizes: [], stock: 0 });
  const api = (path: string, data: object) => page.request.post(`/api/${path}`, { headers: AS_STAFF, data });
  const generated = await api(`products/${product._id}/variants/generate`, {
    // Sizes of no demo product, whose counts other tests compare.
    options: [{ name: 'Size', values: ['1 l', '2 l', '3 l'] }],
  });
  const [small] = await generated.json();
  await api(`variants/${small.id}/stock`, { seen: 0, count: 900 });
  await page.goto(`/admin/products?stock=some-low&search=${encodeURIComponent(product.sku)}`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^Stock of/ })).toHaveCount(0);
  await page.getByRole('link', { name: `2 variants of ${product.name} low on stock` }).click();
  const panel = page.getByRole('dialog', { name: `Variants of ${product.name}` });
  await expect(panel.getByLabel('Show')).toHaveValue('low');
  await expect(panel.getByRole('textbox', { name: /^Stock of/ })).toHaveCount(2);
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: `Stock of ${product.name}: 900 in 3 variants. Open them` }).click();
  await expect(panel.getByRole('textbox', { name: /^Stock of/ })).toHaveCount(3);
  // At a desk a variant is one row of a grid.
  const row = panel.getByRole('form', { name: 'Variants' }).getByRole('listitem').first();
  if (!isMobile) expect(await row.evaluate((element) => element.clientHeight)).toBeLessThan(80);
});

test(
  'Buy Now and Add to Cart stay where they are, whatever is chosen or typed',
  ANY_SCREEN,
  async ({ page }) => {
    await page.goto(`/user/products/${SHOES}?color=Clay`);
    await hydrated(page);
    const form = page.locator('form#purchase');
    const quantity = form.getByLabel('Quantity', { exact: true });
    const measurePlace = (name: string) =>
      form
        .getByRole('button', { name })
        .evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
    const places = async () => [await measurePlace('Buy Now'), await measurePlace('Add to Cart')];
    const before = await places();
    await form.getByRole('radio', { name: '44 (sold out)', exact: true }).check({ force: true });
    await expect(form.getByText('Clay / 44 is sold out.')).toBeVisible();
    expect(await places()).toEqual(before);
    await form.getByRole('radio', { name: '37 (changes other options)', exact: true }).check({ force: true });
    await expect(form.getByText('Color is now Deep Teal')).toBeVisible();
    expect(await places()).toEqual(before);
    await quantity.fill('2,5');
    await quantity.blur();
    await expect(form.getByText('Quantity must be a whole number from 1')).toBeVisible();
    expect(await places()).toEqual(before);
  },
);

test('staff generate variants and reprice all of one color', async ({ page }) => {
  await signIn(page);
  const product = await someProduct(page, { colors: [], sizes: [] });
  await page.goto(`/admin/products/${product._id}/variants`);
  await hydrated(page);
  const panel = page.getByRole('dialog', { name: `Variants of ${product.name}` });
  await panel.getByLabel('Option', { exact: true }).fill('Color');
  await panel.getByLabel('Values, with commas between').fill('Red, Blue');
  await panel.getByRole('button', { name: 'Add option' }).click();
  await panel.getByLabel('Option', { exact: true }).nth(1).fill('Size');
  await panel.getByLabel('Values, with commas between').nth(1).fill('1 l, 2 l');
  await panel.getByRole('button', { name: 'Generate 4' }).click();
  await expect(panel.getByRole('heading', { name: '4 variants' })).toBeVisible();

  await panel.getByLabel('Show').selectOption('Color: Red');
  await panel.getByRole('textbox', { name: 'Price', exact: true }).fill('31');
  await panel.getByRole('button', { name: 'Set 2 with Red' }).click();
  await panel.getByRole('button', { name: 'Save variants' }).click();
  await expect(page.getByText('2 variants saved').first()).toBeVisible();
  const { variants } = await readProduct(page, product);
  expect(variants.map(({ price }: { price: number }) => price)).toEqual([31, 31, 80, 80]);

  await panel.getByRole('textbox', { name: 'Price', exact: true }).fill('33');
  await panel.getByRole('button', { name: 'Set 2 with Red' }).click();
  // A colleague reprices one of them and changes the SKU of another meanwhile.
  const [small, medium] = variants;
  const theirs = `${product.sku}-THEIRS`;
  for (const [id, data] of [
    [small.id, { price: 35 }],
    [medium.id, { sku: theirs }],
  ]) {
    const saved = await page.request.put(`/api/variants/${id}`, { headers: AS_STAFF, data });
    expect(saved.status()).toBe(200);
  }
  await panel.getByRole('button', { name: 'Save variants' }).click();
  const notice = panel.getByRole('alert');
  await expect(notice).toContainText('Somebody else has changed the same fields meanwhile.');
  await expect(notice.getByRole('group', { name: 'Price of Red / 1 l' })).toContainText('35.00');
  await expect(notice.getByRole('button', { name: 'Keep mine' })).toHaveCount(1);
  await notice.getByRole('button', { name: 'Use theirs' }).click();
  await panel.getByRole('button', { name: 'Save variants' }).click();
  await expect(page.getByText('1 variant saved').first()).toBeVisible();
  const merged = await readProduct(page, product);
  expect(merged.variants.map(({ price }: { price: number }) => price)).toEqual([35, 33, 80, 80]);
  expect(merged.variants[1].sku).toBe(theirs);

  await panel.getByLabel('Values, with commas between').first().fill('Crimson, Blue');
  await expect(panel.getByRole('checkbox', { name: 'Crimson is a new name of Red' })).toBeChecked();
  await panel.getByRole('button', { name: 'Save options' }).click();
  await expect(page.getByText('Red is Crimson now').first()).toBeVisible();
  const renamed = await readProduct(page, product);
  expect(renamed.variants.map(({ id }: { id: string }) => id)).toEqual(
    variants.map(({ id }: { id: string }) => id),
  );
});
