import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { fillBilling, fillCard, hydrated, orderPlaced, placeOrderButton } from './support/checkout.ts';
import { findDemoProduct } from './support/demo-products.ts';

/** A product with a required scent and size. */
const CANDLE = '/user/products/ember-scented-candle-';
/** A product whose engraving asks for a text of 8 characters. */
const KETTLE = '/user/products/heron-pour-over-kettle-';

test('Buy Now shows what is missing at its place and moves there', async ({ page }) => {
  await open(page, CANDLE);
  const [scent, size] = [group(page, 'Scent'), group(page, 'Size')];
  await buyNow(page).click();
  await expect(scent).toContainText('Scent is required');
  await expect(size).toContainText('Size is required');
  await expect(scent).toHaveAttribute('aria-invalid', 'true');
  await expect(scent.getByRole('radio').first()).toBeFocused();
  expect(page.url()).toContain(CANDLE);

  await scent.getByText('Cedar').click();
  await expect(scent).not.toContainText('Scent is required');
  await buyNow(page).click();
  await expect(size.getByRole('radio').first()).toBeFocused();
  await size.getByText('600 g').click();
  await group(page, 'Gift box').getByText('Linen').click();
  // $84 instead of $95: the percentage is that of the selection.
  await expect(page.locator('p', { hasText: '$84.00' }).first()).toContainText('12%');
  await buyNow(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText(/Scent: Cedar, Size: 600 g/).first()).toBeVisible();
});

test('a deselected color is required again', ANY_SCREEN, async ({ page }) => {
  await open(page, KETTLE);
  const color = group(page, 'Color');
  await color.locator('label', { has: page.locator(':checked') }).click();
  await expect(color.locator(':checked')).toHaveCount(0);
  await buyNow(page).click();
  await expect(color).toContainText('Color is required');
});

test(
  'an engraving asks for its text, which survives the checkout, a reload and Back',
  ANY_SCREEN,
  async ({ page }) => {
    await open(page, KETTLE);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await group(page, 'Plug').getByText('EU').click();
    const engraving = group(page, 'Engraving');
    const box = engraving.getByLabel('Engraved text');
    await expect(box).toBeHidden();
    await engraving.getByText('Lid').click();
    await buyNow(page).click();
    await expect(engraving).toContainText('Engraved text is required');
    await expect(box).toBeFocused();
    await box.pressSequentially('A, =1+<b>too long');
    await expect(box).toHaveValue('A, =1+<b');
    await expect(engraving).not.toContainText('is required');
    await buyNow(page).click();

    const line = page.getByText('Engraved text: “A, =1+<b”').first();
    await expect(line).toBeVisible();
    await page.reload();
    await expect(line).toBeVisible();
    await page.getByRole('link', { name: 'Change' }).click();
    await expect(box).toHaveValue('A, =1+<b');
    await page.goBack();
    await hydrated(page);
    await fillBilling(page);
    await fillCard(page);
    await placeOrderButton(page).click();
    const id = await orderPlaced(page);
    await expect(line).toBeVisible();
    const order = await (await page.request.get(`/api/orders/${id}`)).json();
    expect(order.products[0].propertyTexts).toEqual({ engraving: 'A, =1+<b' });
    expect(asked.filter((url) => decodeURIComponent(url).includes('=1+'))).toEqual([]);
  },
);

test('the checkout links back to the missing choice', ANY_SCREEN, async ({ page }) => {
  await page.goto(`/user/billing?product=${await readId(page, CANDLE)}&quantity=1`);
  await hydrated(page);
  await expect(page.getByText('Scent is required. Size is required.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the product' }).click();
  await expect(group(page, 'Scent')).toContainText('Scent is required');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout shows what is missing, and so does the product page at its place', async ({ page }) => {
    await page.goto(`/user/products/${await readId(page, CANDLE)}`);
    await page.locator('#purchase').getByRole('button', { name: 'Buy Now' }).click();
    await expect(page.getByText('Scent is required. Size is required.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the product' }).click();
    await expect(group(page, 'Scent')).toContainText('Scent is required');
  });

  test('the field of a text appears once its value is chosen', async ({ page }) => {
    await page.goto(`/user/products/${await readId(page, KETTLE)}`);
    await expect(page.getByLabel('Engraved text')).toBeHidden();
    await group(page, 'Engraving').getByRole('radio', { name: /^Lid/ }).check({ force: true });
    await expect(page.getByLabel('Engraved text')).toBeVisible();
  });
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/user/products/${await readId(page, path)}`);
  await hydrated(page);
}

async function readId(page: Page, path: string): Promise<string> {
  return (await findDemoProduct(page, ({ _id }) => path.endsWith(`/${_id.slice(0, -8)}`)))._id;
}

const group = (page: Page, name: string) => page.getByRole('radiogroup', { name });
const buyNow = (page: Page) => page.locator('#purchase').getByRole('button', { name: 'Buy Now' });
