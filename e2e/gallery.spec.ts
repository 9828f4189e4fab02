import { expect, test } from '@playwright/test';
import { measureBox } from './support/animations.ts';
import { hydrated } from './support/checkout.ts';

const PRODUCT = '/user/products/aurora-one-headphones-04x5wg0y';

test('a picture fills the window, changes by arrow keys and returns the focus', async ({ page }) => {
  await page.goto(PRODUCT);
  await hydrated(page);
  const enlarge = page.getByRole('button', { name: 'Enlarge picture' });
  await enlarge.click();
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
  const picture = dialog.getByRole('img');
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('alt');
  const window = page.viewportSize();
  const size = await measureBox(dialog);
  expect(size).toMatchObject({ width: window?.width, height: window?.height });

  await page.keyboard.press('ArrowRight');
  await expect(picture).not.toHaveAttribute('alt', first ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});
