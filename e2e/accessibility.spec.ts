import { expect, test } from '@playwright/test';
import {
  CARDS,
  fillBilling,
  fillCard,
  hydrated,
  openCheckout,
  orderPlaced,
  placeOrderButton,
} from './support/checkout.ts';
import { violations } from './support/violations.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const path of [
      '/',
      '/user/home',
      '/user/about',
      '/user/products',
      '/user/products?category=Fashion&minPrice=20&search=e',
      '/user/products?search=nothing+like+this',
      '/user/products?minPrice=abc',
      '/user/products/none-00000000',
      '/user/contact',
      '/user/membership',
      '/user/track-order',
      '/user/track-order?method=orderId&value=MG-0000-0000-0000-0000',
      '/user/billing',
      '/admin-login',
      '/styleguide',
    ]) {
      test(`${path} has no violations`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('a product has no violations, in stock or not, with reviews or without', async ({ page }) => {
      const products = await (await page.request.get('/api/products?limit=100')).json();
      const kinds = [
        products.find((product: { availability: boolean; colors: unknown[] }) => product.colors.length > 1),
        products.find((product: { availability: boolean }) => !product.availability),
        products.find((product: { reviews: number }) => product.reviews === 0),
      ].filter((product) => product);
      for (const product of kinds) {
        await page.goto(`/user/products/${product._id}`);
        await hydrated(page);
        expect(await violations(page), product._id).toEqual([]);
      }
    });

    test('the checkout has no violations in any of its states', async ({ page }) => {
      await openCheckout(page);
      expect(await violations(page), 'empty').toEqual([]);
      await placeOrderButton(page).click();
      await expect(page.getByText('Name is required')).toBeVisible();
      expect(await violations(page), 'incomplete').toEqual([]);

      await fillBilling(page);
      await fillCard(page, CARDS.challenged);
      await placeOrderButton(page).click();
      const approve = page.frameLocator('iframe').getByRole('button', { name: /approve/i });
      await expect(approve).toBeVisible();
      expect(await violations(page), 'challenge').toEqual([]);
      await approve.click();

      const id = await orderPlaced(page);
      expect(await violations(page), 'placed').toEqual([]);
      await page.getByRole('button', { name: 'View Order' }).click();
      await expect(page.getByRole('dialog', { name: 'Rate Your Experience' })).toBeVisible();
      expect(await violations(page), 'review').toEqual([]);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText(id).first()).toBeVisible();
      expect(await violations(page), 'tracked').toEqual([]);
    });
  });
}
