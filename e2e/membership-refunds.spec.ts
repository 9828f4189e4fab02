import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { addMember, listMemberships, uniqueEmail } from './support/memberships.ts';
import { signIn } from './support/staff.ts';
import { violations, violationsInBothSchemes } from './support/violations.ts';

/** Test card whose refunds fail after they have succeeded. */
const REFUNDS_FAIL = '4000000000005126';

test('a membership is refunded with one click, and its payment shows it', ANY_SCREEN, async ({ page }) => {
  const email = uniqueEmail();
  await addMember(page, email);
  const [member] = await listMemberships(page, email);
  await signIn(page);
  await page.goto(`/admin/payments?search=${email}`);
  await hydrated(page);
  await page.getByRole('link', { name: member?.id ?? '' }).click();
  await expect(page.getByText('Showing 1 to 1 of 1 memberships')).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund $799.00' }).click();
  await expect(page.getByText('$799.00 refunded')).toBeVisible();
  await expect(page.getByText('Refunded', { exact: true }).last()).toBeVisible();
  expect(await listMemberships(page, email)).toMatchObject([{ membership: 'refunded' }]);
  expect(await violations(page)).toEqual([]);
});

test('an amount of a membership is refunded, and the membership goes on', async ({ page }) => {
  const email = uniqueEmail();
  await addMember(page, email);
  await signIn(page);
  await page.goto(`/admin/payments?search=${email}`);
  await hydrated(page);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Refund/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Refund .*\?$/ });
  await dialog.getByLabel('Amount').fill('800');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText('Only $799.00 can still be refunded.')).toBeVisible();
  await expect(dialog.getByLabel('Amount')).toBeFocused();
  await dialog.getByLabel('Amount').fill('99.50');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Refund $99.50' }).click();
  await expect(row).toContainText('$99.50 refunded');
  await expect(row).toContainText('Partly refunded');
  expect(await listMemberships(page, email)).toMatchObject([{ membership: 'active' }]);
  await row.getByRole('button', { name: /^Show refunds/ }).click();
  const refunds = page.getByRole('dialog', { name: 'Refunds' });
  const listed = refunds.getByRole('region', { name: 'Refunds' }).getByRole('listitem');
  await expect(listed).toContainText('$99.50');
  await expect(listed).toContainText('Succeeded');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /^Show refunds/ })).toBeFocused();
});

test('a failed refund of a membership is listed and tried again', async ({ page }) => {
  const email = uniqueEmail();
  await addMember(page, email, { card: REFUNDS_FAIL });
  await signIn(page);
  await page.goto(`/admin/payments?search=${email}`);
  await hydrated(page);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Refund/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Refund .*\?$/ });
  await dialog.getByLabel('Amount').fill('20');
  await dialog.getByRole('button', { name: 'Refund $20.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(async () => {
    await page.reload();
    await expect(row.getByText('Refund failed')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await hydrated(page);
  await page.route('**/api/payments/*/refunds', (route) => route.abort());
  await row.getByRole('button', { name: /^Show refunds/ }).click();
  const refunds = page.getByRole('dialog', { name: 'Refunds' });
  await expect(refunds.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/payments/*/refunds');
  await refunds.getByRole('button', { name: 'Try again' }).click();
  const listed = refunds.getByRole('region', { name: 'Refunds' }).getByRole('listitem');
  await expect(listed).toContainText('Failed');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await listed.getByRole('button', { name: /^Try again/ }).click();
  await expect(listed).toHaveCount(2);
  await expect(listed.first()).toContainText('Tried again');
});
