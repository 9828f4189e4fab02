import { expect, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { signIn } from './support/staff.ts';

test('many tax rates are a table with a row each', async ({ page, isMobile }) => {
  await signIn(page);
  await page.goto('/admin/settings/taxes');
  await hydrated(page);
  await page.getByRole('button', { name: /European Union/ }).click();
  const rates = page.getByRole('table', { name: 'Each rate' });
  await expect(rates.getByRole('row', { name: 'rate 27' })).toBeVisible();
  const heights = await rates.getByRole('row').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  // On phones each row is a card.
  if (!isMobile) expect(Math.max(...heights)).toBeLessThan(100);
  await page.getByRole('button', { name: 'Add rate' }).click();
  await expect(rates.getByRole('row', { name: 'rate 28' }).getByLabel('Name')).toBeFocused();
  await rates.getByRole('button', { name: 'Remove rate 28' }).click();
  await expect(page.getByRole('button', { name: 'Add rate' })).toBeFocused();
});
