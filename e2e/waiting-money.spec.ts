import { expect, test } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import { hydrated } from './support/checkout.ts';
import { openQuickSearch } from './support/keyboard.ts';
import { uniqueEmail } from './support/memberships.ts';
import { openOrder, orderDetails } from './support/order-details.ts';
import { placePaidOrder } from './support/orders.ts';
import { signIn } from './support/staff.ts';
import { violations } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test('staff see a disputed order in the quick search, and send it in bulk only if they confirm it', async ({
  page,
}) => {
  const email = uniqueEmail();
  const orders = [
    await placePaidOrder(page, { email, card: CARDS.disputed }),
    await placePaidOrder(page, { email }),
  ];
  const [disputed] = orders;
  await signIn(page);
  await page.goto(`/admin/orders?search=${email}`);
  await hydrated(page);
  await openQuickSearch(page);
  await page.getByRole('combobox', { name: /^Search orders, products/ }).fill(disputed?.id ?? '');
  const found = page.getByRole('option', { name: new RegExp(`^${disputed?.id}`) });
  await expect(found).toContainText('Disputed');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const { id } of orders) await page.getByRole('checkbox', { name: `Select order ${id}` }).check();
  await page.getByRole('button', { name: 'Pack and send' }).click();
  const question = page.getByRole('dialog', { name: /^Send \d orders?\?/ });
  await expect(question.getByRole('button', { name: 'Send 1 order', exact: true })).toBeVisible();
  await question.getByRole('checkbox', { name: 'Send the disputed order all the same' }).check();
  await expect(question.getByRole('button', { name: 'Send 2 orders' })).toBeVisible();
  await question.getByRole('checkbox', { name: 'Send the disputed order all the same' }).uncheck();
  await question.getByRole('button', { name: 'Send 1 order', exact: true }).click();
  await expect(page.getByText('1 of 2 could not be sent')).toBeVisible();
});

test('money that is owed says so in the list of payments, and no notice covers its button', async ({
  page,
}) => {
  const { id } = await placePaidOrder(page);
  await signIn(page);
  await openOrder(page, id);
  await orderDetails(page).getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await question.getByLabel('Decide later').check();
  await question.getByRole('button', { name: 'Cancel order' }).click();
  const banner = orderDetails(page).getByRole('region', { name: /is owed to the customer/ });
  await expect(page.getByText('Order canceled')).toBeVisible();
  await banner.getByRole('button').click({ trial: true });
  await page.goto(`/admin/payments?show=unsettled&search=${id}`);
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(row.getByText('Money owed')).toBeVisible();
  await expect(row.getByText(/is owed to the customer\. Refund it/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
