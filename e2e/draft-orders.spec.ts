import { expect, type Page, test } from '@playwright/test';
import { fillCard, hydrated } from './support/checkout.ts';
import { findDemoProduct } from './support/demo-products.ts';
import { uniqueEmail } from './support/memberships.ts';
import { inOtherBrowser, placePaidOrder } from './support/orders.ts';
import { AS_STAFF, signIn } from './support/staff.ts';
import { violations } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

const CUSTOMER = {
  Name: 'Ada Lovelace',
  Address: '12 Analytical Way',
  City: 'Austin',
  'ZIP code': '78701',
};

/** Puts a product and a repair together for a customer. */
async function draftOrder(page: Page, email: string): Promise<void> {
  const { name } = await findDemoProduct(
    page,
    ({ availability, properties }) => availability && properties.every(({ text }) => !text),
  );
  await page.goto('/admin/draft-orders/new');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Add a product' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Add a custom line' }).click();
  await page.getByLabel('What it is').fill('Repair of a clasp');
  await page.getByLabel('Price', { exact: true }).fill('18.50');
  const customer = page.getByRole('region', { name: 'Customer' });
  await customer.getByLabel('Email').fill(email);
  // The country decides the other fields.
  await customer.getByRole('combobox', { name: 'Country' }).selectOption('United States');
  await customer.getByRole('combobox', { name: 'State' }).selectOption('Texas');
  for (const [label, value] of Object.entries(CUSTOMER))
    await customer.getByLabel(label, { exact: true }).fill(value);
}

test('staff put an order together, and its customer pays it by the link', async ({ page }) => {
  await signIn(page);
  await draftOrder(page, 'draft-link@example.com');
  await page.getByRole('combobox', { name: 'Discount' }).selectOption({ label: 'Percent' });
  await page.getByLabel('Percent off').fill('10');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Reason is required')).toBeVisible();
  await page.getByLabel('Reason').fill('For your patience');
  await expect(page.getByText('For your patience')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByRole('button', { name: 'Make a link to copy' }).click();
  const link = await page.getByLabel('Link to pay').inputValue();
  const draft = page.url();

  await inOtherBrowser(page, async (shopper) => {
    await shopper.goto(new URL(link).pathname);
    await hydrated(shopper);
    await expect(shopper.getByText('Repair of a clasp').first()).toBeVisible();
    await expect(shopper.getByText('For your patience')).toBeVisible();
    await expect(shopper.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await violations(shopper)).toEqual([]);
    const id = new URL(draft).pathname.split('/').at(-1) ?? '';
    const { version, ...seen } = await (
      await shopper.request.get(`/api/draft-orders/${id}`, { headers: AS_STAFF })
    ).json();
    const { email, shippingAddress, lines, discount } = seen;
    const changed = { email, shippingAddress, lines, version, discount: { ...discount, percent: 20 } };
    const put = await shopper.request.put(`/api/draft-orders/${id}`, { headers: AS_STAFF, data: changed });
    expect(put.status()).toBe(200);
    await fillCard(shopper);
    const pay = shopper.getByRole('button', { name: /^Pay \$/ });
    const before = await pay.textContent();
    await pay.click();
    await expect(shopper.getByText('This Has Changed').first()).toBeVisible();
    await expect(pay).not.toHaveText(before ?? '');
    await pay.click();
    await expect(shopper).toHaveURL(/\/user\/track-order\?order=MG-/);
    await expect(shopper.getByText('Repair of a clasp').first()).toBeVisible();
    await shopper.goto(new URL(link).pathname);
    await expect(shopper).toHaveURL(/\/user\/track-order\?order=MG-/);
  });

  await page.goto(draft);
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByText('Repair of a clasp').first()).toBeVisible();
});

test('staff mark a draft as paid', async ({ page }) => {
  const email = uniqueEmail();
  await signIn(page);
  await draftOrder(page, email);
  await page.getByRole('radio', { name: 'A price for this order' }).check();
  await page.getByLabel('Shipping price').fill('4');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page).toHaveURL(/\/admin\/draft-orders\/DO-/);
  // The form of the saved draft replaces that of the new one.
  await expect(page.getByRole('button', { name: 'Make a link to copy' })).toBeVisible();

  // A colleague changes other fields meanwhile, and one of the same.
  const path = `/api${new URL(page.url()).pathname.replace('/admin', '')}`;
  const draft = await (await page.request.get(path, { headers: AS_STAFF })).json();
  const { shippingAddress, lines, version, customShipping } = draft;
  const theirs = { email, shippingAddress, lines, version, phone: '+1 512 555 0100', note: 'Theirs' };
  const data = { ...theirs, customShipping };
  expect((await page.request.put(path, { headers: AS_STAFF, data })).status()).toBe(200);
  await page.getByLabel('Shipping price').fill('5');
  await page.getByLabel('Note').fill('Mine');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Taken over into this form: Phone.')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('+1 512 555 0100');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  const saved = await (await page.request.get(path, { headers: AS_STAFF })).json();
  expect(saved).toMatchObject({ note: 'Mine', phone: '+1 512 555 0100', customShipping: { price: 5 } });
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(dialog.getByText('Payment method is required')).toBeVisible();
  await dialog.getByLabel('Payment method').fill('Bank transfer');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?order=MG-/);
  await expect(page.getByText('Payment received: Bank transfer')).toBeVisible();
  await page.goto(`/admin/packing?orders=${new URL(page.url()).searchParams.get('order')}`);
  await expect(page.getByRole('article').getByText('Repair of a clasp')).toBeVisible();
  await page.goto(`/admin/draft-orders?search=${email}`);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Paid');
  expect(await violations(page)).toEqual([]);
});

test('staff exchange a return for the same in another order', async ({ page }) => {
  const { id } = await placePaidOrder(page);
  const send = (path: string, data: object, method: 'post' | 'put' = 'post') =>
    page.request[method](`/api${path}`, { headers: AS_STAFF, data });
  await send(`/orders/${id}/fulfilments`, {});
  await send(`/orders/${id}/status`, { status: 'delivered' }, 'put');
  const lines = [{ position: 0, quantity: 1, reason: 'does_not_fit' }];
  const { id: returnId } = await (await send(`/orders/${id}/returns`, { lines })).json();
  await send(`/returns/${returnId}`, { status: 'approved' }, 'put');
  await signIn(page);
  await page.goto(`/admin/returns/${returnId}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Exchange' }).click();
  await expect(page.getByText(`Exchange for return ${returnId}`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByLabel('Payment method').fill('Exchange');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?order=MG-/);
  const placed = new URL(page.url()).searchParams.get('order') ?? '';
  await page.goto(`/admin/returns/${returnId}`);
  await expect(page.getByRole('link', { name: 'Exchanged' })).toBeVisible();
  await page.goto(`/user/track-order?order=${placed}`);
  await expect(page.getByText(`Exchange for order ${id}`)).toBeVisible();
  await page.getByRole('link', { name: id }).click();
  await expect(page.getByText(`Pieces of this order are exchanged for order ${placed}`)).toBeVisible();
});

test('staff learn what a draft lacks before it can be marked as paid', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/draft-orders/new');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add a custom line' }).click();
  await page.getByLabel('What it is').fill('Repair of a clasp');
  await page.getByLabel('Price', { exact: true }).fill('18.50');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const question = page.getByRole('dialog', { name: /^Mark \$.* as paid\?/ });
  await question.getByLabel('Payment method').fill('Cash');
  await question.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('Failed to mark the draft as paid')).toBeVisible();
  await expect(page.getByText(/email address/).last()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
