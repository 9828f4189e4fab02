import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import { expectAnnounced, recordAnnouncements } from './support/announcements.ts';
import { BUYER, hydrated, orderPlaced, someConfigurableProduct } from './support/checkout.ts';
import { focusedControl, inspectFocus, tabTo } from './support/keyboard.ts';
import { placePaidOrder } from './support/orders.ts';
import { DEMO_SIGN_IN, signIn } from './support/staff.ts';

/*
 * The main journeys without a mouse: the focus is visible at every stop of the Tab key and never lost, and
 * changes away from it are announced.
 */

test.skip(({ isMobile }) => isMobile, 'phones have no Tab key');
test.beforeEach(async ({ page }) => await recordAnnouncements(page));

test('a shopper finds a product and filters the list by keyboard, with announced results', async ({
  page,
}) => {
  await page.goto('/user/home');
  await hydrated(page);
  await page.keyboard.press('Tab');
  expect(await focusedControl(page)).toBe('link "Skip to content":');
  await tabTo(page, 'combobox "Search the shop"');
  await page.keyboard.type('headphones');
  await expectAnnounced(page, 'use the arrow keys');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=headphones/);
  await expectAnnounced(page, 'Results for “headphones” – Marigold');
  expect(await focusedControl(page)).toContain('main');

  await page.goto('/user/products');
  await hydrated(page);
  await tabTo(page, 'radio "Beauty');
  await page.keyboard.press('Space');
  await expectAnnounced(page, 'Filtered by Beauty & Personal Care');
  await page.keyboard.press('ArrowDown');
  await expectAnnounced(page, 'Filtered by Electronics');
  await expectAnnounced(page, 'product(s)');
  expect(await focusedControl(page)).toContain('radio "Electronics');

  await tabTo(page, 'link "Clear All"');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'No filters');
  await tabTo(page, 'link "Next page"');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Page 2 of');
  expect(await focusedControl(page)).toContain('region "Products"');
});

