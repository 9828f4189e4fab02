import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { openForBackup } from '#db/backup/open-for-backup.ts';
import { cartReminders } from '#db/schema/index.ts';
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts';
import { startCartReminder } from '#server/cart/reminders/cart-reminder.ts';
import { createLog } from '#server/create-log.ts';
import { createProofKeys } from '#server/email-codes/proof-keys.ts';
import { startTestMailServer, type TestMailServer } from '#server/testing/test-mail-server.ts';
import { BUYER, field, hydrated } from './support/checkout.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF, signIn } from './support/staff.ts';
import { someProduct } from './support/staff-products.ts';
import { violations } from './support/violations.ts';

/* Own shop: the setting applies to every visitor, and it sends mail. */
test.describe.configure({ mode: 'default' });

let mailServer: TestMailServer;
const environment: Record<string, string> = {};
test.beforeAll(async () => {
  mailServer = await startTestMailServer();
  environment.SMTP_URL = mailServer.url;
});
const shop = openOwnShop(environment);
test.afterAll(() => mailServer.close());

async function openShop(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.address, reducedMotion: 'reduce', ...options });
  return await context.newPage();
}

const box = (page: Page) => page.getByLabel('Email me once if I do not finish this order');
const isNoted = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/cart/reminder'));

async function turnOn(page: Page): Promise<void> {
  const headers = AS_STAFF;
  const { changedAt: seen } = await (await page.request.get('/api/settings/staff', { headers })).json();
  const data = { remindUnfinished: true, seen };
  expect((await page.request.put('/api/settings', { headers, data })).status()).toBe(200);
}

/** The round of another server, as if ten hours had passed. */
async function remindLater(): Promise<void> {
  const { db, close } = await openForBackup({ databaseUrl: null, dataDir: shop.dataDir });
  await db.update(cartReminders).set({ dueAt: new Date() });
  const task = startCartReminder({
    db,
    settings: { read: async () => ({ ...DEFAULT_SETTINGS, remindUnfinished: true }) },
    keys: createProofKeys(db),
    log: createLog('silent'),
    now: () => new Date(),
    onMail: () => undefined,
  });
  await task.runNow();
  await task.stop();
  await close();
}

test('a shopper who ticks a box is reminded, and puts the order into another cart', async ({ browser }) => {
  const page = await openShop(browser);
  const kettle = await someProduct(page, { price: 20 });
  const other = await someProduct(page, { price: 30 });
  await page.goto(`/user/billing?product=${kettle._id}&quantity=2`);
  await hydrated(page);
  await expect(box(page)).toHaveCount(0);

  await signIn(page);
  await page.goto('/admin/settings');
  await hydrated(page);
  await expect(page.getByLabel('Offer a reminder at the checkout')).not.toBeChecked();
  await page.getByLabel('Offer a reminder at the checkout').check();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.goto(`/user/billing?product=${kettle._id}&quantity=2`);
  await hydrated(page);
  await expect(box(page)).not.toBeChecked();
  await field(page, 'Email').fill(BUYER.Email);
  const noted = isNoted(page);
  await box(page).check();
  expect((await noted).status()).toBe(200);
  await page.reload();
  await hydrated(page);
  await expect(box(page)).toBeChecked();
  expect(await violations(page)).toEqual([]);

  await remindLater();
  await expect.poll(() => mailServer.received.length, { timeout: 30_000 }).toBe(1);
  const [mail] = mailServer.received;
  expect(mail?.text).toContain(`2 × ${kettle.name}: $40.00`);
  const [restore = '', stop = ''] = [...(mail?.text ?? '').matchAll(/https?:\S+token=\S+/g)].map(
    ([link]) => link,
  );

  // On another device, which has a cart.
  const device = await openShop(browser);
  await device.request.post('/api/cart/lines', { data: { productId: other._id } });
  await device.goto(restore);
  await device.getByRole('button', { name: 'Put it into my cart' }).click();
  await expect(device).toHaveURL(/\/user\/cart$/);
  for (const { name } of [kettle, other]) await expect(device.getByRole('main')).toContainText(name);

  await device.goto(stop);
  await device.getByRole('button', { name: 'End these emails' }).click();
  await expect(device.getByText('We will not remind you of an order again.')).toBeVisible();
  expect(await violations(device)).toEqual([]);
  // The request of mail programs (RFC 8058).
  const clicked = await device.request.post(stop, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(clicked.status()).toBe(200);
});

test('without script the box has a button, and nothing typed is lost', async ({ browser }) => {
  const page = await openShop(browser, { javaScriptEnabled: false });
  await turnOn(page);
  const kettle = await someProduct(page, { price: 20 });
  await page.goto(`/user/billing?product=${kettle._id}&quantity=1`);
  await expect(box(page)).not.toBeChecked();
  await field(page, 'Email').fill('ada@');
  await box(page).check();
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByText('Email is invalid')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('ada@');
  await field(page, 'Email').fill('grace@example.com');
  await page.getByRole('button', { name: 'Remind me' }).click();
  await expect(page.getByRole('heading', { name: 'We will remind you' })).toBeVisible();
  await expect(page.getByText('grace@example.com')).toBeVisible();
});
