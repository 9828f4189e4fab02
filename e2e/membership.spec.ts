import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
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
} from './support/checkout.ts';
import { findDemoProduct } from './support/demo-products.ts';
import { AS_STAFF, signIn } from './support/staff.ts';
import { violations, violationsInBothSchemes } from './support/violations.ts';

const MEMBER = {
  'Full name': 'Ada Lovelace',
  'Phone number': '+44 20 7946 0000',
  Address: '12 Analytical Way',
  City: 'London',
  State: 'Greater London',
  'Postal code': 'W1A 1AA',
  'Cardholder name': 'Ada Lovelace',
};

/** Test card whose refunds fail after they have succeeded. */
const REFUNDS_FAIL = '4000000000005126';

const uniqueEmail = () => `${randomUUID()}@example.com`;
const success = (page: Page) => page.getByRole('dialog', { name: 'Payment Successfully Completed!' });

async function openForm(page: Page, plan = 'standard'): Promise<void> {
  await page.goto(`/user/membership?plan=${plan}`);
  await hydrated(page);
}

async function fillForm(page: Page, email: string, card: string = CARDS.good): Promise<void> {
  for (const [label, value] of Object.entries({ ...MEMBER, Email: email }))
    await field(page, label).fill(value);
  await fillCard(page, card);
}

async function join(page: Page, email: string, plan = 'standard', card: string = CARDS.good): Promise<void> {
  await openForm(page, plan);
  await fillForm(page, email, card);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(success(page)).toBeVisible({ timeout: 20_000 });
}

async function membershipsOf(page: Page, email: string): Promise<{ id: string; membership: string }[]> {
  return await (await page.request.get(`/api/members?search=${email}`, { headers: AS_STAFF })).json();
}

test('the plans are shown with their prices, and the form opens from each', async ({ page }) => {
  await page.goto('/user/membership');
  await hydrated(page);
  for (const [name, price] of [
    ['Basic', '$499'],
    ['Standard', '$799'],
    ['Premium', '$1,000'],
  ] as const) {
    const card = page.getByRole('article', { name });
    await expect(card).toContainText(price);
    await expect(card.getByText('Most Popular')).toHaveCount(name === 'Standard' ? 1 : 0);
  }
  const question = page.getByText('What if I change my mind?');
  await question.click();
  await expect(page.getByText('There is a 30-day money-back guarantee')).toBeVisible();
  await page.getByRole('article', { name: 'Premium' }).getByText('Get Started').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a Premium member');
});

test(
  'every invalid field has a message, which disappears when it is edited',
  ANY_SCREEN,
  async ({ page }) => {
    await openForm(page);
    await page.getByRole('button', { name: 'Pay $799' }).click();
    for (const message of [
      'Full name is required',
      'Email is required',
      'Phone number is required',
      'Address is required',
      'City is required',
      'State is required',
      'Postal code is required',
      'Cardholder name is required',
      'Card number is required',
      'Expiry date is required',
      'CVC is required',
    ])
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(field(page, 'Full name')).toBeFocused();
    await field(page, 'Email').fill('ada');
    await expect(page.getByText('Email is required', { exact: true })).toBeHidden();
    await page.getByLabel('Card number').fill('4242 4242 4242');
    await page.getByLabel('Expiry date').fill('13');
    await page.getByLabel('CVC').fill('1');
    await page.getByRole('button', { name: 'Pay $799' }).click();
    for (const message of [
      'Email is invalid',
      'Card number must be 16 digits',
      'Expiry date must be in MM/YY format',
      'CVC must be 3 or 4 digits',
    ])
      await expect(page.getByText(message, { exact: true })).toBeVisible();
  },
);

test(
  'the form survives a reload and a return to the plans, except the card',
  ANY_SCREEN,
  async ({ page }) => {
    const email = uniqueEmail();
    await openForm(page, 'basic');
    await fillForm(page, email);
    await page.getByRole('link', { name: 'Back to Plans' }).click();
    await page.getByRole('article', { name: 'Premium' }).getByText('Get Started').click();
    await expect(field(page, 'Email')).toHaveValue(email);
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Cardholder name')).toHaveValue('Ada Lovelace');
    await expect(page.getByLabel('Card number')).toHaveValue('');
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain(CARDS.good.slice(0, 8));
  },
);

