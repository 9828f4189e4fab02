import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signInShopper } from './support/account.ts';
import { ANY_SCREEN } from './support/any-screen.ts';
import { usable } from './support/cart.ts';
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
} from './support/checkout.ts';
import { anotherCode, enterCode, shownCode } from './support/email-code.ts';
import { addMember, uniqueEmail } from './support/memberships.ts';
import { inOtherBrowser, placeOrder } from './support/orders.ts';
import { violationsInBothSchemes } from './support/violations.ts';

test('a shopper signs in by a mailed code, sees orders and membership, and signs out', async ({ page }) => {
  const email = uniqueEmail();
  await page.goto('/user/account');
  await addMember(page, email);
  // Placed elsewhere: only the code shows it here.
  const { id } = await inOtherBrowser(page, (other) => placeOrder(other, { email }));
  await hydrated(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText(id)).toBeHidden();

  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const main = page.locator('main');
  await enterCode(main, anotherCode(await shownCode(main)));
  const wrong = main.getByText('That is not the code we sent.').first();
  // Wider than the few digits above it.
  expect((await wrong.boundingBox())?.width).toBeGreaterThan(200);
  await signInShopper(page, email);
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Membership' })).toContainText('StandardActive');
  const order = page.getByRole('article', { name: `Order ${id}` });
  await expect(order.getByRole('link', { name: /^Buy again/ })).toHaveAttribute(
    'href',
    /^\/user\/products\//,
  );
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await order.getByRole('link', { name: id }).click();
  await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
  await expect(page.getByText('12 Analytical Way')).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Delete my data' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your data?' });
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Delete my data' }).click();
  await expect(question).toContainText(`${id} is not delivered yet`);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(id)).toBeHidden();
  expect((await page.request.get('/api/account/orders')).status()).toBe(403);
});

test(
  'a shopper saves, changes and removes addresses, downloads the data, and deletes it',
  ANY_SCREEN,
  async ({ page }) => {
    const email = uniqueEmail();
    await page.goto('/user/home');
    await signInShopper(page, email);
    const list = page.getByRole('region', { name: 'Addresses' });
    await list.getByRole('button', { name: 'Add an address' }).click();
    const form = page.getByRole('dialog', { name: 'Add an address' });
    await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await form.getByRole('button', { name: 'Save address' }).click();
    await expect(form.getByText('ZIP code is required')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    const fields = { 'Phone number': '+44 20 7946 0000', Address: '12 Analytical Way', City: 'London' };
    for (const [label, text] of Object.entries(fields))
      await form.getByLabel(label, { exact: true }).fill(text);

    // The typed values are there after a reload.
    await page.reload();
    await hydrated(page);
    await list.getByRole('button', { name: 'Add an address' }).click();
    await expect(form.getByLabel('City')).toHaveValue('London');
    await form.getByLabel('State').fill('Greater London');
    await form.getByLabel('ZIP code').fill('W1A 1AA');
    await form.getByLabel('Country').selectOption('United Kingdom');
    await form.getByRole('button', { name: 'Save address' }).click();
    await expect(form).toBeHidden();
    await expect(list).toContainText('Default');

    await list.getByRole('button', { name: 'Change 12 Analytical Way, London' }).click();
    const change = page.getByRole('dialog', { name: 'Change the address' });
    await expect(change.getByLabel('Country')).toHaveValue('United Kingdom');
    // Typed values that were not saved are not taken for the saved address.
    await change.getByLabel('City').fill('York');
    await page.keyboard.press('Escape');
    await list.getByRole('button', { name: 'Change 12 Analytical Way, London' }).click();
    await expect(change.getByLabel('City')).toHaveValue('London');
    await change.getByLabel('City').fill('Leeds');
    await change.getByRole('button', { name: 'Save address' }).click();
    await expect(list).toContainText('Leeds\nGreater London\nW1A 1AA');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await (await downloading).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ email, addresses: [{ city: 'Leeds' }] });

    await list.getByRole('button', { name: 'Remove 12 Analytical Way, Leeds' }).click();
    await page
      .getByRole('dialog', { name: 'Remove this address?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(list).toContainText('You have not saved any address yet.');

    await page.getByRole('button', { name: 'Delete my data' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your data?' });
    await question.getByRole('button', { name: 'Delete my data' }).click();
    await expect(page.getByText('Your data is deleted')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  },
);

test('a guest saves the details of an order, and uses them at the next checkout', async ({ page }) => {
  const email = uniqueEmail();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openCheckout(page);
  await fillBilling(page, { ...BUYER, Email: email });
  await fillCard(page);
  // The form costs guests no question about an account, and nothing typed is lost.
  expect(asked.filter((path) => path.startsWith('/api/account'))).toEqual([]);
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'City')).toHaveValue('London');
  await fillCard(page);
  await placeOrderButton(page).click();
  await orderPlaced(page);
  await page.keyboard.press('Escape');
  const details = page.getByRole('region', { name: 'Next time in one step' });
  await details.getByRole('button', { name: 'Save my details' }).click();
  const main = page.locator('main');
  await enterCode(main, await shownCode(main));
  await expect(page.getByRole('heading', { name: 'Your details are saved' })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await openCheckout(page);
  // The default address is there without a press.
  await expect(page.getByLabel('Saved address').locator('option:checked')).toHaveText(
    `${BUYER.Name}, ${BUYER.Address}, ${BUYER.City}`,
  );
  for (const [label, text] of Object.entries({ ...SHOWN_BUYER, Email: email }))
    await expect(field(page, label)).toHaveValue(text);
  await expect(page.getByLabel('Country')).toHaveValue('United Kingdom');
});

test('signing out empties the forms of other tabs, and leaves no order to who comes next', async ({
  page,
}) => {
  await page.goto('/user/home');
  const email = uniqueEmail();
  const { id } = await placeOrder(page, { email });
  await page.evaluate((last) => window.localStorage.setItem('lastOrderId', last), id);
  await signInShopper(page, email);
  const form = await page.context().newPage();
  await openCheckout(form);
  await field(form, 'Name').fill('Ada Lovelace');
  const asleep = await page.context().newPage();
  await openCheckout(asleep);
  await field(asleep, 'Name').fill('Ada Lovelace');
  await asleep.goto('about:blank');
  const account = await page.context().newPage();
  await account.goto('/user/account');
  await usable(account);
  await expect(account.getByText(id)).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(field(form, 'Name')).toHaveValue('');
  await expect(account.getByText(id)).toBeHidden();
  await asleep.goBack();
  await hydrated(asleep);
  await expect(field(asleep, 'Name')).toHaveValue('');
  expect(await page.evaluate(() => window.localStorage.getItem('lastOrderId'))).toBeNull();
  // Values typed from now on stay again.
  await field(form, 'Name').fill('Bob');
  await form.reload();
  await hydrated(form);
  await expect(field(form, 'Name')).toHaveValue('Bob');
});
