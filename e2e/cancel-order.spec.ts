import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { enterCode, shownCode } from './support/email-code.ts';
import { openOrder, orderDetails } from './support/order-details.ts';
import { inOtherBrowser, placeOrder, placePaidOrder } from './support/orders.ts';
import { signIn } from './support/staff.ts';
import { violations } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test('a customer cancels an order and gets the money back', async ({ page }) => {
  const { id } = await placePaidOrder(page);
  await page.goto(`/user/track-order?order=${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('goes back to the card it came from')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill('Ordered twice');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  const main = page.locator('main');
  await expect(main.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(main.getByText('You have canceled this order.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  expect(await violations(page)).toEqual([]);
});

test('another browser cancels after a mailed code', ANY_SCREEN, async ({ page }) => {
  await page.goto('/user/track-order');
  const { id } = await inOtherBrowser(page, (other) => placeOrder(other));
  await page.goto(`/user/track-order?order=${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await enterCode(dialog, await shownCode(dialog));
  await expect(dialog.getByText('You have not paid for it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.locator('main').getByText('Canceled', { exact: true })).toBeVisible();
});

test('staff mark an order as paid, and cancel another', async ({ page }) => {
  const { id } = await placeOrder(page);
  const other = await placeOrder(page);
  await signIn(page);
  await openOrder(page, id);
  const details = orderDetails(page);
  await expect(details.getByText('unless you mark it as paid or work on it')).toBeVisible();
  await details.getByRole('button', { name: 'Mark as paid' }).click();
  const question = page.getByRole('dialog', { name: /^Mark .* as paid/ });
  await question.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(question.getByText('Payment method is required')).toBeVisible();
  await expect(question.getByLabel('Payment method')).toBeFocused();
  await question.getByLabel('Payment method').fill('Bank transfer');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(details.getByText(/^Marked as paid on .*: Bank transfer$/)).toBeVisible();
  await expect(details.getByRole('button', { name: 'Mark as paid' })).toBeHidden();

  await openOrder(page, other.id);
  await details.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByLabel('Reason').fill('The glass is cracked.');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(details.getByText('Canceled by the shop: The glass is cracked.')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Edit Status' })).toBeHidden();
  expect(await violations(page)).toEqual([]);
});
