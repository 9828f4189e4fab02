import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { cutTexts } from './support/fits.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';
import { violationsInBothSchemes } from './support/violations.ts';

/* Uses its own shop: synonyms change every search. */
const shop = openOwnShop();

const SCREEN = '/admin/settings/search';
const searches = (page: Page) => page.getByRole('region', { name: 'Searched, found nothing' });
const listed = async (page: Page): Promise<{ words: string; count: number }[]> =>
  await (await page.request.get(`${shop.address}/api/empty-searches`, { headers: AS_STAFF })).json();

test('what shoppers searched in vain becomes a synonym, or is ignored', async ({ browser, page }) => {
  // Words that no typing error explains.
  const letters = () => Array.from({ length: 9 }, () => 'qxzvkw'[randomInt(6)]).join('');
  const [wanted, other, email] = [letters(), letters(), `${letters()}@${letters()}.${letters()}`];
  for (const search of [`${wanted}!`, other, email]) {
    // The page itself reports the search, a moment after it is shown.
    const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/empty-searches'));
    await page.goto(`${shop.address}/user/products?search=${encodeURIComponent(search)}`);
    await expect(page.getByText('No product contains')).toBeVisible();
    expect((await reported).status()).toBe(200);
  }
  await expect
    .poll(async () => (await listed(page)).map(({ words }) => words).sort())
    .toEqual([wanted, other].sort());
  expect((await listed(page)).map(({ count }) => count)).toEqual([1, 1]);

  const desk = await browser.newPage({ extraHTTPHeaders: AS_STAFF, reducedMotion: 'reduce' });
  await desk.goto(shop.address + SCREEN);
  await hydrated(desk);
  await expect(searches(desk).getByRole('listitem')).toHaveCount(2);
  expect(await violationsInBothSchemes(desk)).toEqual([]);
  expect(await cutTexts(desk)).toEqual([]);

  await searches(desk)
    .getByRole('button', { name: `Ignore ${other}`, exact: true })
    .click();
  await expect(searches(desk).getByRole('button', { name: `Do not ignore ${other}` })).toBeFocused();
  await searches(desk)
    .getByRole('button', { name: `Add synonym for ${wanted}` })
    .click();
  const group = desk.getByRole('textbox', { name: /^Words of group/ }).last();
  await expect(group).toBeFocused();
  await expect(group).toHaveValue(`${wanted}, `);
  await expect(searches(desk).getByText('In a group')).toBeVisible();
  await desk.keyboard.type('headphones');
  await desk.getByRole('button', { name: 'Save synonyms' }).click();
  await expect(desk.getByText('Synonyms saved')).toBeVisible();

  await desk.reload();
  await expect(searches(desk).getByText('Every search of shoppers found something.')).toBeVisible();
  await page.goto(`${shop.address}/user/products?search=${wanted}`);
  await expect(page.getByRole('main').getByText('Aurora One Headphones').first()).toBeVisible();
  await desk.close();
});
