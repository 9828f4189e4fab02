import { expect, type Page, test } from '@playwright/test';
import { field, fillCard, hydrated, orderPlaced, placeOrderButton } from './support/checkout.ts';
import { openOrder, orderDetails } from './support/order-details.ts';
import { signIn } from './support/staff.ts';
import { type Made, openForm, someProduct } from './support/staff-products.ts';
import { violations } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test('a product is a draft, for sale below zero, unlisted and archived', async ({ page }) => {
  await signIn(page);
  const onOrder = { inventoryPolicy: 'continue', stock: 0, backorderText: 'Made by hand', backorderDays: 9 };
  const product = await someProduct(page, { status: 'draft', ...onOrder, minPerOrder: 2, maxPerOrder: 3 });
  await openShopper(page, product);
  await expect(page.getByText('Product not found')).toBeVisible();

  await setStatus(page, product, 'Active');
  await openShopper(page, product);
  await expect(page.getByText('Made by hand (9 more days)')).toBeVisible();
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await expect(quantity).toHaveValue('2');
  await page.goto(`/user/products?search=${encodeURIComponent(product.name)}`);
  await expect(page.getByRole('link', { name: product.name, exact: true })).toBeVisible();

  await setStatus(page, product, 'Unlisted');
  await page.goto(`/user/products?search=${encodeURIComponent(product.name)}`);
  await expect(page.getByRole('link', { name: product.name, exact: true })).toHaveCount(0);
  await openShopper(page, product);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();

  await setStatus(page, product, 'Archived');
  await openShopper(page, product);
  await expect(page.getByText('Product not found')).toBeVisible();
});

test('a service is bought without an address, and provided', async ({ page }) => {
  const service = await someProduct(page, { requiresShipping: false, price: 100 });
  await openShopper(page, service);
  await expect(page.getByText('No shipping needed')).toBeVisible();
  await expect(page.getByText(/^Returns within/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await hydrated(page);
  await expect(field(page, 'Address')).toHaveCount(0);
  await expect(page.getByLabel('Phone number')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Delivery' })).toHaveCount(0);
  await field(page, 'Name').fill('Ada Lovelace');
  await field(page, 'Email').fill('ada@example.com');
  await page.getByLabel('Country').selectOption('United Kingdom');
  await field(page, 'Postcode').fill('W1A 1AA');
  await fillCard(page);
  expect(await violations(page)).toEqual([]);
  await placeOrderButton(page).click();
  const id = await orderPlaced(page);

  await page.goto(`/user/track-order?order=${id}`);
  await expect(page.getByText('On The Road')).toHaveCount(0);
  await expect(page.getByText('Expected delivery')).toHaveCount(0);
  await signIn(page);
  await openOrder(page, id);
  await expect(orderDetails(page).getByRole('button', { name: 'Send parcel' })).toHaveCount(0);
  await orderDetails(page).getByRole('button', { name: 'Mark as provided' }).click();
  const provide = page.getByRole('dialog', { name: 'Mark 1 piece as provided?' });
  expect(await violations(page)).toEqual([]);
  await provide.getByRole('button', { name: 'Mark as provided' }).click();
  await expect(page.getByText('1 piece provided')).toBeVisible();
  await page.goto(`/user/track-order?order=${id}`);
  await expect(page.getByRole('heading', { name: 'Provided' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

async function openShopper(page: Page, { _id }: Made) {
  await page.goto(`/user/products/${_id}`);
  await hydrated(page);
}

async function setStatus(page: Page, product: Made, status: string) {
  const form = await openForm(page, product);
  await form.getByLabel('Status').selectOption({ label: status });
  await form.getByRole('button', { name: 'Save Product' }).click();
  await expect(page.getByText('Product saved')).toBeVisible();
}
