import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { findDemoProduct } from './support/demo-products.ts';

/** Opens a page whose scripts wait; the returned function lets them go, and waits until they have run. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return async () => {
    letGo();
    await hydrated(page);
  };
}

test('a size, a quantity and presses of a stepper are taken over, and go into the cart', async ({ page }) => {
  const product = await findDemoProduct(
    page,
    ({ availability, sizes, colors, properties }) =>
      availability && sizes.length > 2 && colors.length > 1 && properties.every(({ required }) => !required),
  );
  const size = product.sizes.at(-1) ?? '';
  const color = product.colors.at(-1)?.name ?? '';
  const release = await openWithoutScripts(page, `/user/products/${product._id}`);
  const form = page.locator('form#purchase');
  await form.getByRole('radio', { name: size, exact: true }).check({ force: true });
  await form.locator(`input[name=color][value="${color}"]`).check({ force: true });
  await form.getByLabel('Quantity', { exact: true }).fill('3');
  for (let press = 0; press < 2; press += 1) await form.getByRole('button', { name: 'One more' }).click();
  // Answered at once.
  await expect(form.getByLabel('Quantity', { exact: true })).toHaveValue('5');
  await release();

  await expect(page).toHaveURL((url) => url.searchParams.get('size') === size);
  await expect(page).toHaveURL((url) => url.searchParams.get('color') === color);
  await expect(page).toHaveURL((url) => url.searchParams.get('quantity') === '5');
  await expect(form.getByRole('radio', { name: size, exact: true })).toBeChecked();
  await expect(form.locator(`input[name=color][value="${color}"]`)).toBeChecked();
  await expect(form.getByLabel('Quantity', { exact: true })).toHaveValue('5');
  await form.getByRole('button', { name: 'Add to Cart' }).click();
  await expect
    .poll(async () => (await (await page.request.get('/api/cart')).json()).lines)
    .toEqual([expect.objectContaining({ quantity: 5, selectedSize: size, selectedColor: color })]);
});

test('the search text of the header stays, and opens nothing', async ({ page }, { project }) => {
  const release = await openWithoutScripts(page, '/user/about');
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('lamp');
  await release();
  await expect(box).toHaveValue('lamp');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/user\/products\?search=lamp$/);
});

test('filters and the order of a list apply', async ({ page }, { project }) => {
  const release = await openWithoutScripts(page, '/user/products');
  if (project.name === 'phone') await page.getByRole('button', { name: 'Show Filters' }).click();
  else {
    await page.getByRole('radio', { name: /^Fashion/ }).check({ force: true });
    await page.getByLabel('Max').fill('200');
  }
  await page.getByLabel('Sort').selectOption({ label: 'Price: low to high' });
  await release();
  if (project.name === 'phone') {
    await page.getByRole('radio', { name: /^Fashion/ }).check();
    await page.getByLabel('Max').fill('200');
  }
  await expect(page).toHaveURL(/category=Fashion/);
  await expect(page).toHaveURL(/maxPrice=200/);
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(page.getByRole('radio', { name: /^Fashion/ })).toBeChecked();
});

test('the way and the text of a search for an order stay', async ({ page }) => {
  const release = await openWithoutScripts(page, '/user/track-order');
  await page.getByRole('radio', { name: 'Email' }).check();
  await page.locator('input[name=value]').fill('ada@example.com');
  await release();
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
  await expect(page.getByLabel('Email address')).toHaveValue('ada@example.com');
});

test('the fields of the checkout stay', async ({ page }) => {
  const product = await findDemoProduct(page);
  const release = await openWithoutScripts(page, `/user/billing?product=${product._id}`);
  await page.getByLabel('City').fill('Lyon');
  await page.getByLabel('Country').selectOption('France');
  await release();
  await expect(page.getByLabel('City')).toHaveValue('Lyon');
  await expect(page.getByLabel('Country')).toHaveValue('France');
});

test('the texts of a sign-in of staff stay', async ({ page }) => {
  const release = await openWithoutScripts(page, '/admin-login');
  await page.getByLabel('Email').fill('someone@marigold.example');
  await release();
  await expect(page.getByLabel('Email')).toHaveValue('someone@marigold.example');
});
