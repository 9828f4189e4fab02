import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { findDemoProduct } from './support/demo-products.ts';

test('filters are in the URL and survive a reload and Back', async ({ page }, { project }) => {
  await page.goto('/user/products');
  await hydrated(page);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByRole('radio', { name: /^Electronics/ }).check({ force: true });
  await expect(page).toHaveURL(/category=Electronics/);
  const counted = page.getByText(/^Showing \d+ product\(s\)$/).first();
  await expect(counted).toBeVisible();
  const total = Number(
    (await page.request.get('/api/products?category=Electronics&limit=1')).headers()['x-total-count'],
  );
  await expect(counted).toHaveText(`Showing ${total} product(s)`);

  await page.reload();
  await expect(counted).toHaveText(`Showing ${total} product(s)`);
  await hydrated(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/category=/);
});

test('a search without results shows a notice and a way back', ANY_SCREEN, async ({ page }) => {
  await page.goto('/user/products?search=nothing+like+this');
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or search term.')).toBeVisible();
  await page.getByRole('main').getByText('Reset Filters').click();
  await expect(page).toHaveURL(/\/user\/products$/);
  await expect(page.getByText(/^Showing \d{2,} product\(s\)$/).first()).toBeVisible();
});

test('a price range is shown as a chip that can be removed', async ({ page }) => {
  await page.goto('/user/products?minPrice=100');
  await expect(page.getByText('$100 - $Any').or(page.getByText('$100 - Any')).first()).toBeVisible();
});

test('invalid prices get an error at their fields, and the list stays', async ({ page }, { project }) => {
  await page.goto('/user/products?minPrice=1,000&maxPrice=abc');
  await hydrated(page);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Show Filters' }).click();
  const [min, max] = [page.getByLabel('Min', { exact: true }), page.getByLabel('Max', { exact: true })];
  await expect(page.getByText('$1000 - Any').first()).toBeVisible();
  await expect(page.getByText('Max must be an amount such as 15.00')).toBeVisible();
  await expect(max).toHaveValue('abc');
  const counted = page.getByText(/^Showing \d+ product\(s\)$/).first();
  const before = await counted.innerText();

  await max.fill('$500');
  await max.press('Enter');
  await expect(page.getByText('Max is below Min')).toBeVisible();
  await expect(counted).toHaveText(before);
  await min.fill('-5');
  await min.press('Tab');
  await expect(page.getByText('Min cannot be negative')).toBeVisible();
  await expect(max).toHaveValue('$500');
  await min.fill('20');
  await expect(page.getByText('$20 - $500').first()).toBeVisible();
  await expect(page.getByText('Min cannot be negative')).toBeHidden();
});

test('a link pressed right after a price wins over it', async ({ page }, { project }) => {
  await page.goto('/user/products');
  await hydrated(page);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByLabel('Min', { exact: true }).fill('20');
  // Leaving the box applies the price; both happen before the next frame.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    document.querySelector<HTMLElement>('.card-name a')?.click();
  });
  await expect(page).toHaveURL(/\/user\/products\/[\w-]+/);
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/user\/products\/[\w-]+/);
});

for (const [control, path] of [
  ['category', '/user/products'],
  ['color', '/user/products/aurora-one-headphones-04x5wg0y'],
] as const)
  test(`of two choices in a slow frame the later one stays: ${control}`, async ({ page }, { project }) => {
    await page.goto(path);
    await hydrated(page);
    if (project.name === 'phone' && control === 'category')
      await page.getByRole('button', { name: 'Show Filters' }).click();
    const radios = page.getByRole('radiogroup', { name: new RegExp(control, 'i') }).getByRole('radio');
    await radios.evaluateAll((inputs) => {
      window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 500);
      for (const input of inputs.slice(1, 3)) (input as HTMLInputElement).click();
    });
    await page.waitForTimeout(1_000);
    await expect(radios.nth(2)).toBeChecked();
    const value = (await radios.nth(2).getAttribute('value')) ?? '';
    await expect(page).toHaveURL((url) => url.searchParams.get(control) === value);
  });

test('the header searches the products', async ({ page }, { project }) => {
  await page.goto('/user/about');
  await hydrated(page);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  const search = page.getByPlaceholder('Search for products...').first();
  await search.fill('   ');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/user\/about$/);
  await search.fill('leather');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/user\/products\?search=leather/);
});

test('the header changes once the page is scrolled', async ({ page }) => {
  await page.goto('/user/home');
  await hydrated(page);
  const shadow = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => getComputedStyle(header).boxShadow);
  const before = await shadow();
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(shadow).not.toBe(before);
});

test('a chosen option can be deselected', ANY_SCREEN, async ({ page }) => {
  const { _id, sizes } = await findDemoProduct(page, (product) => product.sizes.length > 1);
  await page.goto(`/user/products/${_id}`);
  await hydrated(page);
  const size = page.getByRole('radio', { name: sizes[0] ?? '', exact: true }).first();
  await expect(size).toBeChecked();
  await size.focus();
  await page.keyboard.press('Space');
  await expect(size).not.toBeChecked();
  await expect(page).toHaveURL(/[?&]without=size(&|$)/);
});

test('an unknown path redirects to the landing page', ANY_SCREEN, async ({ page }) => {
  for (const path of ['/nothing', '/user/nothing/here', '/admin/nothing']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
  await page.goto('/user');
  await expect(page).toHaveURL(/\/user\/home$/);
});

test('an address of a shop of Shopify leads to its product for good', ANY_SCREEN, async ({ page }) => {
  const { _id } = await findDemoProduct(page, () => true);
  const readLocation = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  const there = `/user/products/${_id}`;
  expect(await readLocation(`/products/${_id}?variant=1&utm_source=x`)).toEqual([301, there]);
  expect(await readLocation(`/collections/lamps/products/${_id.toUpperCase()}`)).toEqual([301, there]);
  expect(await readLocation('/collections/all?page=2')).toEqual([301, '/user/products']);
  for (const unknown of [
    '/products/none',
    '/products/featured',
    '/products/%F0%9F%8E%81',
    '/collections/none',
  ])
    expect(await readLocation(unknown)).toEqual([302, '/']);
});

test('an unknown product shows a notice', ANY_SCREEN, async ({ page }) => {
  const response = await page.goto('/user/products/none-00000000');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Product not found').first()).toBeVisible();
});

test('the open menu of a phone and its header have the same background', ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/user/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  const header = page.getByRole('banner');
  const ground = await page
    .locator('#header-menu')
    .evaluate((menu) => getComputedStyle(menu).backgroundColor);
  await expect(header).toHaveCSS('background-color', ground);
});

test('a menu opened before the script has run stays open', ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/user/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#header-menu')).toBeVisible();
  scripts.resolve();
  await hydrated(page);
  await expect(page.locator('#header-menu')).toBeVisible();
});
