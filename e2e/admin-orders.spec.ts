import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { openOrder, orderDetails } from './support/order-details.ts';
import { placeOrder } from './support/orders.ts';
import { AS_STAFF, signIn } from './support/staff.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));

async function setStatus(page: Page, label: string) {
  await orderDetails(page).getByRole('button', { name: 'Edit Status' }).click();
  await expect(orderDetails(page).getByRole('button', { name: 'Editing Status...' })).toBeDisabled();
  const select = orderDetails(page).getByLabel('New status');
  await expect(select).toHaveValue('processing');
  await select.selectOption({ label });
  await orderDetails(page).getByRole('button', { name: 'Save' }).click();
}

test('staff move an order to delivered and the shopper sees it', async ({ page, browser }) => {
  const { id } = await placeOrder(page);
  await page.goto(`/admin/orders?search=${id}`);
  await hydrated(page);
  await page.getByRole('link', { name: `View Details of ${id}` }).click();
  await expect(orderDetails(page)).toBeVisible();
  await setStatus(page, 'Delivered');
  await expect(page.getByText('Order status updated successfully!')).toBeVisible();
  await expect(orderDetails(page).getByText('Status updated to delivered')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(orderDetails(page)).toBeHidden();
  await expect(page).toHaveURL(`/admin/orders?search=${id}`);
  await expect(page.getByRole('row').filter({ hasText: id }).getByText('Delivered')).toBeVisible();

  const shopper = await browser.newPage();
  await shopper.goto(new URL(`/user/track-order?order=${id}`, page.url()).href);
  await expect(shopper.getByText('Delivered').first()).toBeVisible();
  await shopper.close();
});

test('the second of two people who change one order sees the first change', ANY_SCREEN, async ({ page }) => {
  const { id } = await placeOrder(page);
  await openOrder(page, id);
  const first = await asProgram(page, id, 'packaging');
  expect(first.status()).toBe(200);

  await setStatus(page, 'On Hold');
  await expect(page.getByText('Failed to update order status. Please try again.')).toBeVisible();
  await expect(page.getByText('API token has set this order to Packaging meanwhile.')).toBeVisible();
  // The new status is visible, so the form can be submitted again.
  await expect(orderDetails(page).getByText('Packaging').first()).toBeVisible();
  await orderDetails(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Order status updated successfully!')).toBeVisible();
});

test('filters are in the URL and survive a reload and Back', async ({ page }) => {
  const { id, email } = await placeOrder(page);
  await page.goto('/admin/orders');
  await hydrated(page);
  await page.getByLabel('Search orders').fill(email);
  await page.getByLabel('Search orders').press('Enter');
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible();
  await page.getByLabel('Order Type').selectOption('low');
  await expect(page).toHaveURL(/type=low/);
  const today = new Date().toISOString().slice(0, 10);
  await page.getByLabel('Date', { exact: true }).fill(today);
  await expect(page).toHaveURL(new RegExp(`date=${today}`));
  await expect(page.getByRole('link', { name: `View Details of ${id}` })).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Order Type')).toHaveValue('low');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(today);
  await expect(page.getByRole('link', { name: `View Details of ${id}` })).toBeVisible();

  await page.getByLabel('Status', { exact: true }).selectOption('delivered');
  await expect(page.getByText('No orders found matching your filters.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: `View Details of ${id}` })).toBeVisible();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('');

  await page.getByRole('link', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByLabel('Search orders')).toHaveValue('');
});

test('a deleted order can be restored immediately or later', ANY_SCREEN, async ({ page }) => {
  const { id, email } = await placeOrder(page);
  await page.goto(`/admin/orders?search=${email}`);
  await hydrated(page);
  await page.getByRole('button', { name: `Delete Order ${id}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete order' });
  await expect(question).toContainText(
    'Are you sure you want to delete this order? This action cannot be undone.',
  );
  await expect(question).toContainText('can be restored from the view Deleted');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: `View Details of ${id}` })).toBeVisible();

  await page.getByRole('button', { name: `Delete Order ${id}` }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`Order ${id} was deleted.`)).toBeVisible();
  await expect(page.getByText('No orders found matching your filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: `View Details of ${id}` })).toBeVisible();

  await page.request.delete(`/api/orders/${id}`);
  await openOrder(page, id);
  await orderDetails(page).getByRole('button', { name: 'Restore order' }).click();
  await expect(orderDetails(page).getByRole('button', { name: 'Edit Status' })).toBeVisible();
});

test(
  'several orders are deleted in parallel and found among the deleted ones',
  ANY_SCREEN,
  async ({ page }) => {
    const { id, email } = await placeOrder(page);
    const { id: other } = await placeOrder(page, { email });
    await page.goto(`/admin/orders?search=${email}`);
    await hydrated(page);
    for (const each of [id, other]) {
      await page.getByRole('button', { name: `Delete Order ${each}` }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText(`Order ${each} was deleted.`)).toBeVisible();
    }
    await page.getByRole('button', { name: `Undo deleting order ${other}` }).click();
    await expect(page.getByRole('link', { name: `View Details of ${other}` })).toBeVisible();

    // On a phone this message comes over the link for a few seconds.
    await expect(page.getByText('Order restored')).toBeVisible();
    await page.getByRole('link', { name: 'Deleted', exact: true }).click();
    await expect(page).toHaveURL(`/admin/orders?search=${encodeURIComponent(email)}&view=deleted`);
    await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible();
    await page.getByRole('button', { name: `Restore order ${id}` }).click();
    await expect(page.getByText('No orders found matching your filters.')).toBeVisible();
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(page.getByRole('link', { name: `View Details of ${id}` })).toBeVisible();
  },
);

test('the focus stays nearby after every action by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  const { id, email } = await placeOrder(page);
  const { id: older } = await placeOrder(page, { email });
  await page.goto(`/admin/orders?search=${email}`);
  await hydrated(page);
  await page.getByRole('link', { name: `View Details of ${id}` }).press('Enter');
  const edit = orderDetails(page).getByRole('button', { name: 'Edit Status' });
  await edit.press('Enter');
  await expect(orderDetails(page).getByLabel('New status')).toBeFocused();
  await orderDetails(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await orderDetails(page).getByRole('button', { name: 'Save' }).press('Enter');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: `View Details of ${id}` })).toBeFocused();

  // The newer order is first: after its deletion the next row has the focus.
  await page.getByRole('button', { name: `Delete Order ${older}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByRole('checkbox', { name: `Select order ${id}` })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Set status' }).press('Enter');
  await page.getByRole('button', { name: 'Set 1 order' }).press('Enter');
  await expect(page.getByText('1 order set to Processing')).toBeVisible();
  // The buttons for a selection are gone; what replaces them has the focus.
  await expect(page.getByRole('button', { name: 'Select all 1 that match' })).toBeFocused();
});

test('a URL with unknown values shows a notice and keeps the known ones', ANY_SCREEN, async ({ page }) => {
  const { email } = await placeOrder(page);
  await page.goto(`/admin/orders?search=${email}&date=garbage&sort=oldest&order=nope`);
  await hydrated(page);
  await expect(orderDetails(page).getByText('Order not found')).toBeVisible();
  await orderDetails(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(`/admin/orders?search=${encodeURIComponent(email)}&sort=oldest`);
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible();

  await page.goto(`/admin/orders?search=${email}&page=999`);
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible();
});

test('a list that fails to load shows the reason', ANY_SCREEN, async ({ page }) => {
  await page.goto('/admin/dashboard');
  await hydrated(page);
  await page.route('**/api/orders/rows**', (route) =>
    route.fulfill({ status: 503, json: { message: 'The shop is very busy.', code: 'busy' } }),
  );
  await page.getByRole('main').getByRole('link', { name: 'View All orders' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to fetch orders' })).toBeVisible();
  await expect(page.getByText('The shop is very busy.')).toBeVisible();
});

test('a failed deletion shows an error and keeps the order', ANY_SCREEN, async ({ page }) => {
  const { id } = await placeOrder(page);
  await page.goto(`/admin/orders?search=${id}`);
  await hydrated(page);
  await page.route(`**/api/orders/${id}?*`, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: `Delete Order ${id}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Failed to delete order. Please try again.')).toBeVisible();
  await expect(page.getByRole('link', { name: `View Details of ${id}` })).toBeVisible();
});

test('a note is saved, and an unsaved one survives closing the dialog', ANY_SCREEN, async ({ page }) => {
  const { id } = await placeOrder(page);
  await openOrder(page, id);
  await orderDetails(page).getByRole('button', { name: 'Add note' }).click();
  await orderDetails(page).getByRole('textbox', { name: 'Note' }).fill('Call back <b>on Monday</b>');
  await page.keyboard.press('Escape');
  await expect(orderDetails(page)).toBeHidden();
  await openOrder(page, id);
  await expect(orderDetails(page).getByRole('textbox', { name: 'Note' })).toHaveValue(
    'Call back <b>on Monday</b>',
  );
  await orderDetails(page).getByRole('button', { name: 'Save note' }).click();
  await expect(orderDetails(page).getByText('Call back <b>on Monday</b>')).toBeVisible();
  await expect(orderDetails(page).getByRole('textbox', { name: 'Note' })).toBeHidden();
});

test('several orders change status together, and failed ones are listed', async ({ page }) => {
  const { id, email } = await placeOrder(page);
  const { id: other } = await placeOrder(page, { email });
  await page.goto(`/admin/orders?search=${email}`);
  await hydrated(page);
  await page.getByRole('checkbox', { name: `Select order ${id}` }).check({ force: true });
  await page.getByRole('checkbox', { name: `Select order ${other}` }).check({ force: true });
  await expect(page.getByText('2 orders selected')).toBeVisible();
  await asProgram(page, other, 'rejected');
  await page.getByLabel('Set status to').selectOption('on-the-road');
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('button', { name: 'Set 2 orders' }).click();
  const report = page.getByRole('region', { name: 'Orders that were not changed' });
  await expect(report).toContainText('1 of 2 set to On The Road');
  await expect(report).toContainText(`${other}: API token has set this order to Rejected meanwhile.`);
  await expect(page.getByRole('row').filter({ hasText: id }).getByText('On The Road')).toBeVisible();
  // Failed orders stay selected for another attempt.
  await expect(page.getByText('1 order selected')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select order ${other}` })).toBeChecked();
});

test('many orders change status without a mail if staff choose so', ANY_SCREEN, async ({ page }) => {
  const { id, email } = await placeOrder(page);
  const mails = async () => {
    const sent = await page.request.get(`/api/mails?recipient=${email}`);
    const kinds: { kind: string }[] = await sent.json();
    return kinds.filter(({ kind }) => kind === 'order_status').length;
  };
  await page.goto(`/admin/orders?search=${email}`);
  await hydrated(page);
  for (const [isLeftOut, status, sent] of [
    [true, 'Packaging', 0],
    [false, 'On The Road', 1],
  ] as const) {
    await page.getByRole('checkbox', { name: `Select order ${id}` }).check({ force: true });
    await page.getByLabel('Set status to').selectOption(status);
    await page.getByRole('button', { name: 'Set status' }).click();
    const isMailed = page.getByRole('dialog').getByRole('checkbox', { name: 'Email the customers' });
    await expect(isMailed).toBeChecked();
    if (isLeftOut) await isMailed.uncheck({ force: true });
    await page.getByRole('button', { name: 'Set 1 order' }).click();
    await expect(page.getByText(`1 order set to ${status}`)).toBeVisible();
    expect(await mails()).toBe(sent);
  }
});

test('the list is exported as CSV', ANY_SCREEN, async ({ page }) => {
  const { id, email } = await placeOrder(page);
  await page.goto(`/admin/orders?search=${email}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(id);
});

/** Changes an order through the API, with the staff token. */
async function asProgram(page: Page, id: string, status: string) {
  return await page.request.put(`/api/orders/${id}/status`, { data: { status }, headers: AS_STAFF });
}
