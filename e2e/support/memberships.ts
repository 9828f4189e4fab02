import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import { field, fillCard, hydrated } from './checkout.ts';
import { confirmCard } from './confirm-card.ts';
import { AS_STAFF } from './staff.ts';

const MEMBER = {
  'Full name': 'Ada Lovelace',
  'Phone number': '+44 20 7946 0000',
  Address: '12 Analytical Way',
  City: 'London',
  State: 'Greater London',
  'Postal code': 'W1A 1AA',
  'Cardholder name': 'Ada Lovelace',
};

/** Dollars. */
const PRICES = { basic: 499, standard: 799 };

export const uniqueEmail = () => `${randomUUID()}@example.com`;

/** The dialog at the end. */
export const success = (page: Page) => page.getByRole('dialog', { name: 'Payment Successfully Completed!' });

export async function openForm(page: Page, plan = 'standard'): Promise<void> {
  await page.goto(`/user/membership?plan=${plan}`);
  await hydrated(page);
}

export async function fillForm(page: Page, email: string, card: string = CARDS.good): Promise<void> {
  for (const [label, value] of Object.entries({ ...MEMBER, Email: email }))
    await field(page, label).fill(value);
  await fillCard(page, card);
}

export async function join(page: Page, email: string, plan = 'standard'): Promise<void> {
  await openForm(page, plan);
  await fillForm(page, email);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(success(page)).toBeVisible({ timeout: 20_000 });
}

/** Makes a member through the API, for tests of what follows. */
export async function addMember(
  page: Page,
  email: string,
  { plan = 'standard', card }: { plan?: keyof typeof PRICES; card?: string } = {},
): Promise<void> {
  const member = {
    fullName: MEMBER['Full name'],
    email,
    phone: MEMBER['Phone number'],
    address: MEMBER.Address,
    city: MEMBER.City,
    state: MEMBER.State,
    postalCode: MEMBER['Postal code'],
  };
  const started = await page.request.post('/api/memberships/payment-intents', {
    data: { plan, amount: PRICES[plan], member },
  });
  expect(started.status()).toBe(200);
  const { clientSecret, paymentIntentId } = await started.json();
  await confirmCard(page, paymentIntentId, clientSecret, card);
  const made = await page.request.post('/api/memberships', { data: { paymentIntentId } });
  expect(made.status()).toBe(201);
}

export async function listMemberships(
  page: Page,
  email: string,
): Promise<{ id: string; membership: string }[]> {
  return await (await page.request.get(`/api/members?search=${email}`, { headers: AS_STAFF })).json();
}
