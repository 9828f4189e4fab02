import { expect, type Page, test } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import { signInShopper } from './support/account.ts';
import {
  BUYER,
  field,
  fillBilling,
  fillCard,
  openCheckout,
  orderPlaced,
  placeOrderButton,
} from './support/checkout.ts';

import { uniqueEmail } from './support/memberships.ts';
import { violationsInBothSchemes } from './support/violations.ts';

const SAVE = 'Save this card for next time';
const saveBox = (page: Page) => page.getByRole('checkbox', { name: SAVE });
const list = (page: Page) => page.getByRole('region', { name: 'Saved cards' });
const answerBank = (page: Page, answer: RegExp) =>
  page.frameLocator('iframe').getByRole('button', { name: answer }).click();

test('a signed-in shopper saves a card, pays with it, and removes it', async ({ page }) => {
  const email = uniqueEmail();
  await signInShopper(page, email);
  await expect(list(page)).toContainText('You have not saved any card yet.');
  await openCheckout(page);
  await expect(saveBox(page)).not.toBeChecked();
  await fillBilling(page, { ...BUYER, Email: email });
  await fillCard(page, CARDS.challenged);
  await saveBox(page).check();
  expect(await violationsInBothSchemes(page), 'save').toEqual([]);
  await placeOrderButton(page).click();
  await answerBank(page, /approve/i);
  await orderPlaced(page);

  await openCheckout(page);
  const saved = page.getByRole('radio', { name: 'Visa ending in 3155' });
  await expect(saved).toBeChecked();
  await expect(saved).toHaveAccessibleDescription('Expires 12/40');
  await expect(page.getByLabel('Card number')).toBeHidden();
  await expect(saveBox(page)).toBeHidden();
  expect(await violationsInBothSchemes(page), 'choose').toEqual([]);
  await fillBilling(page, { ...BUYER, Email: email, City: 'Leeds' });
  await placeOrderButton(page).click();
  await answerBank(page, /reject/i);
  await expect(page.getByText('Your bank did not approve this payment.').first()).toBeVisible();
  await expect(field(page, 'City')).toHaveValue('Leeds');
  await expect(saved).toBeChecked();
  // Another card is declined; the saved one pays after all.
  await page.getByRole('radio', { name: 'Use another card' }).check();
  await fillCard(page, CARDS.declined);
  await placeOrderButton(page).click();
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await saved.check();
  await placeOrderButton(page).click();
  await answerBank(page, /approve/i);
  await orderPlaced(page);

  await page.goto('/user/account');
  await expect(list(page)).toContainText('Visa ending in 3155Expires 12/40');
  expect(await violationsInBothSchemes(page), 'account').toEqual([]);
  await list(page).getByRole('button', { name: 'Remove Visa ending in 3155' }).click();
  await page
    .getByRole('dialog', { name: 'Remove this card?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(list(page)).toContainText('You have not saved any card yet.');
});

test('a card removed in another tab says so, and nothing typed is lost', async ({ page, context }) => {
  const email = uniqueEmail();
  await signInShopper(page, email);
  await openCheckout(page);
  await fillBilling(page, { ...BUYER, Email: email });
  await fillCard(page);
  await saveBox(page).check();
  await placeOrderButton(page).click();
  await orderPlaced(page);
  await openCheckout(page);
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
  await fillBilling(page, { ...BUYER, Email: email });

  const { cards } = await (await context.request.get('/api/account/cards')).json();
  expect((await context.request.delete(`/api/account/cards/${cards[0].id}`)).status()).toBe(200);
  await placeOrderButton(page).click();
  await expect(page.getByText('This card is not saved any more.').first()).toBeVisible();
  await expect(field(page, 'City')).toHaveValue('London');
  await page.getByRole('radio', { name: 'Use another card' }).check();
  await fillCard(page);
  await placeOrderButton(page).click();
  await orderPlaced(page);
});

test('without an answer of the provider, account and checkout say so and go on', async ({ page }) => {
  const email = uniqueEmail();
  await signInShopper(page, email);
  await expect(list(page)).toContainText('You have not saved any card yet.');
  const failure = { error: 'The payment provider does not answer.', code: 'provider_unavailable' };
  await page.route('**/api/account/cards', (route) => route.fulfill({ status: 503, json: failure }));
  await page.reload();
  await expect(list(page).getByRole('alert')).toContainText('Your saved cards could not be loaded');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await openCheckout(page);
  await expect(page.getByText('Your saved cards cannot be shown at the moment.')).toBeVisible();
  await expect(saveBox(page)).toBeHidden();
  await fillBilling(page, { ...BUYER, Email: email });
  await fillCard(page);
  await placeOrderButton(page).click();
  await orderPlaced(page);
  await page.goto('/user/account');
  await expect(list(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/api/account/cards');
  await list(page).getByRole('button', { name: 'Try again' }).click();
  await expect(list(page)).toContainText('You have not saved any card yet.');
});

test('signing out in another tab hides the saved cards; guests are offered nothing', async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  await openCheckout(page);
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(saveBox(page)).toBeHidden();
  await signInShopper(page, email);
  await openCheckout(page);
  await expect(saveBox(page)).toBeVisible();
  await fillBilling(page, { ...BUYER, Email: email });
  await fillCard(page);
  await saveBox(page).check();
  // The proof is gone, without the cookie by which any rendering would notice: the shop refuses, and nothing
  // is charged.
  for (const name of ['marigold_proof', 'marigold_proven']) await context.clearCookies({ name });
  await placeOrderButton(page).click();
  await expect(page.getByText('You are not signed in any more.').first()).toBeVisible();
  await context.request.post('/api/account/sign-out');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(saveBox(page)).toBeHidden();
  await placeOrderButton(page).click();
  await orderPlaced(page);
});
