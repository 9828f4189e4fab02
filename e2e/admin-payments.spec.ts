import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { openOrder, orderDetails } from './support/order-details.ts';
import { placePaidOrder } from './support/orders.ts';
import { signIn } from './support/staff.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));

test('staff refund a payment once', async ({ page }) => {
  const { id, email, total } = await placePaidOrder(page);
  const amount = `$${total.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await openOrder(page, id);
  await orderDetails(page).getByRole('button', { name: 'Refund' }).click();
  const question = page.getByRole('dialog', { name: `Refund ${amount}?` });
  await expect(question).toContainText(email);
  await question.getByRole('button', { name: `Refund ${amount}` }).click();
  await expect(page.getByText(`${amount} refunded`)).toBeVisible();
  await expect(orderDetails(page).getByText('Staff refunded it.')).toBeVisible();
  await expect(orderDetails(page).getByRole('button', { name: 'Refund' })).toBeHidden();

  await page.goto(`/admin/payments?search=${id}`);
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row.getByText('Refunded').first()).toBeVisible();
  await row.getByRole('link', { name: id }).click();
  await expect(orderDetails(page)).toBeVisible();
});

test('payments are searched, sorted and exported', ANY_SCREEN, async ({ page, isMobile }) => {
  const { id, email } = await placePaidOrder(page);
  await page.goto('/admin/payments');
  await hydrated(page);
  await page.getByLabel('Search payments').fill(id.replaceAll('-', '').toLowerCase());
  await page.getByLabel('Search payments').press('Enter');
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
  if (isMobile) await page.getByLabel('Sort by').selectOption('Lowest amount first');
  else {
    await page.getByRole('link', { name: 'Amount' }).click();
    await expect(page).toHaveURL(/&sort=amount-desc$/);
    await page.getByRole('link', { name: 'Amount' }).click();
  }
  await expect(page).toHaveURL(/&sort=amount-asc$/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`${email},ordered,yes`);
});

test('staff see a disputed payment, cannot refund it, and see how it ends', async ({ page }) => {
  const { id, paymentIntentId } = await placePaidOrder(page);
  const dashboard = `/emulator/stripe/dashboard/payments/${paymentIntentId}`;
  await page.goto(dashboard);
  await page.getByLabel('Reason').selectOption('product not received');
  await page.getByRole('button', { name: 'Dispute it' }).click();
  await expect(page.getByText('Dispute: needs response')).toBeVisible();

  const banner = orderDetails(page).getByRole('region', { name: 'The customer disputes' });
  await expect(async () => {
    await openOrder(page, id);
    await expect(banner).toContainText('The customer says that nothing arrived.', { timeout: 1_000 });
  }).toPass();
  await expect(banner).toContainText('Send evidence by');
  await expect(banner.getByRole('link', { name: 'Send evidence' })).toHaveAttribute('href', dashboard);
  const refund = orderDetails(page).getByRole('button', { name: 'Refund' });
  await expect(refund).toHaveAttribute('aria-disabled', 'true');
  await expect(refund).toHaveAccessibleDescription(/until the bank has decided/);

  await page.goto(`/admin/payments?show=disputed&search=${id}`);
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row.getByText('Disputed')).toBeVisible();
  await expect(row.getByRole('link', { name: /^Send evidence by/ })).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: /disputes? to answer/ })).toBeVisible();

  await page.goto(dashboard);
  await page.getByRole('button', { name: 'Lose the dispute' }).click();
  await expect(page.getByText('Dispute: lost')).toBeVisible();
  await expect(async () => {
    await openOrder(page, id);
    await expect(orderDetails(page).getByText('Charged back').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(orderDetails(page).getByText('Dispute lost').first()).toBeVisible();
  await expect(refund).toBeHidden();
});
