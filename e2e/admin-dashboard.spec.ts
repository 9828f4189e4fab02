import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { readDemoProducts } from './support/demo-products.ts';
import { createFirstLine } from './support/first-line.ts';
import { AS_STAFF, signIn } from './support/staff.ts';
import { violationsInBothSchemes } from './support/violations.ts';

test.beforeEach(({ page }) => signIn(page));

type Dashboard = {
  stats: { totalUsers: number; totalOrders: number; totalSales: number; pendingOrders: number };
  revenue: { month: string; revenue: number }[];
};

async function readDashboard(page: Page): Promise<Dashboard> {
  const response = await page.request.get('/api/dashboard', { headers: AS_STAFF });
  expect(response.status()).toBe(200);
  return await response.json();
}

/** Places an unpaid order of the dearest product; returns its id. */
async function order(page: Page, userEmail: string): Promise<string> {
  const product = (await readDemoProducts(page))
    .filter(({ availability }) => availability)
    .reduce((dearest, each) => (each.price > dearest.price ? each : dearest));
  const response = await page.request.post('/api/orders', {
    data: { userEmail, products: [createFirstLine(product)] },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}

async function openDashboard(page: Page, query = ''): Promise<void> {
  await page.goto(`/admin/dashboard${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await hydrated(page);
}

const card = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label });
const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

test('the four figures agree with the orders that were placed', ANY_SCREEN, async ({ page }) => {
  const before = await readDashboard(page);
  const email = `${randomUUID()}@example.com`;
  await order(page, email);
  await order(page, email.toUpperCase());
  // Other tests place orders, too: compare with the API at the same moment.
  await expect(async () => {
    // Its first byte comes once its figures are read.
    await page.goto('/admin/dashboard', { waitUntil: 'commit' });
    const { stats } = await readDashboard(page);
    expect(stats.totalOrders).toBeGreaterThanOrEqual(before.stats.totalOrders + 2);
    expect(stats.totalUsers).toBeGreaterThan(before.stats.totalUsers);
    await expect(card(page, 'Total Orders')).toContainText(stats.totalOrders.toLocaleString('en-US'), {
      timeout: 5_000,
    });
    await expect(card(page, 'Total Users')).toContainText(stats.totalUsers.toLocaleString('en-US'), {
      timeout: 5_000,
    });
    await expect(card(page, 'Total Sales')).toContainText(dollars(stats.totalSales), { timeout: 5_000 });
    await expect(card(page, 'Pending Orders')).toContainText(String(stats.pendingOrders), { timeout: 5_000 });
  }).toPass();
});

test('staff choose a month by the list or its bar, and return to all months', async ({ page }) => {
  await openDashboard(page);
  const { revenue } = await readDashboard(page);
  const [earlier = '', last = ''] = revenue.slice(-2).map(({ month }) => month);
  const sales = page.getByRole('region', { name: 'Sales Overview' });
  await expect(sales.getByRole('link')).toHaveCount(12);

  await sales.getByLabel('Month', { exact: true }).selectOption(monthName(earlier));
  await expect(page).toHaveURL(`/admin/dashboard?month=${earlier}`);
  await expect(sales.getByRole('status')).toContainText(`in ${monthName(earlier)}`);
  await expect(sales.getByRole('list').getByRole('listitem').first()).toContainText(/ 1, \d{4}: \$/);

  await page.goBack();
  await expect(sales.getByRole('status')).toContainText('in the last 12 months');
  await sales.getByRole('link', { name: monthName(last) }).focus();
  await page.keyboard.press('Enter');
  await expect(sales.getByRole('status')).toContainText(`in ${monthName(last)}`);
  await expect(sales.getByLabel('Month', { exact: true })).toHaveValue(last);
});

test('the numbers of the chart are in a table', ANY_SCREEN, async ({ page }) => {
  await openDashboard(page, '?month=2024-02');
  await page.getByText('Show as a table').click();
  const table = page.getByRole('table', { name: 'Revenue of February 2024' });
  await expect(table.getByRole('row')).toHaveCount(30);
  await expect(table.getByRole('row', { name: 'February 29, 2024 $0' })).toBeVisible();
});

test('the latest orders link to each order and to the list', ANY_SCREEN, async ({ page }) => {
  for (let i = 0; i < 5; i++) await order(page, `${randomUUID()}@example.com`);
  await openDashboard(page);
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity.getByRole('listitem')).toHaveCount(4);
  await expect(activity.getByText(/just now|\d+ (minutes?|hours?|days?) ago/)).toHaveCount(4);

  const recent = page.getByRole('region', { name: 'Recent Orders' });
  await expect(recent.getByRole('row')).toHaveCount(6);
  const link = recent.getByRole('link', { name: /^MG-/ }).first();
  const id = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders\\?order=${id}`));
  await page.goBack();
  await recent.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL('/admin/orders');
});

test('loading figures show placeholders, and failed ones can be retried', ANY_SCREEN, async ({ page }) => {
  await page.goto('/admin/reviews');
  await hydrated(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/dashboard*', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { message: 'The shop is busy.', code: 'unavailable' } });
  });
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('nav a[href="/admin/dashboard"]');
    link?.click();
  });
  await expect(page.getByText('Loading dashboard...')).toBeAttached();
  answer();
  await expect(page.getByRole('alert')).toContainText('The shop is busy.');
  await page.unroute('**/api/dashboard*');
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(card(page, 'Total Orders')).toBeVisible();
});

test('the count of orders to pack links to exactly those orders', ANY_SCREEN, async ({ page }) => {
  await page.goto('/admin/orders?need=to-pack');
  const chip = page.getByRole('link', { name: 'Remove filter Paid orders to pack' });
  await expect(chip).toBeVisible();
  await hydrated(page);
  await chip.click();
  await expect(page).toHaveURL('/admin/orders');
  await expect(chip).toBeHidden();
});

test.describe('light or dark', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the dashboard is accessible and fits the screen', async ({ page }) => {
    await order(page, `${randomUUID()}@example.com`);
    for (const query of ['', '?month=2026-02']) {
      await openDashboard(page, query);
      await page.getByText('Show as a table').click();
      expect(await violationsInBothSchemes(page)).toEqual([]);
      const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(screen ?? 0);
    }
  });
});
