import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { openForBackup } from '#db/backup/open-for-backup.ts';
import { messages } from '#db/schema/index.ts';
import {
  fillBilling,
  fillCard,
  hydrated,
  orderPlaced,
  placeOrderButton,
  someConfigurableProduct,
} from './support/checkout.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';

/* Uses its own shop: settings apply to every visitor, and other tests expect the defaults. */
test.describe.configure({ mode: 'serial' });

const shop = openOwnShop();

async function openAs(page: Page, path: string): Promise<void> {
  await page.goto(shop.address + path);
  await hydrated(page);
}

test.describe('staff', () => {
  test.use({ extraHTTPHeaders: AS_STAFF });

  test('edit synonyms, which searches follow at once', async ({ page }) => {
    const search = `${shop.address}/user/products?search=zabaglione`;
    await page.goto(search);
    await expect(page.getByText('No products found')).toBeVisible();
    await openAs(page, '/admin/settings/search');
    const box = (number: number) => page.getByLabel(`Words of group ${number}`);
    const save = page.getByRole('button', { name: 'Save synonyms' });
    for (const [number, words] of [
      [1, 'zabaglione, headphones'],
      [2, 'lantern, Headphone'],
    ] as const) {
      await page.getByRole('button', { name: 'Add group' }).click();
      await expect(box(number)).toBeFocused();
      await box(number).fill(words);
    }
    await save.click();
    await expect(page.getByText('“Headphone” is in group 1 too')).toBeVisible();
    await expect(box(2)).toBeFocused();
    await box(2).fill('lantern, night light');
    await save.click();
    await expect(page.getByText('Synonyms saved')).toBeVisible();
    await page.goto(search);
    await expect(page.getByRole('heading', { name: /Aurora One Headphones/ })).toBeVisible();
  });

  test('change the shipping cost and contact details', async ({ page }) => {
    // The second request caches the page.
    for (let i = 0; i < 3; i++) await page.request.get(`${shop.address}/user/home`);
    await openAs(page, '/admin/settings');
    await page.getByLabel('Shipping', { exact: true }).fill('abc');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Shipping must be an amount such as 15.00')).toBeVisible();
    await expect(page.getByLabel('Shipping', { exact: true })).toBeFocused();

    await page.getByLabel('Shipping', { exact: true }).fill('9.50');
    await page.getByLabel('Free shipping on orders over').fill('90000');
    await page.getByLabel('Delivery days').fill('2');
    await page.getByLabel('Phone', { exact: true }).fill('+1 555 0199');

    // Leaving asks for confirmation.
    await page.getByRole('link', { name: 'Members' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Shipping', { exact: true })).toHaveValue('9.50');

    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await page.getByRole('link', { name: 'Members' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  });

  test('see what another member of staff has changed since', async ({ page }) => {
    await openAs(page, '/admin/settings');
    await page.getByLabel('Tax rate in percent').fill('9');
    const { changedAt: seen } = await (await page.request.get(`${shop.address}/api/settings/staff`)).json();
    const response = await page.request.put(`${shop.address}/api/settings`, {
      data: { taxRate: 0.07, seen },
    });
    expect(response.status()).toBe(200);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Someone else has changed this meanwhile.')).toBeVisible();
    await expect(page.getByLabel('Tax rate in percent')).toHaveValue('9');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Tax rate in percent')).toHaveValue('7');
  });

  test('keep what another member of staff has changed of the same address', async ({ page }) => {
    await openAs(page, '/admin/settings');
    await page.getByLabel('Support email').fill('ask@example.com');
    const { company, changedAt: seen } = await (
      await page.request.get(`${shop.address}/api/settings/staff`)
    ).json();
    const data = { company: { ...company, phone: '+1 503 555 0199' }, seen };
    expect((await page.request.put(`${shop.address}/api/settings`, { data })).status()).toBe(200);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Taken over into this form: Phone.')).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveValue('+1 503 555 0199');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    const saved = await (await page.request.get(`${shop.address}/api/settings/staff`)).json();
    expect(saved.company).toEqual({ ...data.company, email: 'ask@example.com' });
  });

  test('read, answer and archive a message', async ({ page }) => {
    const { db, close } = await openForBackup({ databaseUrl: null, dataDir: shop.dataDir });
    await db.insert(messages).values({
      id: randomUUID(),
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      message: 'Does the kettle whistle?',
      createdAt: new Date(),
    });
    await close();

    await openAs(page, '/admin/messages?folder=unread');
    await page.getByRole('button', { name: 'Open the message by Ada Lovelace' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message from Ada Lovelace' });
    await expect(dialog).toContainText('Does the kettle whistle?');
    await dialog.getByLabel('Your answer').fill('Yes, and loudly.');
    await dialog.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Answer sent')).toBeVisible();
    await expect(dialog.getByText('Yes, and loudly.', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('No unread messages.')).toBeVisible();
    await page.getByRole('link', { name: 'Archived' }).click();
    await expect(
      page.getByRole('row').filter({ hasText: 'Ada Lovelace' }).getByText('Answered'),
    ).toBeVisible();

    const mails = await (await page.request.get(`${shop.address}/api/mails`)).json();
    expect(mails[0]).toMatchObject({ kind: 'message_answer', recipient: 'ada@example.com' });
  });
});

test('a shopper sees the settings in the checkout, the order and the footer', async ({ page }) => {
  const home = async () => await (await page.request.get(`${shop.address}/user/home`)).text();
  await expect.poll(home).toContain('+1 503 555 0199');
  const product = await someConfigurableProduct(page, shop.address);
  await openAs(page, `/user/billing?product=${product._id}&quantity=1`);
  await expect(page.getByText('$9.50')).toBeVisible();
  await expect(page.getByText('Free shipping on orders over $90,000')).toBeVisible();
  await expect(page.getByRole('link', { name: '+1 503 555 0199' })).toBeVisible();
  await fillBilling(page);
  await fillCard(page);
  await placeOrderButton(page).click();
  const id = await orderPlaced(page);
  const order = await (await page.request.get(`${shop.address}/api/orders/${id}`)).json();
  expect(order.shipping).toBe(9.5);
  expect(Date.parse(order.expectedDelivery) - Date.parse(order.createdAt)).toBe(2 * 86_400_000);
});