test('a membership is bought, and its confirmation survives a reload', ANY_SCREEN, async ({ page }) => {
  const email = uniqueEmail();
  await join(page, email);
  await expect(success(page)).toContainText('Standard membership');
  await success(page).getByRole('button', { name: 'Start Exploring Deals' }).click();
  await expect(success(page)).toBeHidden();
  await page.reload();
  await expect(page.getByText('You are a Standard member')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Basic' })).toBeVisible();
  expect(await membershipsOf(page, email)).toMatchObject([
    { plan: 'standard', membership: 'active', amount: 799 },
  ]);
  const mails = await (await page.request.get(`/api/mails?recipient=${email}`, { headers: AS_STAFF })).json();
  expect(mails.map(({ kind }: { kind: string }) => kind)).toContain('membership_receipt');
});

test(
  'another year starts at the end of the current one, and the dialog shows it',
  ANY_SCREEN,
  async ({ page }) => {
    const email = uniqueEmail();
    await join(page, email, 'basic');
    await join(page, email, 'premium');
    await expect(success(page)).toContainText('this year begins when the running one ends');
    const found = await membershipsOf(page, email);
    expect(found.map(({ membership }) => membership).toSorted()).toEqual(['active', 'upcoming']);
  },
);

test('a declined card keeps the form and explains what to do', ANY_SCREEN, async ({ page }) => {
  const email = uniqueEmail();
  await openForm(page);
  await fillForm(page, email, CARDS.declined);
  await page.getByRole('button', { name: 'Pay $799' }).click();
  await expect(page.getByText('Payment Failed').first()).toBeVisible();
  await expect(page.getByText('Check the card or use another one.')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay $799' }).click();
  await expect(success(page)).toBeVisible({ timeout: 20_000 });
  expect(await membershipsOf(page, email)).toHaveLength(1);
});

test('reloading between paying and joining makes one membership', ANY_SCREEN, async ({ page }) => {
  const email = uniqueEmail();
  await openForm(page);
  await fillForm(page, email);
  await page.route('**/api/memberships', (route) => route.abort());
  await page.getByRole('button', { name: 'Pay $799' }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await page.unroute('**/api/memberships');
  await page.reload();
  await expect(success(page)).toBeVisible({ timeout: 20_000 });
  expect(await membershipsOf(page, email)).toHaveLength(1);
});

test('a member pays less after proving the email address by a code', ANY_SCREEN, async ({ page }) => {
  const email = uniqueEmail();
  await join(page, email);
  const product = await findDemoProduct(page);
  await page.goto(`/user/billing?product=${product._id}&quantity=1`);
  await hydrated(page);
  await fillBilling(page);
  await field(page, 'Email').fill(email);
  const offer = page.getByRole('region', { name: 'Member price' });
  await expect(page.getByText('Discount (Standard member)')).toBeHidden();
  await offer.getByRole('button', { name: 'Get your member price' }).click();
  await offer.getByRole('button', { name: 'Send me a code' }).click();
  const told = await offer.getByText('Demo: your code is').innerText();
  await offer.getByLabel('Code', { exact: true }).fill(/\d{6}/.exec(told)?.[0] ?? '');
  await offer.getByRole('button', { name: 'Confirm' }).click();
  await expect(offer).toContainText('Your Standard member price');
  await expect(page.getByText('Discount (Standard member)')).toBeVisible();
  await fillCard(page);
  await placeOrderButton(page).click();
  const id = await orderPlaced(page);
  const order = await (await page.request.get(`/api/orders/${id}`)).json();
  expect(order).toMatchObject({ memberPlan: 'standard', shipping: 0, paymentStatus: 'paid' });
  expect(order.discount).toBeCloseTo(order.subtotal * 0.1, 1);
});

test(
  'a shopper with a requested code confirms before paying the full price',
  ANY_SCREEN,
  async ({ page }) => {
    await openCheckout(page);
    await fillBilling(page, { ...BUYER, Email: uniqueEmail() });
    await fillCard(page);
    const offer = page.getByRole('region', { name: 'Member price' });
    await offer.getByRole('button', { name: 'Get your member price' }).click();
    await offer.getByRole('button', { name: 'Send me a code' }).click();
    await expect(offer.getByText('Demo: your code is')).toBeVisible();

    await placeOrderButton(page).click();
    const question = page.getByRole('dialog', { name: 'Your member price needs the code' });
    await expect(question).toContainText('pay the full price of $');
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Enter the code' }).click();
    await expect(question).toBeHidden();
    await expect(offer.getByLabel('Code', { exact: true })).toBeFocused();
    await expect(page.getByText('Payment Successful!')).toHaveCount(0);

    await placeOrderButton(page).click();
    await question.getByRole('button', { name: 'Pay the full price' }).click();
    const order = await (await page.request.get(`/api/orders/${await orderPlaced(page)}`)).json();
    expect(order).toMatchObject({ discount: 0, paymentStatus: 'paid' });
  },
);

test(
  'a shopper without a membership learns it only after the code and pays the full price',
  ANY_SCREEN,
  async ({ page }) => {
    const product = await findDemoProduct(page);
    await page.goto(`/user/billing?product=${product._id}&quantity=1`);
    await hydrated(page);
    const offer = page.getByRole('region', { name: 'Member price' });
    await offer.getByRole('button', { name: 'Get your member price' }).click();
    await expect(offer).toContainText('Enter your email address in the form first.');
    await field(page, 'Email').fill(uniqueEmail());
    await offer.getByRole('button', { name: 'Send me a code' }).click();
    const told = await offer.getByText('Demo: your code is').innerText();
    await offer.getByLabel('Code', { exact: true }).fill(/\d{6}/.exec(told)?.[0] ?? '');
    expect(await violations(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Confirm' }).click();
    await expect(offer).toContainText('There is no running membership for this email address.');
    await expect(page.getByText('$15.00')).toBeVisible();
  },
);

test('a membership is refunded with one click, and its payment shows it', ANY_SCREEN, async ({ page }) => {
  const email = uniqueEmail();
  await join(page, email);
  const [member] = await membershipsOf(page, email);
  await signIn(page);
  await page.goto(`/admin/payments`);
  await page.getByRole('link', { name: member?.id ?? '' }).click();
  await expect(page.getByText('Showing 1 to 1 of 1 memberships')).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund $799.00' }).click();
  await expect(page.getByText('$799.00 refunded')).toBeVisible();
  await expect(page.getByText('Refunded', { exact: true }).last()).toBeVisible();
  expect(await membershipsOf(page, email)).toMatchObject([{ membership: 'refunded' }]);
  expect(await violations(page)).toEqual([]);
});

test('an amount of a membership is refunded, and the membership goes on', async ({ page }) => {
  const email = uniqueEmail();
  await join(page, email);
  await signIn(page);
  await page.goto('/admin/payments');
  await hydrated(page);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Refund/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Refund .*\?$/ });
  await dialog.getByLabel('Amount').fill('800');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText('Only $799.00 can still be refunded.')).toBeVisible();
  await expect(dialog.getByLabel('Amount')).toBeFocused();
  await dialog.getByLabel('Amount').fill('99.50');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Refund $99.50' }).click();
  await expect(row).toContainText('$99.50 refunded');
  await expect(row).toContainText('Partly refunded');
  expect(await membershipsOf(page, email)).toMatchObject([{ membership: 'active' }]);
  await row.getByRole('button', { name: /^Show refunds/ }).click();
  const refunds = page.getByRole('dialog', { name: 'Refunds' });
  const listed = refunds.getByRole('region', { name: 'Refunds' }).getByRole('listitem');
  await expect(listed).toContainText('$99.50');
  await expect(listed).toContainText('Succeeded');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /^Show refunds/ })).toBeFocused();
});

