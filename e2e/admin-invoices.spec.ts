import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { openOrder, orderDetails } from './support/order-details.ts';
import { placeOrder, placePaidOrder } from './support/orders.ts';
import { signIn } from './support/staff.ts';
import { violations } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));

test('staff print an invoice on one page and as a PDF', ANY_SCREEN, async ({ page }) => {
  const { id } = await placeOrder(page, { lines: 5 });
  await openOrder(page, id);
  await orderDetails(page).getByRole('link', { name: 'Print Invoice' }).click();
  await expect(page).toHaveURL(`/admin/invoice/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.body.innerText);
  });
  await expect(page.getByRole('article')).toContainText('Draft');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Invoice Number\s*INV-\d{6}/);
  for (const format of ['Letter', 'A4']) expect(countPages(await page.pdf({ format }))).toBe(1);

  await page.emulateMedia({ media: 'print' });
  for (const hidden of [page.getByRole('navigation'), page.getByRole('button'), page.getByRole('searchbox')])
    await expect(hidden).toHaveCount(0);
  await page.emulateMedia({ media: null });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`invoice-${id}.pdf`);
  const pdf = await readFile(await file.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(countPages(pdf)).toBe(1);
});

test('staff download a draft, and see an error when it cannot be issued', ANY_SCREEN, async ({ page }) => {
  const { id } = await placeOrder(page);
  await page.goto(`/admin/invoice/${id}`);
  await hydrated(page);
  await page.route('**/invoice', (route) => route.fulfill({ status: 503, json: { message: 'Busy.' } }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('The invoice was not issued.')).toBeVisible();
  // On phones the toast covers the buttons.
  await page
    .getByRole('button', { name: /close|dismiss/i })
    .first()
    .click();
  await expect(page.getByRole('article')).toContainText('Draft');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`invoice-${id}.pdf`);
  await expect(page.getByRole('article')).toContainText(/INV-\d{6}/);
});

test(
  'an issued invoice stays as it is, and is found when its order is deleted',
  ANY_SCREEN,
  async ({ page }) => {
    const { id, email } = await placeOrder(page);
    const { number } = await (await page.request.post(`/api/orders/${id}/invoice`)).json();
    await page.request.put(`/api/orders/${id}/status`, { data: { status: 'on-the-road', notify: false } });
    await page.goto(`/admin/invoice/${id}`);
    await expect(page.getByText('Its order is now: On The Road.')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Placed');
    expect(await violations(page)).toEqual([]);

    await page.request.delete(`/api/orders/${id}`);
    for (const search of [number, email]) {
      await page.goto(`/admin/invoice?search=${search}`);
      await expect(page.getByText('Its order was deleted.')).toBeVisible();
      await expect(page.getByRole('article')).toContainText(number);
    }
    expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
    await hydrated(page);
    await page.getByRole('link', { name: 'Show the order' }).click();
    await orderDetails(page).getByRole('link', { name: 'Print Invoice' }).click();
    await expect(page).toHaveURL(`/admin/invoice/${id}`);
    await expect(page.getByRole('article')).toContainText(number);
  },
);

test(
  'a refund of an invoiced order has a credit note to read, print and export',
  ANY_SCREEN,
  async ({ page }) => {
    const { id, email } = await placePaidOrder(page);
    await page.request.post(`/api/orders/${id}/invoice`);
    const lines = [{ position: 0, quantity: 1 }];
    const refunded = await page.request.post(`/api/orders/${id}/refunds`, {
      data: { lines, reason: 'returned', notify: false },
    });
    const { creditNote } = await refunded.json();
    await page.goto(`/admin/invoice/${id}`);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: `Credit note ${creditNote.number}` }).click();
    const sheet = page.getByRole('article', { name: `Credit Note ${creditNote.number}` });
    for (const text of ['INV-', id, email, 'Return', 'Total Credited'])
      await expect(sheet).toContainText(text);
    expect(await violations(page)).toEqual([]);
    expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`credit-note-${creditNote.number}.pdf`);
    expect(countPages(await readFile(await file.path()))).toBe(1);

    await page.getByRole('link', { name: 'All credit notes' }).click();
    await hydrated(page);
    await page.getByRole('searchbox').fill(email);
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('link', { name: creditNote.number })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await openOrder(page, id);
    await orderDetails(page)
      .getByRole('link', { name: `Credit note ${creditNote.number}` })
      .click();
    await expect(sheet).toBeVisible();
    await page.goto('/admin/credit-notes/CN-999999');
    await expect(page.getByText('There is no such credit note.')).toBeVisible();
  },
);

test('staff search invoices and step through them', async ({ page }) => {
  const { id, email } = await placeOrder(page);
  const { id: newer } = await placeOrder(page, { email });
  await page.goto('/admin/invoice');
  await hydrated(page);
  await page.getByRole('searchbox').fill(email.toUpperCase());
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(newer);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(id);
  await page.reload();
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();

  await page.goto(`/admin/invoice?search=${email}&page=999`);
  await page.getByRole('link', { name: 'Go to the last' }).click();
  await hydrated(page);
  await expect(page.getByRole('article')).toContainText(id);
  await page.getByRole('link', { name: 'Previous' }).press('Enter');
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  // The first invoice has no previous one: the button says so and keeps the focus.
  const previous = page.getByRole('button', { name: 'Previous' });
  await expect(previous).toBeDisabled();
  await expect(previous).toBeFocused();

  await page.goto('/admin/invoice?search=nobody-is-called-this');
  await expect(page.getByText('No orders found matching your search.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear Search' }).click();
  await expect(page.getByRole('article')).toBeVisible();
});

/** Number of pages of a PDF. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
