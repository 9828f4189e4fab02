import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import { ANY_SCREEN } from './support/any-screen.ts';
import {
  BUYER,
  field,
  fillBilling,
  fillCard,
  hydrated,
  openCheckout,
  orderPlaced,
  placeOrderButton,
  SHOWN_BUYER,
  someConfigurableProduct,
  transitionEnded,
} from './support/checkout.ts';

test('a shopper filters, opens a product, chooses options, pays and tracks the order', async ({ page }) => {
  const product = await someConfigurableProduct(page);
  await page.goto('/user/products');
  await hydrated(page);
  const search = page.getByPlaceholder('Search products...');
  await search.fill(product.name);
  await search.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('article').getByRole('link', { name: product.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await transitionEnded(page);

  const color = product.colors[1];
  const property = product.properties[0];
  const value = property?.values.at(-1);
  if (!color || !property || !value) throw new Error('expected options');
  await page.getByRole('radio', { name: new RegExp(`^${color.name}`) }).check({ force: true });
  await page
    .getByRole('radio', { name: new RegExp(`^${value.value}`) })
    .first()
    .check({ force: true });
  if (property.text && !value.withoutText) await page.getByLabel(property.text.label).fill('Ada, Max');
  await expect(page).toHaveURL(
    ({ searchParams }) =>
      searchParams.get('color') === color.name && searchParams.get(`p.${property.id}`) === value.id,
  );

  // The selection survives a reload.
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('radio', { name: new RegExp(`^${color.name}`) })).toBeChecked();
  const unit = (product.discountPrice ?? product.price) + color.price + value.price;
  await expect(
    page.getByText(`$${unit.toLocaleString('en-US', { minimumFractionDigits: 2 })}`).first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  if (property.text && !value.withoutText)
    await expect(page.getByText(`${property.text.label}: “Ada, Max”`).first()).toBeVisible();
  await expect(page.getByText(`Color: ${color.name}`).first()).toBeVisible();
  await fillBilling(page);
  await fillCard(page);
  await placeOrderButton(page).click();
  const id = await orderPlaced(page);

  await page.getByRole('button', { name: 'View Order' }).click();
  const review = page.getByRole('dialog', { name: 'Rate Your Experience' });
  await review.getByRole('radio', { name: /5/ }).check({ force: true });
  const comment = `Came as described, by ${randomUUID()}.`;
  await review.getByLabel('Comment').fill(comment);
  await review.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review Submitted!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/user\/track-order/);
  await expect(page.getByText(id).first()).toBeVisible();
  await expect(page.getByText(`Color: ${color.name}`).first()).toBeVisible();

  const { reviews } = await (await page.request.get(`/api/products/${product._id}/reviews?limit=50`)).json();
  expect(reviews).toContainEqual(expect.objectContaining({ comment, verified: true }));
});

test('a declined card keeps the form', ANY_SCREEN, async ({ page }) => {
  await openCheckout(page);
  await fillBilling(page);
  await fillCard(page, CARDS.declined);
  await placeOrderButton(page).click();
  await expect(page.getByText('Payment Failed').first()).toBeVisible();
  for (const [label, value] of Object.entries(SHOWN_BUYER))
    await expect(field(page, label)).toHaveValue(value);

  await fillCard(page);
  await placeOrderButton(page).click();
  await orderPlaced(page);
});

test('an email address that the provider refuses is in sight, and corrected at its field', async ({
  page,
}) => {
  await openCheckout(page);
  await fillBilling(page, { ...BUYER, Email: 'jürgen@example.com' });
  await fillCard(page);
  await placeOrderButton(page).click();
  await expect(page.getByText('Email Not Accepted').first()).toBeVisible();
  const email = field(page, 'Email');
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByText('Email is not accepted by the payment provider', { exact: true }),
  ).toBeVisible();
  await email.fill('juergen@example.com');
  await placeOrderButton(page).click();
  await orderPlaced(page);
});

test('a 3-D Secure card asks for confirmation', ANY_SCREEN, async ({ page }) => {
  await openCheckout(page);
  await fillBilling(page);
  await fillCard(page, CARDS.challenged);

  await placeOrderButton(page).click();
  const challenge = page.frameLocator('iframe');
  await challenge.getByRole('button', { name: /reject/i }).click();
  await expect(page.getByText('Payment Failed').first()).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(BUYER.Name);

  await placeOrderButton(page).click();
  await challenge.getByRole('button', { name: /approve/i }).click();
  await orderPlaced(page);
});

test('the checkout works by keyboard alone', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'phones have no keyboard');
  await openCheckout(page);
  await field(page, 'Name').focus();
  const wanted: Record<string, string> = {
    ...BUYER,
    'Card number': CARDS.good,
    'Expiry date': '1240',
    CVC: '123',
  };
  const filled = new Set<string>();
  for (let step = 0; step < 40 && filled.size < Object.keys(wanted).length; step++) {
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      return element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
    });
    const name = Object.keys(wanted).find((candidate) => label.startsWith(candidate));
    if (name && !filled.has(name)) {
      await page.keyboard.type(wanted[name] ?? '');
      filled.add(name);
    }
    await page.keyboard.press('Tab');
  }
  expect([...filled].sort()).toEqual(Object.keys(wanted).sort());
  await page.getByLabel('Country').focus();
  await page.keyboard.type('United K');
  await field(page, 'CVC').focus();
  await page.keyboard.press('Enter');
  await orderPlaced(page);
});

test('an incomplete form warns, shows what is missing and focuses it', async ({ page }) => {
  await openCheckout(page);
  await placeOrderButton(page).click();
  await expect(page.getByText('Complete Billing Information').first()).toBeVisible();
  await expect(page.getByText('Please fill in all required billing details first.').first()).toBeVisible();
  for (const message of [
    'Name is required',
    'Address is required',
    'State is required',
    'City is required',
    'ZIP code is required',
    'Email is required',
    'Phone number is required',
  ])
    await expect(page.getByText(message).first()).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('Ada');
  await expect(page.getByText('Name is required')).toHaveCount(0);
});

test('the form survives a reload, except the card', ANY_SCREEN, async ({ page }) => {
  await openCheckout(page);
  await fillBilling(page);
  await fillCard(page);
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'City')).toHaveValue('London');
  await expect(page.getByLabel('Card number')).toHaveValue('');
});

test('a double click makes one order', ANY_SCREEN, async ({ page }) => {
  await openCheckout(page);
  const email = `double-${Date.now()}@example.com`;
  await fillBilling(page, { ...BUYER, Email: email });
  await fillCard(page);
  await placeOrderButton(page).dblclick();
  await orderPlaced(page);
  const found = await (await page.request.post('/api/orders/track', { data: { email } })).json();
  expect(found).not.toHaveProperty('orders');
});

test('a checkout without a product links to the products', ANY_SCREEN, async ({ page }) => {
  await page.goto('/user/billing');
  await expect(page.getByText('No product selected for checkout.')).toBeVisible();
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL(/\/user\/products/);
});
