import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import {
  fillBilling,
  fillCard,
  hydrated,
  openCheckout,
  orderPlaced,
  placeOrderButton,
} from './support/checkout.ts';

test.describe('Back', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/user/about');
    await hydrated(page);
    await page.goto('/user/products');
    await hydrated(page);
  });

  test('closes the enlarged picture and stays on its page', async ({ page }) => {
    // The first product of all may be one that another test removes.
    await page.goto('/user/products?category=Electronics');
    await hydrated(page);
    await page.locator('.card-name a').first().click();
    await expect(page).toHaveURL(/products\/.+/);
    const enlarge = page.getByRole('button', { name: 'Enlarge picture' });
    const product = page.url();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/products\/[^/?]+-\w{8}$/.test(request.url())) loads.push(request.url());
    });
    for (const close of [
      () => page.goBack(),
      () => page.getByRole('button', { name: 'Close', exact: true }).click(),
    ]) {
      await enlarge.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(page.url()).toBe(product);
    }
    expect(loads).toEqual([]);
    // Neither left a history entry.
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/products\?category=Electronics$/);
  });

  test('closes the menu, and after one of its links leads to where the menu was opened', async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== 'phone', 'wide screens have no menu');
    const menu = page.getByRole('button', { name: 'Menu' });
    const link = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
    await menu.click();
    await expect(link).toBeVisible();
    await page.waitForFunction(() => history.state.overlay !== undefined);
    await page.goBack();
    await expect(link).toBeHidden();
    await expect(page).toHaveURL(/\/user\/products$/);

    await menu.click();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/products$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/about$/);
  });

  test('closes the filters on a phone after undoing the set ones', async ({ page }, { project }) => {
    test.skip(project.name !== 'phone', 'wide screens always show them');
    const radio = page.getByRole('radio', { name: /^Fashion/ });
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await radio.check({ force: true });
    await expect(page).toHaveURL(/category=Fashion/);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/products$/);
    await expect(radio).toBeVisible();
    await page.goBack();
    await expect(radio).toBeHidden();
    await expect(page).toHaveURL(/\/user\/products$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/about$/);
  });
});

test('two steps back at once close the filters of a phone', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'wide screens always show them');
  await page.goto('/user/products');
  await hydrated(page);
  const radio = page.getByRole('radio', { name: /^Fashion/ });
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await radio.check({ force: true });
  await expect(page).toHaveURL(/category=Fashion/);
  await page.evaluate(() => history.go(-2));
  await expect(radio).toBeHidden();
  await expect(page).toHaveURL(/\/user\/products$/);
});

test('the success dialog opens once and leaves the focus on the heading', async ({ page }) => {
  await pay(page);
  const dialog = page.getByRole('dialog', { name: 'Your order is successfully placed!' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeFocused();
  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('Back closes the review dialog over the confirmation and stays on it', async ({ page }) => {
  const confirmation = await openReviewDialog(page);
  const review = page.getByRole('dialog', { name: 'Rate Your Experience' });
  await review.getByLabel('Comment').fill('It rings.');
  await page.goBack();
  await expect(review).toHaveCount(0);
  expect(page.url()).toBe(confirmation);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeFocused();
});

test(
  'Back from the tracking page leads to the confirmation, past its review dialog',
  ANY_SCREEN,
  async ({ page }) => {
    const confirmation = await openReviewDialog(page);
    await page.getByRole('dialog', { name: 'Rate Your Experience' }).getByText('Cancel').click();
    await expect(page).toHaveURL(/track-order/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
    await expect(page).toHaveURL(confirmation);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

async function pay(page: Page): Promise<void> {
  await openCheckout(page);
  await fillBilling(page);
  await fillCard(page);
  await placeOrderButton(page).click();
}

/** Opens the review dialog over the confirmation of a new order; returns the confirmation's URL. */
async function openReviewDialog(page: Page): Promise<string> {
  await pay(page);
  await orderPlaced(page);
  const confirmation = page.url();
  await page.getByRole('button', { name: 'View Order' }).click();
  return confirmation;
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}
