import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { zipSync } from 'fflate';
import { hydrated } from './support/checkout.ts';
import { signIn } from './support/staff.ts';
import { readProduct, someProduct } from './support/staff-products.ts';
import { violationsInBothSchemes } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

test('pictures come in a zip archive with the file that names them', async ({ page }) => {
  const handle = `e2e-${randomUUID()}`;
  const picture = await readFile('web/public/icon-192.png');
  const csv = `Handle,Title,Variant Price,Image Src\n${handle},Zipped Vase,30,Vase.png\n`;
  const archive = zipSync({ 'old/products.csv': Buffer.from(csv), 'old/vase.PNG': picture });
  await page.goto('/admin/products/import');
  await hydrated(page);
  const file = { name: 'old.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByRole('region', { name: 'The file is imported' })).toBeVisible();
  const { image } = await readProduct(page, { _id: handle });
  expect(image).toMatch(/^\/uploads\//);
  expect((await page.request.get(image)).status()).toBe(200);
});

test('staff see what a file of products changes, and import it', async ({ page }) => {
  const product = await someProduct(page, { stock: 3 });
  const handle = `e2e-${randomUUID()}`;
  await page.goto('/admin/products');
  await hydrated(page);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import products' })).toBeVisible();
  const csv = [
    'Handle,Title,Variant Price,Variant Inventory Qty,Collection,Status',
    `${product._id},${product.name},19.50,5,x,active`,
    `${handle},Imported Vase,30,,x,draft`,
    `${handle}-b,Refused Vase,cheap,,x,active`,
  ];
  await chooseFile(page, `${handle}.csv`, csv.join('\n'));
  const preview = page.getByRole('region', { name: 'What this file does' });
  await expect(preview.getByText('Products: 1 new, 1 changed, 1 refused')).toBeVisible();
  await expect(preview.getByRole('region', { name: 'Left out' })).toContainText('Collection');
  await expect(preview.getByRole('region', { name: 'To be known' })).toContainText(
    'Draft: only staff see the product',
  );
  const refused = preview.getByRole('region', { name: 'Refused' }).getByRole('row').last();
  await expect(refused).toContainText('Row 4');
  await expect(refused).toContainText('Price must be an amount such as 15.00');
  const stock = preview.getByRole('region', { name: 'Changed' }).getByRole('row').last();
  await expect(stock).toContainText(/Variant Inventory Qty.*3.*5/);
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await preview.getByRole('button', { name: 'Apply 2 changes' }).click();
  const result = page.getByRole('region', { name: 'The file is imported' });
  await expect(result.getByText('Products: 1 new, 1 changed, 1 refused')).toBeVisible();
  await expect(result.getByRole('heading').first()).toBeFocused();
  const downloading = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download refused rows' }).click();
  const rows = await readFile(await (await downloading).path(), 'utf8');
  expect(rows).toContain(`${handle}-b,Refused Vase,cheap,,x,active,Variant Price: Price must be an amount`);

  expect(await readProduct(page, product)).toMatchObject({ price: 19.5, stock: 5 });
  expect(await readProduct(page, { _id: handle })).toMatchObject({
    name: 'Imported Vase',
    price: 30,
    stock: null,
    status: 'draft',
  });

  const imports = page.getByRole('region', { name: 'Imports' }).getByRole('listitem');
  const former = imports.filter({ hasText: handle });
  await expect(former).toContainText('1 new, 1 changed, 1 refused of 3 products');
  await former.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(former.getByText('Undone')).toBeVisible();
  expect(await readProduct(page, product)).toMatchObject({ price: 80, stock: 3 });
});

test('a file stays chosen when its import stops, and the import goes on', async ({ page }) => {
  const product = await someProduct(page);
  await page.goto('/admin/products/import');
  await hydrated(page);
  await chooseFile(page, 'products.csv', 'PK\u0003\u0004');
  await expect(page.getByText('This is a workbook. Save it as “CSV UTF-8”')).toBeVisible();
  await chooseFile(page, 'new names.csv', `URL handle;Price\n${product._id};21.00`);
  const apply = page.getByRole('button', { name: 'Apply 1 change' });
  await expect(apply).toBeVisible();
  await page.route('**/api/products/import', (route) => route.abort(), { times: 1 });
  await apply.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The import stopped.' }).first()).toBeVisible();
  await expect(page.getByText('new names.csv').first()).toBeVisible();
  await apply.click();
  await expect(page.getByText('Products: 1 changed')).toBeVisible();
});

test('staff look up the orders of a former shop, and take them back', async ({ page }) => {
  const name = `#${randomUUID().slice(0, 8)}`;
  const csv = `Name,Email,Total,Currency,Created at,Lineitem quantity,Lineitem name
${name},quinn@example.com,34.90,EUR,2024-03-02 10:15:00 -0500,2,Wool scarf
${name},,,,,1,Hat
`;
  await page.goto('/admin/products/import');
  await hydrated(page);
  await page.getByRole('link', { name: 'Former shop' }).click();
  await expect(page.getByRole('heading', { name: 'Import customers and orders' })).toBeVisible();
  await chooseFile(page, `${name}.csv`, csv);
  await expect(page.getByText('Orders: 1 new, 0 changed, 0 unchanged')).toBeVisible();
  await page.getByRole('button', { name: 'Import orders' }).click();
  await page.getByRole('button', { name: `Details of Order ${name}` }).click();
  const details = page.getByRole('dialog', { name: `Order ${name}` });
  await expect(details.getByRole('listitem')).toHaveText([/2 × Wool scarf/, /1 × Hat/]);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Undo ${name}.csv` }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByRole('button', { name: `Details of Order ${name}` })).toHaveCount(0);
});
