import { expect, test } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import { ANY_SCREEN } from './support/any-screen.ts';
import { field, fillCard, hydrated } from './support/checkout.ts';
import {
  addMember,
  fillForm,
  join,
  listMemberships,
  openForm,
  success,
  uniqueEmail,
} from './support/memberships.ts';
import { AS_STAFF } from './support/staff.ts';
import { violationsInBothSchemes } from './support/violations.ts';

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
  expect(await listMemberships(page, email)).toMatchObject([
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
    await addMember(page, email, { plan: 'basic' });
    await join(page, email, 'premium');
    await expect(success(page)).toContainText('this year begins when the running one ends');
    const found = await listMemberships(page, email);
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
  expect(await listMemberships(page, email)).toHaveLength(1);
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
  expect(await listMemberships(page, email)).toHaveLength(1);
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
      await expectNoOverflow(state);
    };
    const expectNoOverflow = async (state: string) => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, state).toBeLessThanOrEqual(0);
    };
    // access.spec.ts looks for violations of the plans and of the empty form.
    await page.goto('/user/membership');
    await hydrated(page);
    await expectNoOverflow('plans');
    await openForm(page);
    await expectNoOverflow('form');
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
