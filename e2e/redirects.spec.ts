import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';

/* Uses its own shop: redirects apply to every visitor. */
test.describe.configure({ mode: 'serial' });

const shop = openOwnShop();

async function openAs(page: Page, path: string): Promise<void> {
  await page.goto(shop.address + path);
  await hydrated(page);
}

/** Where the server leads from a path, without following it. */
async function leadsTo(page: Page, path: string) {
  const answer = await page.request.get(shop.address + path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location];
}

test.describe('staff', () => {
  test.use({ extraHTTPHeaders: AS_STAFF });

  test('lead former addresses to new ones, which keep the query', async ({ page }) => {
    await openAs(page, '/admin/redirects');
    await page.getByRole('button', { name: 'Add Redirect' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Former address').fill('/user/home');
    await dialog.getByLabel('Leads to').fill('/user/about');
    await dialog.getByRole('button', { name: 'Save Redirect' }).click();
    await expect(dialog.getByText('The shop uses this address itself')).toBeVisible();
    await dialog.getByLabel('Former address').fill('/blogs/news/old');
    await dialog.getByRole('button', { name: 'Save Redirect' }).click();
    await expect(page.getByRole('row', { name: /\/blogs\/news\/old/ })).toBeVisible();
    expect(await leadsTo(page, '/blogs/news/old/?utm_source=mail')).toEqual([
      301,
      '/user/about?utm_source=mail',
    ]);
    expect(await leadsTo(page, '/blogs/news/other')).toEqual([302, '/']);
  });

  test('see what a file of redirects changes before they import it', async ({ page }) => {
    await openAs(page, '/admin/redirects');
    const csv = 'from,to\n/old,/user/products\nnothing,/x\n';
    const file = { name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByText('1 new, 0 changed, 0 unchanged, 1 left out')).toBeVisible();
    await expect(page.getByText('Begin with /, as in /pages/about-us')).toBeVisible();
    expect(await leadsTo(page, '/old')).toEqual([302, '/']);
    await page.getByRole('button', { name: 'Import redirects' }).click();
    await expect(page.getByRole('row', { name: /^\/old/ })).toBeVisible();
    expect(await leadsTo(page, '/old')).toEqual([301, '/user/products']);
  });

  test('move a page, and its former addresses lead to it', async ({ page }) => {
    const body = { title: 'Care', bodyHtml: '<p>Oil it.</p>' };
    const url = `${shop.address}/api/pages`;
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const { id } = await (await page.request.post(url, { data: body, headers })).json();
    await page.request.post(`${url}/${id}/publish`, { data: { version: 0 } });
    expect((await page.request.get(`${shop.address}/user/pages/care`)).status()).toBe(200);
    await openAs(page, `/admin/pages/${id}`);
    await page.getByRole('textbox', { name: /^Address/ }).fill('wood-care');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('The page is at /user/pages/wood-care')).toBeVisible();
    await expect(page.getByText('Shoppers read this')).toBeVisible();
    expect(await leadsTo(page, '/user/pages/care')).toEqual([301, '/user/pages/wood-care']);
    expect(await leadsTo(page, '/pages/wood-care')).toEqual([301, '/user/pages/wood-care']);
  });
});
