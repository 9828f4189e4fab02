import { type Browser, expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { placePaidOrder } from './support/orders.ts';
import { openOwnShop } from './support/own-shop.ts';
import { signIn } from './support/staff.ts';
import { violations } from './support/violations.ts';

/* Uses its own shop: the setting applies to every visitor. */

const shop = openOwnShop();

test('reviews that are held appear once staff approve them, also by the keyboard', async ({ browser }) => {
  const staff = await openBrowser(browser, { width: 1440, height: 900 });
  await signIn(staff);
  await hold(staff);

  const shopper = await openBrowser(browser, { width: 390, height: 844 });
  const { productId, orderId } = await review(shopper);
  await expect(shopper.getByText('It appears as soon as we have approved it.').first()).toBeVisible();
  await expect(shopper.getByRole('button', { name: 'Review waiting for approval' })).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByRole('button', { name: 'Review waiting for approval' })).toBeVisible();
  expect(await violations(shopper)).toEqual([]);
  const article = shopper.getByRole('article').filter({ hasText: 'Held title' });
  await shopper.goto(`/user/products/${productId}`);
  await expect(shopper.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
  await expect(article).toHaveCount(0);

  for (const name of ['Second', 'Third', 'Fourth']) await write(shopper, productId, name);
  await staff.goto('/admin/dashboard');
  await staff.getByRole('link', { name: '4 reviews wait for approval' }).click();
  await expect(staff).toHaveURL(/\/admin\/reviews\?waiting=yes/);
  await expect(staff.getByRole('link', { name: 'Waiting', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await violations(staff)).toEqual([]);
  const total = staff.getByText(/^Total reviews: \d+$/);
  await expect(total).toHaveText('Total reviews: 4');

  // In the details the next review follows.
  await hydrated(staff);
  await staff.getByRole('button', { name: 'View the review by Fourth' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Review Details' });
  await dialog.getByRole('button', { name: 'Approve' }).focus();
  await staff.keyboard.press('Enter');
  await expect(dialog).toContainText('Third');
  await expect(dialog.getByText('Waiting', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Reject' }).focus();
  await staff.keyboard.press('Enter');
  await expect(dialog).toContainText('Second');
  await staff.keyboard.press('Escape');
  await expect(total).toHaveText('Total reviews: 2');

  // A rejected review can be taken back, and waits again.
  await staff.getByRole('button', { name: 'Reject the review by Second' }).press('Enter');
  await expect(total).toHaveText('Total reviews: 1');
  await staff.getByRole('button', { name: 'Undo' }).last().click();
  await expect(total).toHaveText('Total reviews: 2');

  await staff.getByRole('checkbox', { name: 'Select all' }).check();
  await staff.getByLabel('Action', { exact: true }).selectOption('Approve');
  await staff.getByRole('button', { name: 'Apply' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText('2 review(s) approved')).toBeVisible();
  await expect(staff.getByText('No reviews found.')).toBeVisible();
  await staff.goto('/admin/audit');
  await expect(staff.getByText('Approved the review by').first()).toBeVisible();

  await expect(async () => {
    await shopper.goto(`/user/products/${productId}`);
    await expect(article).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await shopper.goto(`/user/track-order?order=${orderId}`);
  await expect(shopper.getByRole('button', { name: /^Reviewed/ })).toBeVisible();
});

async function openBrowser(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.address, viewport });
  return await context.newPage();
}

async function hold(staff: Page): Promise<void> {
  await staff.goto('/admin/settings');
  await hydrated(staff);
  await staff.getByLabel('Hold new reviews for approval').check();
  await staff.getByRole('button', { name: 'Save settings' }).click();
  await expect(staff.getByText('Settings saved')).toBeVisible();
}

/** Reviews a bought product as its buyer. */
async function review(shopper: Page): Promise<{ productId: string; orderId: string }> {
  const { id } = await placePaidOrder(shopper);
  await shopper.goto(`/user/track-order?order=${id}`);
  await hydrated(shopper);
  await shopper.getByRole('button', { name: /^Write a review/ }).click();
  const dialog = shopper.getByRole('dialog', { name: 'Rate Your Experience' });
  await dialog.getByRole('radio', { name: /4/ }).check({ force: true });
  await dialog.getByLabel('Title').fill('Held title');
  await dialog.getByLabel('Comment').fill('It arrived, and it is good.');
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  const { products } = await (await shopper.request.get(`/api/orders/${id}`)).json();
  return { productId: products[0].productId, orderId: id };
}

async function write(shopper: Page, productId: string, userName: string): Promise<void> {
  const data = { userName, userEmail: 'reader@example.com', rating: 3, comment: `Words of ${userName}.` };
  const written = await shopper.request.post(`/api/products/${productId}/reviews`, { data });
  expect(written.status()).toBe(201);
}
