import { expect, type Page, test } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import { usable } from './support/cart.ts';
import {
  fillBilling,
  fillCard,
  hydrated,
  openCheckout,
  orderPlaced,
  placeOrderButton,
  someConfigurableProduct,
} from './support/checkout.ts';
import { readDemoProducts } from './support/demo-products.ts';
import { cutTexts, setWideText, smallTargets, widenOrderIds } from './support/fits.ts';
import { placePaidOrder } from './support/orders.ts';
import { signIn } from './support/staff.ts';
import { isPhone, lowContrasts, violationsInBothSchemes } from './support/violations.ts';

/*
 * Automated checks of every screen in its main states: axe in light and dark, target sizes, and nothing cut
 * off at 400 % zoom or with wide text spacing. Keyboard and screen reader journeys are in
 * access-journeys.spec.ts.
 */

const STOREFRONT = [
  '/',
  '/user/home',
  '/user/about',
  '/user/products',
  '/user/products?category=Fashion&minPrice=20&search=e',
  '/user/products?search=nothing+like+this',
  '/user/products?minPrice=abc',
  '/user/products/none-00000000',
];
const FORMS = [
  '/user/contact',
  '/user/membership',
  '/user/membership?plan=standard',
  '/user/account',
  '/user/track-order',
  '/user/track-order?method=orderId&value=MG-0000-0000-0000-0000',
  '/user/billing',
  '/user/cart',
  '/user/checkout',
  '/admin-login',
  '/admin-forget-password',
  '/admin-reset-password?token=x',
];
const BACK_OFFICE = [
  '/admin/dashboard',
  '/admin/dashboard?month=2026-02',
  '/admin/products?sort=name-asc',
  '/admin/products?search=nothing+like+this',
  '/admin/products/new',
  '/admin/reviews',
  '/admin/messages',
  '/admin/collections',
  '/admin/looks',
  '/admin/page-texts',
  '/admin/pages',
  '/admin/pages/new',
  '/admin/redirects',
  '/admin/past-records',
  '/admin/menus',
  '/admin/collections/new',
  '/admin/discounts',
  '/admin/members',
  '/admin/payments',
  '/admin/payments?show=unsettled',
];
const BACK_OFFICE_TOO = [
  '/admin/orders',
  '/admin/orders?search=nobody-is-called-this',
  '/admin/invoice',
  '/admin/credit-notes',
  '/admin/mail?state=sent',
  '/admin/staff',
  '/admin/audit',
  '/admin/audit?actor=nobody',
  '/admin/status',
  '/admin/settings',
  '/admin/settings/shipping',
  '/admin/settings/taxes',
  '/admin/settings/search',
  '/admin/settings/first-steps',
  '/admin/account',
];

test.use({ reducedMotion: 'reduce' });

for (const [screens, paths] of Object.entries({ 'shop screens': STOREFRONT, forms: FORMS }))
  test(`the ${screens} are accessible`, async ({ page }) => {
    for (const path of paths) await inspect(page, path);
  });

test('a product is accessible, in stock or not, with reviews or without', async ({ page }) => {
  const products = await readDemoProducts(page);
  const kinds = [
    products.find(({ colors }) => colors.length > 1),
    products.find(({ availability }) => !availability),
    products.find(({ reviews }) => reviews === 0),
  ];
  for (const product of kinds) if (product) await inspect(page, `/user/products/${product._id}`);
});

for (const [screens, paths] of Object.entries({
  'catalogue and money': BACK_OFFICE,
  'orders and rest': BACK_OFFICE_TOO,
}))
  test(`the back office is accessible: ${screens}`, async ({ page }) => {
    const { id } = await placePaidOrder(page, { lines: 2 });
    await signIn(page);
    const ofOrder = [`/admin/orders?order=${id}`, `/admin/invoice/${id}`];
    for (const path of screens.startsWith('orders') ? [...paths, ...ofOrder] : paths)
      await inspect(page, path);
  });

test('the checkout has no violations in any of its states, light or dark', async ({ page }) => {
  await openCheckout(page);
  expect(await violationsInBothSchemes(page), 'empty').toEqual([]);
  await placeOrderButton(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  expect(await violationsInBothSchemes(page), 'incomplete').toEqual([]);

  await fillBilling(page);
  await fillCard(page, CARDS.challenged);
  await placeOrderButton(page).click();
  const approve = page.frameLocator('iframe').getByRole('button', { name: /approve/i });
  await expect(approve).toBeVisible();
  expect(await violationsInBothSchemes(page), 'challenge').toEqual([]);
  await approve.click();

  const id = await orderPlaced(page);
  expect(await violationsInBothSchemes(page), 'placed').toEqual([]);
  await page.getByRole('button', { name: 'View Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Rate Your Experience' })).toBeVisible();
  expect(await violationsInBothSchemes(page), 'review').toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(id).first()).toBeVisible();
  expect(await violationsInBothSchemes(page), 'tracked').toEqual([]);
});

test('the cart, its panel and its checkout are accessible', async ({ page }) => {
  const products = (await readDemoProducts(page)).filter(({ availability }) => availability);
  for (const { _id: productId } of products.slice(0, 6)) {
    const added = await page.request.post('/api/cart/lines', { data: { productId, quantity: 2 } });
    expect([200, 201, 409]).toContain(added.status());
  }
  for (const path of ['/user/cart', '/user/checkout']) await inspect(page, path);
  const simple = products.find(({ properties }) => properties.length === 0);
  await page.goto(`/user/products/${simple?._id}`);
  await usable(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  expect(await violationsInBothSchemes(page), 'panel').toEqual([]);
});

test('parts that only phones show have enough contrast in dark mode', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the other tests look at wide screens in dark mode');
  const expectContrast = async (state: string) => expect.soft(await lowContrasts(page), state).toEqual([]);
  const product = await someConfigurableProduct(page);
  const { id } = await placePaidOrder(page);
  await signIn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [
    `/user/products/${product._id}`,
    `/user/billing?product=${product._id}&quantity=1`,
    `/user/track-order?order=${id}`,
    '/admin/dashboard',
    `/admin/invoice/${id}`,
  ]) {
    await page.goto(path);
    await hydrated(page);
    await expectContrast(path);
  }
  await page.goto('/user/products');
  await hydrated(page);
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await expect(page.getByRole('radio', { name: /^Fashion/ })).toBeVisible();
  await expectContrast('filters');
  for (const path of ['/user/home', '/admin/orders']) {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator(':is(#header-menu, aside):popover-open')).toBeVisible();
    await expectContrast(`menu of ${path}`);
  }
  await page.goto(`/admin/orders?search=${id}`);
  await hydrated(page);
  await page.getByRole('checkbox', { name: new RegExp(id) }).check({ force: true });
  await expect(page.getByText('1 order selected')).toBeVisible();
  await expectContrast('selected order');
});

/** Runs all checks of a static screen in one visit. */
async function inspect(page: Page, path: string): Promise<void> {
  const viewportSize = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await hydrated(page);
  expect.soft(await violationsInBothSchemes(page), path).toEqual([]);
  if (isPhone(page)) {
    expect.soft(await smallTargets(page), `${path} under a finger`).toEqual([]);
    return;
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  // 400 % zoom in a window of 1280 × 1024.
  await widenOrderIds(page);
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await cutTexts(page), `${path} at 400 %`).toEqual([]);
  await setWideText(page, true);
  expect.soft(await cutTexts(page), `${path} at 400 % with texts set wide`).toEqual([]);
  await page.setViewportSize(viewportSize);
  expect.soft(await cutTexts(page), `${path} with texts set wide`).toEqual([]);
}
