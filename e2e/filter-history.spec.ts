import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';

/** The filters are beside the list: on phones they are in a drawer that Back closes first. */
test.skip(({ isMobile }) => isMobile === true, 'Back closes the drawer of phones first');

async function openFilters(page: Page) {
  await page.goto('/user/home');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await hydrated(page);
  await page.getByRole('radio', { name: /^Fashion/ }).check();
  await expect(page).toHaveURL(/\?category=Fashion$/);
  await page.getByRole('radio', { name: /^Paslow/ }).check();
  await expect(page).toHaveURL(/\?category=Fashion&brand=Paslow$/);
}

async function expectStepsBack(page: Page) {
  await page.goBack();
  await expect(page).toHaveURL(/\?category=Fashion&brand=Paslow$/);
  await expect(page.getByLabel('Max')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\?category=Fashion$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/products$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/home$/);
}

test('Back undoes a category, a brand and a price one by one', async ({ page }) => {
  await openFilters(page);
  await page.getByLabel('Max').pressSequentially('200');
  await expect(page).toHaveURL(/maxPrice=200/);
  await expectStepsBack(page);
});

test('Back undoes them also if the price is sent by Enter', async ({ page }) => {
  await openFilters(page);
  await page.getByLabel('Max').pressSequentially('200');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/maxPrice=200/);
  await page.getByLabel('Max').blur();
  await expectStepsBack(page);
});

test('a price that is typed in two goes is one step', async ({ page }) => {
  await openFilters(page);
  await page.getByLabel('Max').pressSequentially('2');
  await expect(page).toHaveURL(/maxPrice=2$/);
  await page.getByLabel('Max').pressSequentially('00');
  await expect(page).toHaveURL(/maxPrice=200$/);
  await expectStepsBack(page);
});
