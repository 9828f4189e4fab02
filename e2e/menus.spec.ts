import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';

/* Uses its own shop: its menus are on every page. */
test.describe.configure({ mode: 'serial' });

const shop = openOwnShop();

/** A visitor who sees the menu of the header without opening it. */
const WIDE = { extraHTTPHeaders: {}, viewport: { width: 1440, height: 900 }, isMobile: false };

async function openAs(page: Page, path: string): Promise<void> {
  await page.goto(shop.address + path);
  await hydrated(page);
}

const entries = (page: Page) => page.getByRole('listitem', { name: /^Entry \d+$/ });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

test.describe('staff', () => {
  test.use({ extraHTTPHeaders: AS_STAFF });

  test('change the header by buttons, and shoppers see it', async ({ page, browser }) => {
    await openAs(page, '/admin/menus');
    await expect(entries(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Remove entry 2' }).click();
    await page.getByRole('button', { name: 'Add entry' }).click();
    const added = entries(page).nth(4);
    await added.getByLabel('Leads to').selectOption('A category');
    await page.getByRole('button', { name: 'Save menu' }).click();
    await expect(added.getByText('The target is required')).toBeVisible();
    await added.getByLabel('Which one').selectOption('Electronics');
    await expect(added.getByLabel('Label')).toHaveValue('Electronics');
    await page.getByRole('button', { name: 'Move entry 5 up' }).click();
    await page.getByRole('button', { name: 'Save menu' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    const visitor = await (await browser.newContext(WIDE)).newPage();
    await visitor.goto(`${shop.address}/user/about`);
    await expect(navigation(visitor).filter({ visible: true })).toHaveText([
      'Home',
      'Products',
      'Track Order',
      'Electronics',
      'Contact Us',
    ]);
    await navigation(visitor).filter({ hasText: 'Electronics' }).click();
    await expect(visitor).toHaveURL(/\/user\/products\?category=Electronics$/);
    await visitor.context().close();
  });

  test('hear at its field that an entry leads nowhere, and lose nothing', async ({ page }) => {
    await openAs(page, '/admin/menus/footer');
    await page.getByRole('button', { name: 'Add entry' }).click();
    const added = entries(page).nth(5);
    await added.getByLabel('Leads to').selectOption('An address');
    await added.getByLabel('Address').fill('/user/nothing');
    await added.getByLabel('Label').fill('Nothing');
    await page.getByRole('button', { name: 'Save menu' }).click();
    await expect(added.getByText('There is nothing at this address')).toBeVisible();
    await expect(added.getByLabel('Address')).toBeFocused();
    await expect(added.getByLabel('Label')).toHaveValue('Nothing');
  });

  test('put entries below another, which shoppers open by mouse, keys or on a phone', async ({
    page,
    browser,
  }) => {
    await openAs(page, '/admin/menus/header');
    await page.getByRole('button', { name: 'Add entry' }).click();
    const added = entries(page).last();
    await added.getByLabel('Leads to').selectOption('Nothing: a heading');
    await added.getByLabel('Label').fill('Help');
    await page.getByRole('button', { name: 'Save menu' }).click();
    await expect(added.getByText('A heading needs entries below it')).toBeVisible();
    await added.getByRole('button', { name: /^Add below/ }).click();
    const below = added.getByRole('listitem');
    await below.getByLabel('Which one').selectOption('Contact Us');
    await below.getByLabel('Label').fill('Write to us');
    await page.getByRole('button', { name: 'Save menu' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();

    const visitor = await (await browser.newContext(WIDE)).newPage();
    await openAs(visitor, '/user/about');
    const link = navigation(visitor).filter({ hasText: 'Write to us' });
    const help = visitor.getByRole('button', { name: 'Help' });
    await expect(link).toBeHidden();
    await help.focus();
    await visitor.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await visitor.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(help).toBeFocused();
    await help.click();
    await link.click();
    await expect(visitor).toHaveURL(/\/user\/contact$/);
    await expect(link).toBeHidden();
    await visitor.setViewportSize({ width: 390, height: 844 });
    await visitor.getByRole('button', { name: 'Menu' }).click();
    await expect(link).toBeVisible();
    await expect(help).toBeHidden();
    await visitor.context().close();
  });
});
