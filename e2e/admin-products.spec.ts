import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { measureBox } from './support/animations.ts';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { AS_STAFF, signIn } from './support/staff.ts';
import { openForm, openList, PICTURES, readProduct, someProduct } from './support/staff-products.ts';
import { violations } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));

test('staff add a product with colors and it appears in the shop', async ({ page }) => {
  const name = `Lantern ${randomUUID().slice(0, 13)}`;
  const form = await openForm(page);

  // Each required field has an error, and the first one has the focus.
  await form.getByRole('button', { name: 'Add Product' }).click();
  for (const label of ['Name', 'Brand', 'Category', 'SKU', 'Description', 'Regular price', 'Image URL'])
    await expect(form.getByText(`${label} is required`)).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();

  await form.getByLabel('Name', { exact: true }).fill(name);
  await expect(form.getByText('Name is required')).toBeHidden();
  await form.getByLabel('Brand').fill('Noct');
  await form.getByLabel('Category', { exact: true }).fill('Home & Kitchen');
  await form.getByLabel('SKU').fill(randomUUID());
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('A light that travels.');
  await form.getByLabel('Regular price').fill('0');
  await form.getByLabel('Discount price').focus();
  await expect(form.getByLabel('Regular price')).toHaveValue('0.00');
  await expect(form.getByText('Shoppers get it for $0.00.')).toBeVisible();
  await form.getByLabel('Regular price').fill('59.5');
  await form.getByLabel('Image URL').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Image URL must begin with https://')).toBeVisible();
  await form.getByLabel('Image URL').fill(PICTURES[0] ?? '');
  await form.getByLabel('Image URL').press('Enter');
  await expect(form.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1);

  // Twelve presets are offered; using one makes room for the next.
  const presets = form.getByRole('list', { name: 'Colors to add' });
  await expect(presets.getByRole('listitem')).toHaveCount(12);
  await presets.getByRole('button', { name: 'Add Silver (+$5.00)' }).click();
  await expect(presets.getByRole('listitem')).toHaveCount(12);
  await expect(presets.getByRole('button', { name: 'Silver' })).toBeHidden();
  await form.getByRole('button', { name: 'Add color' }).click();
  await expect(form.getByLabel('Color 2', { exact: true })).toBeFocused();
  await page.keyboard.type('SILVER');
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(form.getByText('SILVER is there already')).toBeVisible();
  await form.getByLabel('Color 2', { exact: true }).fill('Brass');
  await form.getByLabel('Surcharge of color 2').fill('12');
  await form.getByRole('button', { name: 'Add Two-year warranty' }).click();
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product added')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();

  await page.goto(`/user/products?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByText('Brass').first().click();
  await expect(page.getByText('$71.50').first()).toBeVisible();
  await expect(page.getByText('Two-year warranty')).toBeVisible();
});

test('two staff members edit one product', ANY_SCREEN, async ({ page }) => {
  const product = await someProduct(page, { weight: '1 kg' });
  const form = await openForm(page, product);
  await form.getByLabel('Name', { exact: true }).fill(`${product.name} mine`);
  await form.getByLabel('Materials').fill('Brass');
  const other = { name: `${product.name} theirs`, weight: '2 kg', version: product.version };
  const changed = await page.request.put(`/api/products/${product._id}`, { headers: AS_STAFF, data: other });
  expect(changed.status()).toBe(200);

  await form.getByRole('button', { name: 'Save Product' }).click();
  const notice = form.getByRole('alert').filter({ hasText: 'has changed this product meanwhile' });
  await expect(notice).toContainText('Taken over into this form: Weight.');
  await expect(form.getByLabel(/^Weight(?! in grams)/)).toHaveValue('2 kg');
  await expect(notice.getByText(`${product.name} theirs`)).toBeVisible();

  // Nothing is saved before the decision.
  await form.getByRole('button', { name: 'Save Product' }).click();
  await expect(notice.getByRole('button', { name: 'Keep mine' })).toBeFocused();
  expect((await readProduct(page, product)).version).toBe(2);
  await notice.getByRole('button', { name: 'Use theirs' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(`${product.name} theirs`);
  await form.getByRole('button', { name: 'Save Product' }).click();
  await expect(page.getByText('Product saved')).toBeVisible();
  expect(await readProduct(page, product)).toMatchObject({
    name: `${product.name} theirs`,
    weight: '2 kg',
    materials: 'Brass',
    version: 3,
  });
});

test('a taken SKU shows an error at its field, and no input is lost', ANY_SCREEN, async ({ page }) => {
  const [one, two] = [await someProduct(page), await someProduct(page)];
  const form = await openForm(page, two);
  await form.getByLabel('SKU').fill(one.sku);
  await form.getByRole('button', { name: 'Save Product' }).click();
  await expect(
    form.getByRole('region', { name: 'Basics' }).getByText(`This SKU belongs to ${one.name}`),
  ).toBeVisible();
  await expect(page.getByText('Failed to update product in database. Please try again.')).toBeVisible();
  await expect(form.getByLabel('SKU')).toBeFocused();
  await expect(form.getByLabel('SKU')).toHaveValue(one.sku);
});

test('the Featured toggle reverts when saving fails', ANY_SCREEN, async ({ page }) => {
  const product = await someProduct(page);
  const row = await openList(page, product);
  await page.route(`**/api/products/${product._id}`, (route) => route.abort());
  const star = row.getByRole('button', { name: `Feature ${product.name}` });
  await star.click();
  await expect(page.getByText('Failed to update featured status. Please try again.')).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');

  await page.unroute(`**/api/products/${product._id}`);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await readProduct(page, product)).featured).toBe(true);
});

test('staff delete a product and undo it', ANY_SCREEN, async ({ page }) => {
  const product = await someProduct(page);
  const row = await openList(page, product);
  await row.getByRole('button', { name: `Delete ${product.name}` }).click();
  await row.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: `Delete ${product.name}` }).click();
  await row.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('No products found.')).toBeVisible();
  await expect(page.getByText('Try a different search term.')).toBeVisible();
  expect((await page.request.get(`/api/products/${product._id}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  expect((await page.request.get(`/api/products/${product._id}`)).status()).toBe(200);
});

test('a deleted product is found among the deleted ones and restored', ANY_SCREEN, async ({ page }) => {
  const product = await someProduct(page);
  await page.request.delete(`/api/products/${product._id}`, { headers: AS_STAFF });
  await openList(page, product);
  await page.getByRole('link', { name: 'Deleted', exact: true }).click();
  await page.getByRole('button', { name: `Restore ${product.name}` }).click();
  await expect(page.getByText(`${product.name} is back`)).toBeVisible();
  await page.getByRole('link', { name: 'Products', exact: true }).and(page.locator('main a')).click();
  await expect(page.getByRole('link', { name: `Edit ${product.name}` })).toBeVisible();
});

test('by keyboard alone, a stock edit is canceled and a deletion undone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  const product = await someProduct(page, { stock: 7 });
  const row = await openList(page, product);
  const stock = row.getByRole('button', { name: /^Stock of/ });
  await stock.press('Enter');
  const field = row.getByRole('textbox', { name: `Stock of ${product.name}` });
  const before = await measureBox(field);
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  const message = row.getByText('Enter a whole number from 0 to');
  await expect(message).toBeVisible();
  // The editor is fully visible and the field does not move, even in a list of one row.
  expect(await measureBox(field)).toEqual(before);
  expect(await message.evaluate(isLastLineVisible)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(stock).toBeFocused();
  await page.keyboard.press('Enter');
  await row.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(stock).toBeFocused();
  expect((await readProduct(page, product)).stock).toBe(7);

  await row.getByRole('button', { name: `Delete ${product.name}` }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${product.name} deleted`)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();
});

/** True if nothing cuts off or covers the last line of the element. */
function isLastLineVisible(element: Element): boolean {
  const { left, width, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, bottom - 4));
}

test('staff correct a stock in the list', async ({ page }) => {
  const product = await someProduct(page);
  const row = await openList(page, product);
  await row.getByRole('button', { name: /Not counted/ }).click();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(row.getByText('Out of Stock')).toBeVisible();
  expect((await readProduct(page, product)).stock).toBe(0);
});

test(
  'leaving a changed form asks for confirmation, and a reload loses nothing',
  ANY_SCREEN,
  async ({ page }) => {
    const product = await someProduct(page);
    const form = await openForm(page, product);
    await form.getByLabel('Materials').fill('Copper');
    await form.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(form.getByLabel('Materials')).toHaveValue('Copper');

    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await hydrated(page);
    await expect(form.getByText('What you typed before is still here.')).toBeVisible();
    await expect(form.getByLabel('Materials')).toHaveValue('Copper');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/admin\/products$/);
    await openForm(page, product);
    await expect(form.getByLabel('Materials')).toHaveValue('');
  },
);

test('the form and the list are accessible and fit a phone', async ({ page }) => {
  const product = await someProduct(page, {
    gallery: PICTURES,
    colors: ['Red'],
    properties: [{ name: 'Engraving', values: [{ value: 'Initials', price: 12 }] }],
    specifications: [{ name: 'Power', value: '1,500 W' }],
    features: ['Warm'],
  });
  const form = await openForm(page, product);
  await expect(form).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const tooWide = () =>
    page.evaluate(() => {
      const open = document.querySelector('dialog[open]') ?? document.documentElement;
      return [document.documentElement, open].some((part) => part.scrollWidth > part.clientWidth);
    });
  expect(await tooWide()).toBe(false);
  await openList(page, product);
  expect(await violations(page)).toEqual([]);
  expect(await tooWide()).toBe(false);
});
