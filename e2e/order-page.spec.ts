import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { orderDetails } from './support/order-details.ts';
import { placeOrder } from './support/orders.ts';
import { signIn } from './support/staff.ts';
import { violations } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));

test('an order has a page of its own with the details of the dialog', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone shows the dialog on the whole screen');
  const { id } = await placeOrder(page);
  await page.goto(`/admin/orders?search=${id}`);
  await hydrated(page);
  await page.getByRole('link', { name: `View Details of ${id}` }).click();
  await orderDetails(page).getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(`/admin/orders/${id}`);
  await expect(page).toHaveTitle(new RegExp(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(id);
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Order Timeline' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Edit Status' }).click();
  await page.getByLabel('New status').selectOption('packaging');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Status updated to packaging')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(`/admin/orders?search=${id}`);
});

test('the page of an unknown order is not found', ANY_SCREEN, async ({ page }) => {
  const answer = await page.goto('/admin/orders/MG-0000-0000-0000-0000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('There is no order MG-0000-0000-0000-0000.')).toBeVisible();
});

test('a toast covers neither the filters of a list nor the actions of its rows', async ({ page }) => {
  const { id, email } = await placeOrder(page);
  for (let count = 0; count < 9; count++) await placeOrder(page, { email });
  await page.goto(`/admin/orders?search=${email}`);
  await hydrated(page);
  await page.getByRole('checkbox', { name: `Select order ${id}` }).check({ force: true });
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('button', { name: 'Set 1 order' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: '1 order set to Processing' });
  await expect(toast).toBeVisible();
  const covered = () =>
    toast.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const kept = document.querySelectorAll('[data-keep-clear], td:last-child:has(a, button)');
      return [...kept].filter((other) => {
        const { left, top, right, bottom } = other.getBoundingClientRect();
        return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
      }).length;
    });
  await expect.poll(covered).toBe(0);
});
