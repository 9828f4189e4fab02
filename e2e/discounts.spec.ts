import { expect, type Page, test } from '@playwright/test';
import { fillBilling, fillCard, hydrated, orderPlaced, placeOrderButton } from './support/checkout.ts';
import { findDemoProduct, type Product } from './support/demo-products.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';

/* Uses its own shop: with codes, every checkout asks for one. */
test.describe.configure({ mode: 'serial' });

const shop = openOwnShop();

async function openAs(page: Page, path: string): Promise<void> {
  await page.goto(shop.address + path);
  await hydrated(page);
}

const isSimple = ({ availability, price, discountPrice }: Product) =>
  availability && (discountPrice ?? price) > 40 && (discountPrice ?? price) < 200;

async function checkoutPath(page: Page): Promise<string> {
  const product = await findDemoProduct(page, isSimple, shop.address);
  return `/user/billing?product=${product._id}&quantity=1`;
}

test.describe('staff', () => {
  test.use({ extraHTTPHeaders: AS_STAFF });

  test('add a code, read what it does, and keep what a colleague saves meanwhile', async ({ page }) => {
    await openAs(page, '/admin/discounts/new');
    await page.getByRole('button', { name: 'Add Discount' }).click();
    await expect(page.getByText('Title is required')).toBeVisible();
    await page.getByLabel('Title').fill('A friend');
    await page.getByLabel('Code').fill('FRIEND20');
    await page.getByLabel('Percent').fill('20');
    await page.getByLabel('Uses per customer').fill('1');
    const words = page.getByRole('region', { name: 'In words' });
    await expect(words).toContainText('20 % off everything, once per customer');
    await page.getByRole('button', { name: 'Add Discount' }).click();
    await expect(page.getByText('20 % off everything, once per customer')).toBeVisible();

    await page.getByRole('link', { name: 'FRIEND20' }).click();
    await page.getByLabel('Title').fill('A good friend');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const saved = await page.request.put(`${shop.address}/api/discounts/${id}`, {
      data: { title: 'Friends', perCustomer: 3 },
    });
    expect(saved.status()).toBe(200);
    await page.getByRole('button', { name: 'Save Discount' }).click();
    await expect(page.getByText('Taken over into this form: Uses per customer.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('button', { name: 'Save Discount' }).click();
    await expect(page.getByText('20 % off everything, 3 times per customer')).toBeVisible();
    await expect(page.getByText('A good friend').first()).toBeVisible();
  });

  test('staff give a discount to a collection, which is not deleted before', async ({ page }) => {
    const data = { title: 'Slow evenings', kind: 'rule', rule: { maxPrice: 40 } };
    const made = await page.request.post(`${shop.address}/api/collections`, { data });
    const { id } = await made.json();
    await openAs(page, '/admin/discounts/new');
    await page.getByLabel('Title').fill('Evenings');
    await page.getByLabel('Code').fill('EVENINGS');
    await page.getByLabel('Percent').fill('15');
    await page.getByLabel('For', { exact: true }).selectOption('Some collections');
    await page.getByRole('button', { name: 'Add Discount' }).click();
    await expect(page.getByText('Choose at least one collection')).toBeVisible();
    await page.getByRole('combobox', { name: 'Add a collection' }).fill('slow ev');
    await page.getByRole('option', { name: 'Slow evenings' }).click();
    await expect(page.getByRole('region', { name: 'In words' })).toContainText('15 % off Slow evenings');
    await page.getByRole('button', { name: 'Add Discount' }).click();
    await expect(page.getByText('15 % off Slow evenings')).toBeVisible();

    await openAs(page, `/admin/collections/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText('what a discount is for: EVENINGS').first()).toBeVisible();
  });
});

test('a shopper types a code, sees what is missing, removes it, and pays with one', async ({ page }) => {
  await openAs(page, await checkoutPath(page));
  const code = page.getByLabel('Discount code');
  await code.fill('FIEND20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('There is no such code.')).toBeVisible();
  await expect(code).toHaveValue('FIEND20');
  await code.fill('friend20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('FRIEND20 applied: A good friend')).toBeVisible();
  await expect(page.getByText(/^The total is \$[\d.]+ now\.$/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Remove FRIEND20' }).click();
  await expect(page.getByText('FRIEND20 applied: A good friend')).toBeHidden();
  await code.fill('friend20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('FRIEND20 applied: A good friend')).toBeVisible();
  await fillBilling(page);
  await fillCard(page);
  await placeOrderButton(page).click();
  const id = await orderPlaced(page);
  const order = await (await page.request.get(`${shop.address}/api/orders/${id}`)).json();
  expect(order.discounts).toMatchObject([{ code: 'FRIEND20', amount: order.discount }]);
  expect(order.discount).toBe(Math.round(order.subtotal * 20) / 100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a code is applied all the same', async ({ page }) => {
    await page.goto(shop.address + (await checkoutPath(page)));
    await page.getByLabel('Discount code').fill('FRIEND20');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('A good friend (FRIEND20)')).toBeVisible();
  });
});
