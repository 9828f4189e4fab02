import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import {
  field,
  fillCard,
  hydrated,
  openCheckout,
  orderPlaced,
  placeOrderButton,
} from './support/checkout.ts';

test(
  'an address is asked in the words of its country, and a state is chosen from its list',
  ANY_SCREEN,
  async ({ page }) => {
    await openCheckout(page);
    const country = page.getByLabel('Country');
    const state = page.getByLabel('State', { exact: true });
    // Typed before the country, as forms of other shops ask for it.
    await state.fill('Calif.');
    await country.selectOption('United States');
    await expect(state).toHaveValue('CA');
    await state.selectOption({ label: 'Oregon' });

    await country.selectOption('Canada');
    await expect(page.getByLabel('Province', { exact: true })).toHaveValue('');
    await country.selectOption('Germany');
    await expect(page.getByLabel('Postal code')).toBeVisible();
    await expect(page.locator('[name=state]')).toHaveCount(0);
    await country.selectOption('United Kingdom');
    await field(page, 'County (optional)').fill('Kent');
    await expect(field(page, 'Postcode')).toBeVisible();
    await country.selectOption('Japan');
    await expect(page.getByLabel('Prefecture')).toHaveValue('');

    // The values for a country are there again with it, also after a reload.
    await country.selectOption('United Kingdom');
    await expect(field(page, 'County (optional)')).toHaveValue('Kent');
    await country.selectOption('United States');
    await expect(state).toHaveValue('OR');
    await page.reload();
    await hydrated(page);
    await expect(state).toHaveValue('OR');
  },
);

test('what is no state or ZIP code is said at its field', async ({ page }) => {
  await openCheckout(page);
  await field(page, 'State').fill('ZZ');
  await page.getByLabel('Country').selectOption('United States');
  // Nothing that was typed is gone.
  const state = page.getByLabel('State', { exact: true });
  await expect(state).toHaveValue('ZZ');
  for (const wrong of ['ABC', '9720']) {
    await field(page, 'ZIP code').fill(wrong);
    await placeOrderButton(page).click();
    await expect(page.getByText(`${wrong} is not a ZIP code of United States`)).toBeVisible();
    await expect(page.getByText('ZZ is not a state of United States')).toBeVisible();
  }
  await state.selectOption('TX');
  await field(page, 'ZIP code').fill('75001');
  await placeOrderButton(page).click();
  await expect(page.getByText(/is not a/)).toHaveCount(0);
});

test('an order to a country without states is placed, and its address is printed as there', async ({
  page,
}) => {
  await openCheckout(page);
  await page.getByLabel('Country').selectOption('Germany');
  const address = {
    Name: 'Ada Lovelace',
    Email: 'berlin@example.com',
    'Phone number': '030 901820',
    Address: 'Unter den Linden 1',
    City: 'Berlin',
    'Postal code': '10117',
  };
  for (const [label, text] of Object.entries(address)) await field(page, label).fill(text);
  await fillCard(page);
  await placeOrderButton(page).click();
  const id = await orderPlaced(page);
  await page.goto(`/user/track-order?order=${id}`);
  await expect(page.getByText('10117 Berlin')).toBeVisible();
});
