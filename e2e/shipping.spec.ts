import { expect, type Page, test } from '@playwright/test';
import { field, fillBilling, fillCard, hydrated, orderPlaced, placeOrderButton } from './support/checkout.ts';
import { findDemoProduct } from './support/demo-products.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';

/* Uses its own shop: zones and rates apply to every visitor. */
test.describe.configure({ mode: 'serial' });

const shop = openOwnShop();

async function openAs(page: Page, path: string): Promise<void> {
  await page.goto(shop.address + path);
  await hydrated(page);
}

test.describe('staff', () => {
  test.use({ extraHTTPHeaders: AS_STAFF });

  test('start from an example, see what a buyer pays, and keep what a colleague saves meanwhile', async ({
    page,
  }) => {
    await openAs(page, '/admin/settings/shipping');
    await page.getByRole('button', { name: 'A seller in the United States' }).click();
    const canada = page.getByRole('region', { name: 'Canada' });
    await canada.getByLabel('Arrives after days').fill('-1');
    await page.getByRole('button', { name: 'Save shipping' }).click();
    await expect(page.getByText('Days must be a whole number from 0 to 365')).toBeVisible();
    await expect(canada.getByLabel('Arrives after days')).toBeFocused();
    await canada.getByLabel('Arrives after days').fill('9');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Express, 2 days');
    await page
      .getByRole('region', { name: 'Everywhere else' })
      .getByLabel('Remove zone Everywhere else')
      .click();
    await page.getByRole('button', { name: 'Save shipping' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();

    // A colleague changes another zone and this one.
    const saved = await (await page.request.get(`${shop.address}/api/shipping-zones`)).json();
    for (const zone of saved.zones) {
      if (zone.name === 'Canada') zone.methods[0].days = 7;
      if (zone.name === 'Alaska and Hawaii') zone.methods[0].name = 'By ship';
    }
    const { version, zones } = saved;
    const put = await page.request.put(`${shop.address}/api/shipping-zones`, { data: { version, zones } });
    expect(put.status()).toBe(200);
    await canada.getByLabel('Arrives after days').fill('8');
    await page.getByRole('button', { name: 'Save shipping' }).click();
    await expect(page.getByText('Someone else has changed this list meanwhile.')).toBeVisible();
    await expect(page.getByText(/Taken over into this form: Alaska and Hawaii/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('button', { name: 'Save shipping' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    const merged = await (await page.request.get(`${shop.address}/api/shipping-zones`)).json();
    expect(JSON.stringify(merged.zones)).toContain('By ship');
    expect(merged.zones.find(({ name }: { name: string }) => name === 'Canada').methods[0].days).toBe(8);
  });

  test('take the tax rates of a preset', async ({ page }) => {
    await openAs(page, '/admin/settings/taxes');
    await page.getByRole('button', { name: /United States/ }).click();
    await page.getByRole('button', { name: 'Save taxes' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    // 6.25 % of 60.00 in Texas.
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('$3.75');
  });
});

test('a shopper chooses how an order is sent, and pays the total that is shown', async ({ page }) => {
  const product = await findDemoProduct(
    page,
    ({ availability, colors }) => availability && colors.length > 1,
    shop.address,
  );
  await openAs(page, `/user/billing?product=${product._id}&quantity=1`);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await fillBilling(page);
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery.getByText('We do not send to United Kingdom.')).toBeVisible();
  await fillCard(page);
  await placeOrderButton(page).click();
  await expect(page.getByText('We Cannot Send This Order')).toBeVisible();
  // No price is said for what is not sent.
  const amounts = summary.getByRole('definition');
  await expect(amounts.filter({ hasText: 'Not available' })).toHaveCount(1);
  await expect(amounts.filter({ hasText: 'Free' })).toHaveCount(0);
  await expect(summary.getByText('Estimated total')).toBeVisible();

  await page.getByLabel('Country').selectOption('United States');
  await page.getByLabel('State', { exact: true }).selectOption('Texas');
  await field(page, 'ZIP code').fill('75001');
  // The choice is shown at once, before its quote.
  const { promise: shown, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/quote', async (route) => {
    if (route.request().postDataJSON().shippingMethodId) await shown;
    await route.continue();
  });
  await delivery.getByRole('radio', { name: 'Express' }).check();
  await expect(delivery.getByRole('radio', { name: 'Express' })).toBeChecked();
  goOn();
  await expect(summary.getByText('$14.95')).toBeVisible();
  await expect(summary.getByText(/The total is \$[\d,.]+ now\./)).toBeVisible();
  const total = await summary.locator('dd').last().innerText();
  await placeOrderButton(page).click();
  const id = await orderPlaced(page);
  const order = await (await page.request.get(`${shop.address}/api/orders/${id}`)).json();
  expect(order.shippingMethod).toEqual({ name: 'Express', kind: 'delivery' });
  expect(`$${order.total.toFixed(2)}`).toBe(total.replace(',', ''));
});
