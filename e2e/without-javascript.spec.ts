import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { findDemoProduct } from './support/demo-products.ts';
import { placeOrder } from './support/orders.ts';
import { AS_STAFF } from './support/staff.ts';
import { someProduct } from './support/staff-products.ts';

test.use({ javaScriptEnabled: false });

const PAGES: [path: string, heading: RegExp][] = [
  ['/', /./],
  ['/user/home', /./],
  ['/user/about', /./],
  ['/user/products', /./],
  ['/user/track-order', /Track/],
  ['/user/contact', /Contact Us/],
  ['/user/membership', /Membership/],
  ['/user/billing', /./],
  ['/user/cart', /Your cart/],
  ['/user/checkout', /Checkout/],
  ['/user/wish-list', /Your wish list/],
  ['/user/wish-list/shared', /A shared wish list/],
  ['/admin-login', /./],
];

test(
  'every page is complete, with its own title, description and canonical link',
  ANY_SCREEN,
  async ({ page }) => {
    const titles = new Set<string>();
    for (const [path, heading] of PAGES) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      titles.add(await page.title());
      const description = page.locator('meta[name=description]');
      await expect(description, path).toHaveAttribute('content', /.{20,}/);
      await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', /^http:.+/);
      await expect(page.locator('meta[property="og:image"]'), path).toHaveAttribute('content', /^http:.+/);
    }
    expect(titles.size).toBe(PAGES.length);
  },
);

test('the icon is served at its default address', ANY_SCREEN, async ({ request }) => {
  const response = await request.get('/favicon.ico');
  expect(response.headers()['content-type']).toMatch(/^image\//);
  // First bytes of an ICO file.
  expect([...(await response.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('every page works up to the card', async ({ page }, { project }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue as User' }).click();
  await page.getByRole('link', { name: 'Browse Products' }).click();

  const main = page.locator('main');
  await page.goto('/user/products?category=Fashion&sort=price-asc');
  await expect(page.getByText(/^Showing \d+ product\(s\)$/).first()).toBeVisible();
  if (project.name === 'desktop') {
    await main.getByPlaceholder('Search products...').fill('leather');
    await main.getByPlaceholder('Search products...').press('Enter');
    await expect(page).toHaveURL(/search=leather/);
  }

  const { _id, colors } = await findDemoProduct(
    page,
    (product) => product.availability && product.colors.length > 1,
  );
  await page.goto(`/user/products/${_id}`);
  await page.getByRole('radio', { name: new RegExp(`^${colors[1]?.name}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/\/user\/billing\?.*product=/);
  await expect(page.getByText(`Color: ${colors[1]?.name}`).first()).toBeVisible();
  // Playwright exposes <noscript> as text, which a person without JavaScript reads.
  expect(await page.content()).toContain('Paying by card needs JavaScript');
});

test('a shared wish list shows its products, which can be bought', ANY_SCREEN, async ({ page }) => {
  const { _id, name } = await someProduct(page);
  await page.goto(`/user/wish-list/shared?products=${_id}`);
  await expect(page.getByRole('button', { name: 'Add all to my wish list' })).toBeHidden();
  expect(await page.content()).toContain('Adding these to a wish list needs JavaScript.');
  await page.getByRole('button', { name: `Add to Cart: ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await expect(page.locator('main')).toContainText(name);
});

test('an order is tracked', ANY_SCREEN, async ({ page }) => {
  await page.goto('/user/track-order');
  await page.locator('main').getByRole('textbox').fill('MG-0000-0000-0000-0000');
  await page.locator('main').getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByText('No order found').first()).toBeVisible();
});

test('an order that can be returned says how', ANY_SCREEN, async ({ page }) => {
  await page.goto('/user/home');
  const { id } = await placeOrder(page);
  await page.request.post(`/api/orders/${id}/fulfilments`, { headers: AS_STAFF, data: {} });
  await page.goto(`/user/track-order?order=${id}`);
  const returns = page.getByRole('region', { name: 'Returns' });
  await expect(returns.getByText(/needs JavaScript/)).toBeVisible();
  await expect(returns.getByRole('link', { name: 'write to us' })).toBeVisible();
  await expect(returns.getByText(/^Until /)).toBeVisible();
});

test('an order is searched by email without the email in the URL', ANY_SCREEN, async ({ page }) => {
  await page.goto('/user/track-order');
  const main = page.locator('main');
  await main.getByRole('radio', { name: 'Email' }).check({ force: true });
  await main.getByRole('textbox').fill('nobody@example.com');
  await main.getByRole('button', { name: 'Track Order' }).click();
  await expect(main.getByText('You searched for nobody@example.com.')).toBeVisible();
  expect(page.url()).not.toMatch(/nobody/);
  await page.reload();
  await expect(main.getByRole('textbox')).toHaveValue('nobody@example.com');
});

test('a product carries structured data', ANY_SCREEN, async ({ page }) => {
  const { _id } = await findDemoProduct(page);
  await page.goto(`/user/products/${_id}`);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.flatMap((text) => JSON.parse(text));
  const types = JSON.stringify(data);
  expect(types).toContain('"Product"');
  expect(types).toContain('"Offer"');
  expect(types).toContain('"BreadcrumbList"');
});