test('a focused product stays in sight when other results replace its list', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.goto('/user/products?category=Electronics');
  await hydrated(page);
  // As in a browser that does not anchor the scroll position.
  await page.addStyleTag({ content: 'html { overflow-anchor: none }' });
  await page.route(/api\/products\/cards/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Clear All' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'link "Tactile 75');
  release();
  await expect(page).toHaveURL(/\/user\/products$/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { words, problem } = await inspectFocus(page);
  expect(words).toContain('Tactile 75');
  expect(problem).toBeNull();
});

test('a focused filter stays in sight when more choices come above it', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.goto(`/user/products?category=${encodeURIComponent('Beauty & Personal Care')}`);
  await hydrated(page);
  await page.route(/api\/products\/(cards|facets)/, async (route) => {
    await released;
    await route.continue();
  });
  await tabTo(page, 'radio "Beauty');
  await page.keyboard.press('ArrowDown');
  await page.locator('#product-filters summary', { hasText: 'Rating' }).press('Enter');
  await tabTo(page, 'radio "4 stars and up');
  release();
  await expect(page.locator('summary', { hasText: 'Color' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { words, problem } = await inspectFocus(page);
  expect(words).toContain('4 stars and up');
  expect(problem).toBeNull();
});

test('a shopper chooses, is declined, corrects the card and buys by keyboard alone', async ({ page }) => {
  const { _id, colors } = await someConfigurableProduct(page);
  await page.goto(`/user/products/${_id}`);
  await hydrated(page);
  await tabTo(page, `radio "${colors[0]?.name}`);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'button "One more"');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Quantity 2');
  await tabTo(page, 'button "Buy Now"');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Checkout – Marigold');

  await tabTo(page, 'button "Place Order"');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Please fill in all required billing details first.');
  expect(await focusedControl(page)).toContain('textbox "Name"');
  expect((await inspectFocus(page)).problem).toBeNull();
  await tabTo(page, 'textbox "Email"');
  await page.keyboard.type('nobody');
  await page.keyboard.press('Tab');
  await expectAnnounced(page, 'Email is invalid');

  await tabTo(page, 'textbox "Name"', 'Shift+Tab');
  await page.keyboard.type(BUYER.Name);
  const { Name: _, Email, 'Phone number': phone, Address, City, State, 'ZIP code': postcode } = BUYER;
  const type = async (label: string, value: string) => {
    await tabTo(page, `textbox "${label}"`);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value);
  };
  await type('Email', Email);
  await type('Phone number', phone);
  await tabTo(page, 'combobox "Country"');
  await page.keyboard.type('United K');
  await type('Address', Address);
  await type('City', City);
  await type('County (optional)', State);
  await type('Postcode', postcode);
  await tabTo(page, 'textbox "Card number"');
  await page.keyboard.type(CARDS.declined);
  await expectAnnounced(page, 'Visa');
  await tabTo(page, 'textbox "Expiry date"');
  await page.keyboard.type('1240');
  await tabTo(page, 'textbox "CVC"');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Processing Order...');
  await expectAnnounced(page, 'Payment Failed');
  expect(await focusedControl(page)).not.toBe('');

  await tabTo(page, 'textbox "Card number"', 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(CARDS.good);
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Your payment has been processed securely.');
  await orderPlaced(page);
  await tabTo(page, 'button "View Order"');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Rate Your Experience' })).toBeVisible();
  expect(await focusedControl(page)).toContain('radio "1 star"');
  await page.keyboard.press('Escape');
  await expectAnnounced(page, 'Track Order – Marigold');
  expect(await focusedControl(page)).toContain('heading "Order MG-');
});

test('staff sign in, deliver an order and return to their place by keyboard alone', async ({ page }) => {
  const { id, email } = await placePaidOrder(page);
  await page.goto('/admin-login');
  await hydrated(page);
  await tabTo(page, 'textbox "Email"');
  await page.keyboard.type(DEMO_SIGN_IN.email);
  await tabTo(page, 'textbox "Password"');
  await page.keyboard.type(DEMO_SIGN_IN.password);
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Dashboard – Marigold back office');

  await page.goto(`/admin/orders?search=${email}`);
  await hydrated(page);
  await tabTo(page, `checkbox "Select order ${id}"`);
  await page.keyboard.press('Space');
  await expectAnnounced(page, 'Selected: 1');
  await tabTo(page, `link "View Details of ${id}"`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Order Details' })).toBeVisible();
  await tabTo(page, 'button "Edit Status"');
  await page.keyboard.press('Enter');
  expect(await focusedControl(page)).toContain('combobox "New status"');
  await page.keyboard.type('Deliv');
  await tabTo(page, 'button "Save"');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Order status updated successfully!');
  await expect.poll(async () => await focusedControl(page)).toContain('button "Edit Status"');
  await page.keyboard.press('Escape');
  await expect.poll(async () => await focusedControl(page)).toContain(`link "View Details of ${id}"`);

  await page.goto('/admin/products?sort=name-asc');
  await hydrated(page);
  await tabTo(page, 'link "Add Product"');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Add Product – Marigold back office');
  await page.keyboard.press('Escape');
  await expect.poll(async () => await focusedControl(page)).toContain('link "Add Product"');

  // Regression: the save bar hid two of the fields.
  await page.goto('/admin/settings');
  await hydrated(page);
  await tabTo(page, 'button "Save settings"');
});

test('a visitor writes to the shop and staff answer by keyboard alone', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/user/contact');
  await hydrated(page);
  await tabTo(page, 'button "Send Message"');
  await page.keyboard.press('Enter');
  expect(await focusedControl(page)).toContain('textbox "First name"');
  await type(page, { 'First name': 'Ada', 'Last name': 'Lovelace' }, 'typed');
  await type(page, { Email: email, 'Phone number': '+1 555 0100', Message: 'Does the lamp dim?' });
  await tabTo(page, 'button "Send Message"');
  await page.keyboard.press('Enter');
  await expect.poll(async () => await focusedControl(page)).toContain('region "Thank You!"');

  await signIn(page);
  await page.goto(`/admin/messages?search=${email}`);
  await hydrated(page);
  await tabTo(page, 'button "Open the message by Ada Lovelace"');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Message from Ada Lovelace' })).toBeVisible();
  await tabTo(page, 'textbox "Your answer"');
  await page.keyboard.type('Yes, it does.');
  await tabTo(page, 'button "Send answer"');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Answer sent');
  expect(await focusedControl(page)).not.toBe('');
  await page.keyboard.press('Escape');
  await expect.poll(async () => await focusedControl(page)).toContain('button "Open the message by');
});

test('a shopper becomes a member by keyboard alone', async ({ page }) => {
  await page.goto('/user/membership');
  await hydrated(page);
  await tabTo(page, 'link "Get Started with Standard"');
  await page.keyboard.press('Enter');
  await expect.poll(async () => await focusedControl(page)).toContain('heading "Become a Standard member"');
  await expect(page).toHaveTitle('Become a Standard member – Marigold');
  await tabTo(page, 'button "Pay $799"');
  await page.keyboard.press('Enter');
  expect(await focusedControl(page)).toContain('textbox "Full name"');
  await type(page, { 'Full name': 'Ada Lovelace' }, 'typed');
  await type(page, { Email: `${randomUUID()}@example.com`, 'Phone number': '+44 20 7946 0000' });
  await type(page, {
    Address: '12 Analytical Way',
    City: 'London',
    State: 'London',
    'Postal code': 'W1A 1AA',
  });
  await type(page, { 'Cardholder name': 'Ada Lovelace', 'Card number': CARDS.good });
  await type(page, { 'Expiry date': '1240', CVC: '123' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Payment Successfully Completed!' })).toBeVisible();
  await tabTo(page, 'button "Start Exploring Deals"');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Get Started with Standard' })).toBeVisible();
  await expect.poll(async () => await focusedControl(page)).toContain('You are a Standard member');
});

test('staff sort the pictures of a product and save it by keyboard alone', async ({ page }) => {
  const name = `Lantern ${randomUUID().slice(0, 13)}`;
  await signIn(page);
  await page.goto('/admin/products/new');
  await hydrated(page);
  await tabTo(page, 'textbox "Name"');
  await page.keyboard.type(name);
  await type(page, { SKU: randomUUID(), Description: 'A light that travels.', 'Regular price': '59.5' });
  await tabTo(page, 'textbox "Image URL"');
  for (const color of ['clay', 'ink']) {
    await page.keyboard.type(`/pictures/home/arc-desk-lamp-${color}.webp`);
    await page.keyboard.press('Enter');
    await expectAnnounced(page, color === 'clay' ? 'Picture 1 was added' : 'Picture 2 was added');
  }
  await tabTo(page, 'button "Move picture 2 forward"', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Picture 2 is now picture 1 of 2');
  expect(await focusedControl(page)).toContain('button "');
  for (const [label, value] of Object.entries({ Category: 'Home & Kitchen', Brand: 'Noct' })) {
    await tabTo(page, `combobox "${label}"`, 'Shift+Tab');
    await page.keyboard.type(value);
  }
  await tabTo(page, 'button "Add Product"');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Product added');
  const [product] = await (await page.request.get(`/api/products?search=${name}`)).json();
  expect(product.gallery).toEqual([
    '/pictures/home/arc-desk-lamp-ink.webp',
    '/pictures/home/arc-desk-lamp-clay.webp',
  ]);
});

/** Moves to each field and types; the first may already have the focus. */
async function type(page: Page, values: Record<string, string>, first: 'reached' | 'typed' = 'reached') {
  for (const [index, [label, value]] of Object.entries(values).entries()) {
    if (index > 0 || first === 'reached') await tabTo(page, `textbox "${label}"`);
    await page.keyboard.type(value);
  }
}

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('focused, selected and open controls differ by shape', async ({ page }) => {
    const { _id, colors } = await someConfigurableProduct(page);
    await page.goto(`/user/products/${_id}`);
    await hydrated(page);
    const option = (name = '') => page.locator('label').filter({ has: page.getByRole('radio', { name }) });
    await expect(option(colors[0]?.name)).toHaveCSS('border-top-width', '4px');
    await expect(option(colors[1]?.name)).toHaveCSS('border-top-width', '1px');
    const [chosen, other] = await page
      .getByRole('button', { name: /^Show / })
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopColor));
    expect(chosen).not.toBe(other);
    await tabTo(page, 'button "Buy Now"');

    const products = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const grounds = await products.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).backgroundColor),
    );
    expect(new Set(grounds).size).toBe(2);
  });
});
