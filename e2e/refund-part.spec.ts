import { expect, type Page, test } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { cutTexts } from './support/fits.ts';
import { openOrder, orderDetails } from './support/order-details.ts';
import { placePaidOrder } from './support/orders.ts';
import { signIn } from './support/staff.ts';
import { type Made, readProduct, someProduct } from './support/staff-products.ts';
import { violationsInBothSchemes } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));

async function openRefund(page: Page, id: string) {
  await openOrder(page, id);
  await orderDetails(page)
    .getByRole('button', { name: /^Refund/ })
    .click();
  return page.getByRole('dialog', { name: /^Refund .*\?$/ });
}

test('staff refund two of three pieces with shipping, and restock one', async ({ page }) => {
  const kettle = await someProduct(page, { stock: 5, price: 80 });
  const cup = await someProduct(page, { stock: 5, price: 100 });
  const { id, email } = await placePaidOrder(page, {
    products: [
      [kettle, 2],
      [cup, 1],
    ],
  });
  const readStock = async (product: Made) => (await readProduct(page, product)).stock;
  const stock = { kettle: await readStock(kettle), cup: await readStock(cup) };
  const dialog = await openRefund(page, id);
  await expect(dialog.getByRole('radio', { name: 'Everything that is left, $295.80' })).toBeFocused();
  await dialog.getByRole('radio', { name: 'A part' }).check();
  await expect(dialog.getByText('There is nothing to refund')).toBeVisible();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByRole('radiogroup')).toContainText('There is nothing to refund');

  await dialog.getByLabel(`Pieces of ${kettle.name} to refund`).fill('1');
  await dialog.getByLabel(`Pieces of ${cup.name} to refund`).fill('1');
  await dialog.getByRole('checkbox', { name: `Put back into stock of ${kettle.name}` }).check();
  await dialog.getByLabel('Shipping').fill('15.01');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByLabel('Shipping')).toBeFocused();
  await expect(dialog.getByText('Only $15.00 of the shipping can still be refunded.').first()).toBeVisible();
  await dialog.getByLabel('Shipping').fill('15');
  await dialog.getByLabel('Note').fill('The lid is cracked.');
  await dialog.getByLabel('Reason').selectOption('Damaged or faulty');
  const preview = dialog.getByRole('region', { name: 'Refund' });
  await expect(preview).toContainText('Tax$14.40');
  await expect(preview).toContainText('Total$209.40');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Refund $209.40' }).dblclick();

  await expect(dialog).toBeHidden();
  const details = orderDetails(page);
  const refunds = details.getByRole('region', { name: 'Refunds' }).getByRole('listitem');
  await expect(refunds).toHaveCount(1);
  await expect(refunds).toContainText(`1 × ${kettle.name}, 1 × ${cup.name}, shipping $15.00`);
  await expect(refunds).toContainText('Succeeded');
  await expect(refunds).toContainText('1 piece back into stock');
  await expect(refunds).toContainText('The lid is cracked.');
  await expect(details.getByText('Partly refunded').first()).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await readStock(kettle)).toBe(stock.kettle + 1);
  expect(await readStock(cup)).toBe(stock.cup);

  await page.goto(`/admin/payments?search=${email}`);
  await hydrated(page);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('$209.40 refunded');
  await row.getByRole('button', { name: /^Refund/ }).click();
  const rest = page.getByRole('dialog', { name: 'Refund $86.40?' });
  await expect(rest.getByRole('region', { name: 'Refunds' })).toContainText('$209.40');
  await rest.getByRole('button', { name: 'Refund $86.40' }).click();
  await expect(rest).toBeHidden();
  await expect(row.getByText('Refunded').first()).toBeVisible();
});

test('a customer reads how much of which pieces was refunded', async ({ page }) => {
  const cup = await someProduct(page, { price: 100 });
  const { id } = await placePaidOrder(page, { products: [[cup, 3]] });
  const dialog = await openRefund(page, id);
  await dialog.getByRole('radio', { name: 'A part' }).check();
  await dialog.getByLabel(`Pieces of ${cup.name} to refund`).fill('2');
  await dialog.getByLabel('Adjustment').fill('-16');
  await dialog.getByRole('button', { name: 'Refund $200.00' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/user/track-order?order=${id}`);
  const main = page.locator('main');
  await expect(main.getByText('$200.00 of the $339.00 that you paid was refunded.')).toBeVisible();
  await expect(main.getByText('2 of 3 refunded')).toBeVisible();
  await expect(main.getByText('Partly refunded')).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

/** Refunds an order to a card whose bank refuses that days later; the list of its refunds. */
async function failRefund(page: Page) {
  const cup = await someProduct(page, { price: 100 });
  const { id } = await placePaidOrder(page, { products: [[cup, 2]], card: CARDS.refundsFail });
  const dialog = await openRefund(page, id);
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(dialog).toBeHidden();
  const refunds = orderDetails(page).getByRole('region', { name: 'Refunds' }).getByRole('listitem');
  await expect(async () => {
    await page.reload();
    await expect(refunds.getByText('Failed', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await hydrated(page);
  return refunds;
}

test('staff try a refund again that failed', ANY_SCREEN, async ({ page }) => {
  const refunds = await failRefund(page);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await refunds.getByRole('button', { name: /^Try again/ }).click();
  await expect(refunds).toHaveCount(2);
  await expect(refunds.first()).toContainText('Tried again');
});

test('staff note how they have returned what could not be refunded', async ({ page }) => {
  const refunds = await failRefund(page);
  const due = orderDetails(page).getByRole('region', { name: /^\$\S+ could not be refunded$/ });
  await due.getByRole('button', { name: 'Note as returned' }).click();
  const dialog = page.getByRole('dialog', { name: 'Note money as returned?' });
  await dialog.getByLabel('How it was returned').fill('Bank transfer');
  await dialog.getByRole('button', { name: 'Note as returned' }).click();
  await expect(due).toBeHidden();
  await expect(refunds).toHaveCount(2);
  await expect(refunds.first()).toContainText('Returned another way');
});

test('staff cancel pieces of an order, which goes on', async ({ page }) => {
  const cup = await someProduct(page, { stock: 9, price: 100 });
  const { id } = await placePaidOrder(page, { products: [[cup, 3]] });
  await openOrder(page, id);
  const details = orderDetails(page);
  await details.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel .*\?$/ });
  await dialog.getByRole('radio', { name: 'Some pieces' }).check();
  await dialog.getByRole('button', { name: 'Cancel pieces' }).click();
  await expect(dialog.getByText('Choose the pieces to cancel')).toBeVisible();
  await dialog.getByLabel(`Pieces of ${cup.name} to cancel`).fill('1');
  await expect(dialog.getByLabel('Put 1 piece back into stock')).toBeChecked();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel pieces' }).click();
  await expect(dialog).toBeHidden();
  await expect(details.getByRole('region', { name: 'Refunds' })).toContainText('$108.00');
  await expect(details.getByText('Partly refunded').first()).toBeVisible();
  await expect(details.getByText('1 of 3 canceled and refunded')).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await details.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('radio', { name: 'Some pieces' }).check();
  await expect(dialog.getByText('2 of 3 left')).toBeVisible();

  await page.goto(`/user/track-order?order=${id}`);
  await expect(page.locator('main').getByText('1 of 3 canceled and refunded')).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
