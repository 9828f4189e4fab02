import { expect, type Page, test } from '@playwright/test';
import { fillBilling, hydrated, orderPlaced, placeOrderButton } from './support/checkout.ts';
import { findDemoProduct, type Product } from './support/demo-products.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';

/* Uses its own shop, which ships for nothing. */
test.describe.configure({ mode: 'serial' });

const shop = openOwnShop();

test.beforeAll(async ({ request }) => {
  const headers = AS_STAFF;
  const saved = await request.put(`${shop.address}/api/settings`, {
    headers,
    data: { shipping: 0, seen: null },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  for (const [code, value] of [
    ['FREE', 100],
    ['ALMOST', 99.8],
  ] as const) {
    const data = {
      title: 'On the house',
      code,
      kind: 'percent',
      value,
      scope: { of: 'all', values: [] },
      combinesWith: [],
    };
    const made = await request.post(`${shop.address}/api/discounts`, { headers, data });
    expect(made.status()).toBe(201);
  }
});

const isSimple = ({ availability, price, discountPrice }: Product) =>
  availability && (discountPrice ?? price) > 40 && (discountPrice ?? price) < 200;

async function openCheckout(page: Page, code: string): Promise<void> {
  const product = await findDemoProduct(page, isSimple, shop.address);
  await page.goto(`${shop.address}/user/billing?product=${product._id}&quantity=1`);
  await hydrated(page);
  await page.getByLabel('Discount code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(`${code} applied: On the house`)).toBeVisible();
}

test('an order of $0.00 is placed without a card, and is paid', async ({ page }) => {
  await openCheckout(page, 'FREE');
  await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeHidden();
  await placeOrderButton(page).click();
  await expect(page.getByText('Complete Billing Information')).toBeVisible();
  await fillBilling(page);
  await placeOrderButton(page).dblclick();
  const id = await orderPlaced(page);
  const order = await (await page.request.get(`${shop.address}/api/orders/${id}`)).json();
  expect(order).toMatchObject({ total: 0, paymentStatus: 'paid' });
  await page.reload();
  await expect(page.getByText(id).first()).toBeVisible();
});

test('a card is asked for again once the code is removed', async ({ page }) => {
  await openCheckout(page, 'FREE');
  await expect(page.getByLabel('Card number')).toBeHidden();
  await page.getByRole('link', { name: 'Remove FREE' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('a total below the least that a card can pay is said at the code, not at the payment', async ({
  page,
}) => {
  await openCheckout(page, 'ALMOST');
  await expect(page.getByText(/^The total is \$0\.\d\d, but card payments start at \$0\.50\./)).toBeVisible();
});
