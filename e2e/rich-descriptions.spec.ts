import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { hydrated } from './support/checkout.ts';
import { signIn } from './support/staff.ts';
import { openForm, someProduct } from './support/staff-products.ts';
import { violations } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test('staff describe a product with a table and a picture, and shoppers read it', async ({ page }) => {
  await signIn(page);
  const product = await someProduct(page, { description: 'Keeps you warm.' });
  const form = await openForm(page, product);
  const text = form.getByRole('textbox', { name: 'Description', exact: true });
  await expect(text).toHaveText('Keeps you warm.');
  await text.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Picture', exact: true }).click();
  await form.getByLabel('Description of the picture').fill('The seam');
  await form.getByLabel('Upload a picture').setInputFiles({
    name: `${randomUUID()}.png`,
    mimeType: 'image/png',
    buffer: await sharp({
      create: { width: 1200, height: 400, channels: 3, background: { r: 90, g: Math.random() * 255, b: 60 } },
    })
      .png()
      .toBuffer(),
  });
  await expect(text.getByRole('img', { name: 'The seam' })).toBeVisible();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Table', exact: true }).click();
  for (let column = 0; column < 5; column += 1)
    await form.getByRole('button', { name: 'Add column' }).click();
  for (const head of [
    'Size',
    'Circumference of the chest',
    'Length',
    'Sleeve',
    'Waist',
    'Hip',
    'Neck',
    'Hem',
  ]) {
    await page.keyboard.type(head);
    await page.keyboard.press('Tab');
  }
  await form.getByRole('button', { name: 'Save Product' }).click();
  await expect(page.getByText('Product saved')).toBeVisible();

  await page.goto(`/user/products/${product._id}`);
  await hydrated(page);
  const description = page.getByRole('region', { name: 'Description' });
  await expect(description.getByText('Keeps you warm.')).toBeVisible();
  await expect(description.getByRole('columnheader', { name: 'Circumference of the chest' })).toBeAttached();
  const picture = description.getByRole('img', { name: 'The seam' });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  // The page is as wide as the screen; a wide table scrolls within itself.
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  expect(await violations(page)).toEqual([]);
});
