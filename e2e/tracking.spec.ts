import { expect, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/user/track-order');
  await hydrated(page);
});

const submit = { name: 'Track Order', exact: true };

test('each method says what it needs', async ({ page }) => {
  const main = page.locator('main');
  for (const [method, typed, message] of [
    ['Order ID', ' ', 'Please enter an Order ID'],
    ['Email', '', 'Please enter an email address'],
    ['Email', 'nobody', 'Please enter a valid email address'],
    ['Phone', ' ', 'Please enter a phone number'],
  ] as const) {
    await main.getByRole('radio', { name: method }).check({ force: true });
    await main.getByRole('textbox').fill(typed);
    await main.getByRole('button', submit).click();
    await expect(main.getByText(message, { exact: true })).toBeVisible();
  }
});

test('an order that does not exist is said to be not found, and nothing typed is lost', async ({ page }) => {
  const main = page.locator('main');
  await main.getByRole('textbox').fill('MG-0000-0000-0000-0000');
  await main.getByRole('button', submit).click();
  await expect(
    main.getByText('No order found. Please check your Order ID and email address.').first(),
  ).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveValue('MG-0000-0000-0000-0000');
});

test('several orders of one e-mail address are listed, masked, and each can be opened', async ({ page }) => {
  const products = await (await page.request.get('/api/products?limit=50')).json();
  const product = products.find((candidate: { availability: boolean }) => candidate.availability);
  const email = `many-${Date.now()}@example.com`;
  const body = {
    userEmail: email,
    userPhone: '+1 555 010 2030',
    shippingAddress: {
      fullName: 'Ada Lovelace',
      address: '12 Analytical Way',
      city: 'London',
      state: 'Greater London',
      zipCode: 'W1A',
      country: 'United Kingdom',
    },
    products: [{ productId: product._id, quantity: 1 }],
  };
  const elsewhere = await page.context().browser()?.newContext();
  if (!elsewhere) throw new Error('no browser');
  for (let i = 0; i < 2; i++)
    await elsewhere.request.post(new URL('/api/orders', page.url()).href, { data: body });
  await elsewhere.close();

  const main = page.locator('main');
  await main.getByRole('radio', { name: 'Email' }).check({ force: true });
  await main.getByRole('textbox').fill(email.toUpperCase());
  await main.getByRole('button', submit).click();
  await expect(main.getByText('Multiple Orders Found')).toBeVisible();
  await main.getByRole('link', { name: /MG-/ }).first().click();
  await expect(main.getByText(product.name).first()).toBeVisible();
  await expect(main.getByText('Analytical Way')).toHaveCount(0);
  await main.getByRole('link', { name: 'Back to Search' }).click();
  await expect(main.getByRole('textbox')).toHaveValue(email.toUpperCase());
});
