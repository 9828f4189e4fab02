import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';
import { violations } from './support/violations.ts';

/* Own shops: what `npm start` opens in an empty folder, and with DEMO_DATA=off. */

const DEMO_STAFF = { email: 'admin@marigold.example', password: 'goldenhour' };
const PHONE = { width: 390, height: 844 };

const startShop = (demoData: 'on' | 'off') =>
  openOwnShop({ DEMO_DATA: demoData }, () => mkdtemp(path.join(tmpdir(), 'marigold-first-start-')));

async function open(page: Page, { address }: { address: string }, screen: string): Promise<void> {
  await page.request.post(`${address}/api/auth/sign-in`, { data: DEMO_STAFF });
  await page.goto(`${address}/admin/${screen}`);
  await hydrated(page);
}

test.describe('a first start', () => {
  test.describe.configure({ mode: 'serial' });
  const shop = startShop('on');

  test('opens a dashboard with a year of sales, at a desk and on a phone', async ({ page }) => {
    await open(page, shop, 'dashboard');
    const sales = page.getByRole('region', { name: 'Sales Overview' });
    await expect(sales.getByRole('link')).toHaveCount(12);
    // The current month may have no orders yet.
    for (const month of (await sales.getByRole('link').allInnerTexts()).slice(0, -1))
      expect(month).not.toMatch(/\$0$/);
    const recent = page.getByRole('region', { name: 'Recent Orders' });
    await expect(recent.getByRole('row')).toHaveCount(6);
    await expect(page.getByText('3 unread messages')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeHidden();
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  for (const screen of ['orders', 'payments', 'mail', 'members', 'messages', 'audit', 'reviews', 'products'])
    test(`has rows in ${screen}`, async ({ page }) => {
      await open(page, shop, screen);
      expect(await page.getByRole('main').getByRole('row').count()).toBeGreaterThan(5);
    });

  test('sends no mail, since all mails count as sent or failed', async ({ page }) => {
    await open(page, shop, 'mail?state=waiting');
    await expect(page.getByText('No mail found.')).toBeVisible();
    await open(page, shop, 'mail?state=failed');
    await expect(page.getByRole('button', { name: /^Open “/ })).toHaveCount(1);
  });

  test('has an invoice for an order', async ({ page }) => {
    await open(page, shop, 'orders');
    const order = await page.getByRole('main').getByText(/^MG-/).first().innerText();
    await open(page, shop, `invoice/${order}`);
    await expect(page.getByRole('main')).toContainText(order);
    await expect(page.getByRole('main')).toContainText('$');
  });

  test('refunds an order', async ({ page }) => {
    await open(page, shop, 'payments');
    const row = page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /Refund/ }) })
      .first();
    const payment = (await row.getByText(/^pi_/).first().innerText()).trim();
    await row.getByRole('button', { name: /Refund/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Refund/ })
      .click();
    const refunded = page.getByRole('main').getByRole('row').filter({ hasText: payment });
    await expect(refunded.getByText('Refunded').first()).toBeVisible();
  });

  test('loses its demo in one step, and keeps the refunded order', async ({ page }) => {
    await open(page, shop, 'settings/first-steps');
    await page.getByRole('button', { name: 'Remove the demo' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the demo' }).click();
    await expect(page.getByText('The demo is removed')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Remove the demo' })).toContainText('(done)');
    await open(page, shop, 'orders');
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
    await page.goto(`${shop.address}/user/products`);
    await expect(page.getByText('No products found')).toBeVisible();
  });
});

test.describe('an empty shop', () => {
  test.describe.configure({ mode: 'serial' });
  const shop = startShop('off');

  test('has no products and shows the first steps of a seller', async ({ page }) => {
    const products = await (await fetch(`${shop.address}/api/products`)).json();
    expect(products).toEqual([]);
    await open(page, shop, 'dashboard');
    const steps = page.getByRole('region', { name: 'First steps' });
    await expect(steps).toContainText('1 of 12 done');
    for (const [name, to] of [
      ['Add your first product', '/admin/products/new'],
      ['Say who you are', '/admin/settings'],
      ['Choose your looks', '/admin/looks'],
      ['Write your texts', '/admin/page-texts'],
      ['Set your shipping', '/admin/settings/shipping'],
      ['Take payments', 'https://dashboard.stripe.com/apikeys'],
      ['Invite staff', '/admin/staff'],
    ] as const)
      await expect(steps.getByRole('link', { name })).toHaveAttribute('href', to);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  test('publishes nothing that its seller did not enter', async ({ page }) => {
    for (const path of ['home', 'about', 'contact', 'membership', 'products']) {
      await page.goto(`${shop.address}/user/${path}`);
      await hydrated(page);
      const text = await page.locator('body').innerText();
      expect(text, path).not.toMatch(
        /2018|What Our Customers Say|Why Choose Us|Clara Voss|Opening hours|24 hours|Orchard|555-0148|hello@marigold|Electronics|Instagram|\$499|Become a member|30 days/,
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
    await page.goto(`${shop.address}/user/membership`);
    await expect(page.getByText('Memberships are not offered at the moment.')).toBeVisible();
  });

  test('ticks a completed step', async ({ page }) => {
    await open(page, shop, 'staff');
    const added = await page.request.post(`${shop.address}/api/staff`, {
      headers: AS_STAFF,
      data: { email: 'grace@example.com', name: 'Grace Hopper' },
    });
    expect(added.ok()).toBe(true);
    await open(page, shop, 'dashboard');
    const steps = page.getByRole('region', { name: 'First steps' });
    await expect(steps).toContainText('2 of 12 done');
    await expect(steps.getByRole('listitem').filter({ hasText: 'Invite staff' })).toContainText('(done)');
  });
});
