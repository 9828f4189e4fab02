import { expect, test } from '@playwright/test';

test('the shop opens', async ({ page }) => {
  await page.goto('/user/products');
  await expect(page.getByText('Wireless').first()).toBeVisible();
});
