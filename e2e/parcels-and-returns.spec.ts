import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { uniqueEmail } from './support/memberships.ts';
import { openOrder, orderDetails } from './support/order-details.ts';
import { placePaidOrder } from './support/orders.ts';
import { signIn } from './support/staff.ts';
import { violations } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test('staff send an order, the shopper follows its parcel and returns it', async ({ page }) => {
  const { id } = await placePaidOrder(page);
  await signIn(page);
  await openOrder(page, id);
  await orderDetails(page).getByRole('button', { name: 'Send parcel' }).click();
  const send = page.getByRole('dialog', { name: /^Send 1 piece/ });
  await expect(send.getByLabel('Tracking number')).toBeFocused();
  await send.getByLabel('Tracking number').fill('7777 7777 7770');
  await send.getByLabel('Carrier').selectOption({ label: 'UPS' });
  await expect(send.getByText('It looks like one of FedEx.')).toBeVisible();
  await send.getByLabel('Tracking number').fill('1Z999AA10123456784');
  expect(await violations(page)).toEqual([]);
  await send.getByRole('button', { name: 'Send 1 piece' }).click();
  await expect(page.getByText('1 piece sent')).toBeVisible();
  await expect(orderDetails(page).getByText('On its way')).toBeVisible();
  await orderDetails(page).getByRole('button', { name: 'Mark as delivered' }).click();
  const delivered = page.getByRole('dialog', { name: 'Mark parcel 1 as delivered?' });
  await expect(delivered.getByRole('checkbox', { name: /^Email / })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await delivered.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(page.getByText('Parcel 1 delivered')).toBeVisible();

  await page.goto(`/user/track-order?order=${id}`);
  await hydrated(page);
  await expect(page.getByRole('link', { name: /^UPS 1Z999AA10123456784/ })).toHaveAttribute(
    'href',
    'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  );
  await page.getByRole('button', { name: 'Return items' }).click();
  const form = page.getByRole('dialog', { name: 'Return items' });
  await form.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(form.getByText('Choose a reason').last()).toBeVisible();
  await form.getByLabel(/^Why do you return/).selectOption({ label: 'It does not fit' });
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page.getByText('We look at your request and write to you.')).toBeVisible();
  // The button is gone with the last piece.
  await expect(page.getByRole('heading', { name: 'Returns' })).toBeFocused();

  await page.goto(`/admin/returns?need=look&search=${id}`);
  await hydrated(page);
  await page
    .getByRole('row')
    .filter({ hasText: id })
    .getByRole('link', { name: /^Open return/ })
    .click();
  await page.getByRole('button', { name: 'Approve' }).click();
  const approval = page.getByRole('dialog', { name: 'Approve this return?' });
  await approval.getByLabel('Where and how to send it').fill('Old Mill Lane 3');
  await expect(approval.getByRole('checkbox', { name: /^Email both to / })).toBeChecked();
  const label = approval.getByLabel('Shipping label');
  const pdf = { name: 'label.pdf', mimeType: 'application/pdf' };
  await label.setInputFiles({ ...pdf, buffer: Buffer.from('<html>') });
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(approval.getByText('This is not a PDF, PNG, JPEG or WebP file')).toBeVisible();
  await expect(label).toBeFocused();
  await expect(approval.getByLabel('Where and how to send it')).toHaveValue('Old Mill Lane 3');
  expect(await violations(page)).toEqual([]);
  await label.setInputFiles({ ...pdf, buffer: Buffer.from('%PDF-1.4 first') });
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Return approved')).toBeVisible();
  await page.getByRole('button', { name: 'Replace label' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace the shipping label?' });
  await replacing.getByRole('button', { name: 'Replace label' }).click();
  await expect(replacing.getByText('Choose the label')).toBeVisible();
  const newLabel = replacing.getByLabel('Shipping label');
  await newLabel.setInputFiles({ ...pdf, mimeType: 'text/html', buffer: Buffer.from('') });
  await replacing.getByRole('button', { name: 'Replace label' }).click();
  await expect(replacing.getByText('A label is a PDF, or a PNG, JPEG or WebP picture.')).toBeVisible();
  await newLabel.setInputFiles({ ...pdf, buffer: Buffer.from('%PDF-1.4 second') });
  await expect(replacing.getByRole('checkbox', { name: /^Email the link to / })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await replacing.getByRole('button', { name: 'Replace label' }).click();
  await expect(page.getByText('Label replaced')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download the label' })).toBeVisible();

  // The shopper, from the mail or the page of the order.
  const returnUrl = page.url();
  await page.goto(`/user/track-order?order=${id}`);
  await hydrated(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Shipping label' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^return-label-RT-.*\.pdf$/);
  expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1.4 second');
  await page.goto(returnUrl);
  await hydrated(page);
  await page.getByRole('button', { name: 'Receive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Receive' }).click();
  await expect(page.getByText('1 to be sold again, 0 written off')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Refund \$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund \$/ })
    .click();
  // The shipping is left.
  await expect(page.getByRole('button', { name: /^Refund \$15\.00/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close return' }).click();
  await expect(page.getByText('Return closed')).toBeVisible();
});

test('staff print the packing lists of several orders and send them together', async ({ page }) => {
  const email = uniqueEmail();
  const orders = [await placePaidOrder(page, { email }), await placePaidOrder(page, { email })];
  await signIn(page);
  await page.goto(`/admin/orders?search=${email}`);
  await hydrated(page);
  for (const { id } of orders) await page.getByRole('checkbox', { name: `Select order ${id}` }).check();
  await page.getByRole('button', { name: 'Packing lists' }).click();
  for (const { id } of orders)
    await expect(page.getByRole('article', { name: `Packing list of ${id}` })).toBeVisible();
  const pickList = page.getByRole('article', { name: 'Pick list' });
  await expect(pickList.getByRole('row', { name: 'All pieces 2' })).toBeVisible();
  await expect(page.getByText('48 Orchard Street').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  for (const { id } of orders)
    await expect(page.getByRole('checkbox', { name: `Select order ${id}` })).toBeChecked();
  await page.getByRole('button', { name: 'Pack and send' }).click();
  const question = page.getByRole('dialog', { name: 'Send 2 orders?' });
  await question.getByText('Tracking numbers', { exact: true }).click();
  const pasted = question.getByLabel('Paste two columns: order ID and tracking number');
  const [first, second] = orders.map(({ id }) => id);
  const stranger = 'MG-0000-0000-0000-0000';
  await pasted.fill(`${first}\t1Z-FIRST\n${stranger}\t1Z-OTHER`);
  await question.getByRole('button', { name: 'Use these numbers' }).click();
  await expect(question.getByText(/1 order has its number\. 1 line was not used/)).toBeVisible();
  await expect(pasted).toHaveValue(`${stranger}\t1Z-OTHER`);
  await expect(question.getByLabel(first ?? '', { exact: true })).toHaveValue('1Z-FIRST');
  // Lines that match nothing are checked before anything is sent.
  await question.getByRole('button', { name: 'Send 2 orders' }).click();
  await expect(pasted).toHaveValue(`${stranger}\t1Z-OTHER`);
  await pasted.fill('');
  const csv = { name: 'numbers.csv', mimeType: 'text/csv' };
  const buffer = Buffer.from(`Order ID;Tracking number\r\n${second};1Z-SECOND`);
  await question.getByLabel(/^Or choose a file/).setInputFiles({ ...csv, buffer });
  await expect(question.getByLabel(second ?? '', { exact: true })).toHaveValue('1Z-SECOND');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Send 2 orders' }).click();
  await expect(page.getByText('2 orders sent')).toBeVisible();
  for (const { id } of orders)
    await expect(page.getByRole('row').filter({ hasText: id }).getByText('On The Road')).toBeVisible();

  // One of their customers calls.
  await openOrder(page, orders[0]?.id ?? '');
  await orderDetails(page).getByRole('button', { name: 'Open return' }).click();
  const opened = page.getByRole('dialog', { name: 'Open a return of 1 piece?' });
  await opened.getByRole('button', { name: 'Open return' }).click();
  await expect(opened.getByText('Choose a reason').last()).toBeVisible();
  await opened.getByLabel(/^Reason for/).selectOption({ label: 'It is damaged or faulty' });
  await opened.getByLabel('What the customer says').fill('The shade is broken.');
  await opened.getByRole('checkbox', { name: /^Email a confirmation to / }).uncheck();
  expect(await violations(page)).toEqual([]);
  await opened.getByRole('button', { name: 'Open return' }).click();
  await expect(page.getByText('Return opened')).toBeVisible();
  await expect(orderDetails(page).getByRole('button', { name: 'Open return' })).toHaveCount(0);
  await orderDetails(page).getByRole('link', { name: /^RT-/ }).click();
  await expect(page.getByText('The shade is broken.')).toBeVisible();
  const asked: unknown[] = [];
  page.on('request', (request) => request.method() === 'PUT' && asked.push(request.postDataJSON()));
  for (const [name, title] of [
    ['Cancel return', 'Cancel this return?'],
    ['Decline', 'Decline this return?'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    const question = page.getByRole('dialog', { name: title });
    await question.getByRole('checkbox', { name: /^Email / }).uncheck();
    expect(await violations(page)).toEqual([]);
    if (name === 'Cancel return') await question.getByRole('button', { name: 'Not now' }).click();
    else await question.getByRole('textbox', { name: 'Reason' }).fill('It was worn.');
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Return declined')).toBeVisible();
  expect(asked).toEqual([{ status: 'declined', answer: 'It was worn.', notify: false }]);
});
