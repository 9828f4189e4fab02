import { expect, type Page } from '@playwright/test';
import { field, fillCard } from '../support/checkout.ts';
import type { MEMBERSHIP_TEXTS } from './membership-texts.ts';
import { at, open, type ScenesOf } from './scene.ts';
import { uniqueEmail } from './scene-data.ts';

export const MEMBERSHIP_SCENES = {
  membership: at('/user/membership'),
  'membership, questions opened': async (page) => {
    await open(page, '/user/membership');
    await page.getByText('What if I change my mind?').click();
    await page.getByText('How long is a membership valid?').click();
  },
  'membership form': openForm,
  'membership form, nothing filled in': async (page) => {
    await openForm(page);
    await pay(page);
  },
  'membership form, all wrong': async (page) => {
    await openForm(page);
    await field(page, 'Email').fill('ada@');
    await field(page, 'Card number').fill('4242 4242 4242 424');
    await field(page, 'Expiry date').fill('1/4');
    await field(page, 'CVC').fill('12');
    await pay(page);
  },
  'membership paid': join,
  'plans after joining': async (page) => {
    await join(page);
    await page.getByRole('button', { name: 'Start Exploring Deals' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
} satisfies ScenesOf<typeof MEMBERSHIP_TEXTS>;

async function openForm(page: Page): Promise<void> {
  await open(page, '/user/membership');
  await page.getByRole('link', { name: 'Get Started with Standard' }).click();
  await page.getByRole('link', { name: 'Back to Plans' }).waitFor();
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay / }).click();
}

async function join(page: Page): Promise<void> {
  await openForm(page);
  for (const label of ['Full name', 'Address', 'City', 'State', 'Postal code', 'Cardholder name'])
    await field(page, label).fill('Ada');
  await field(page, 'Email').fill(uniqueEmail());
  await field(page, 'Phone number').fill('+44 20 7946 0000');
  await fillCard(page);
  await pay(page);
  await page.getByRole('dialog').waitFor();
}