test('a failed refund of a membership is listed and tried again', async ({ page }) => {
  const email = uniqueEmail();
  await join(page, email, 'standard', REFUNDS_FAIL);
  await signIn(page);
  await page.goto(`/admin/payments?search=${email}`);
  await hydrated(page);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Refund/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Refund .*\?$/ });
  await dialog.getByLabel('Amount').fill('20');
  await dialog.getByRole('button', { name: 'Refund $20.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(async () => {
    await page.reload();
    await expect(row.getByText('Refund failed')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await hydrated(page);
  await page.route('**/api/payments/*/refunds', (route) => route.abort());
  await row.getByRole('button', { name: /^Show refunds/ }).click();
  const refunds = page.getByRole('dialog', { name: 'Refunds' });
  await expect(refunds.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/payments/*/refunds');
  await refunds.getByRole('button', { name: 'Try again' }).click();
  const listed = refunds.getByRole('region', { name: 'Refunds' }).getByRole('listitem');
  await expect(listed).toContainText('Failed');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await listed.getByRole('button', { name: /^Try again/ }).click();
  await expect(listed).toHaveCount(2);
  await expect(listed.first()).toContainText('Tried again');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plans and questions are shown, and the form says what it needs', async ({ page }) => {
    await page.goto('/user/membership');
    await expect(page.getByRole('article', { name: 'Premium' })).toContainText('$1,000');
    await page.getByText('Does it renew by itself?').click();
    await expect(page.getByText('You pay once.')).toBeVisible();
    await page.getByRole('article', { name: 'Basic' }).getByText('Get Started').click();
    await expect(page.getByRole('button', { name: 'Pay $499' })).toBeDisabled();
    // Playwright exposes <noscript> as text, which a person without JavaScript reads.
    expect(await page.content()).toContain('Paying by card needs JavaScript');
  });
});

test.describe('light or dark', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the membership is accessible in all states, and nothing scrolls sideways', async ({ page }) => {
    const expectFine = async (state: string) => {
      expect(await violationsInBothSchemes(page), state).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, state).toBeLessThanOrEqual(0);
    };
    await page.goto('/user/membership');
    await hydrated(page);
    await expectFine('plans');
    await openForm(page);
    await expectFine('form');
    await page.getByRole('button', { name: 'Pay $799' }).click();
    await expectFine('errors');
    await fillForm(page, uniqueEmail(), CARDS.declined);
    await page.getByRole('button', { name: 'Pay $799' }).click();
    await expect(page.getByText('Payment Failed').first()).toBeVisible();
    await expectFine('declined');
    await fillCard(page);
    await page.getByRole('button', { name: 'Pay $799' }).click();
    await expect(success(page)).toBeVisible({ timeout: 20_000 });
    await expectFine('success');
    await success(page).getByRole('button', { name: 'Start Exploring Deals' }).click();
    await expectFine('member');
  });
});
