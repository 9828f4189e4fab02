import type { Page } from '@playwright/test';
import { fail, keepWaiting } from './answers.ts';
import type { BACK_OFFICE_TEXTS } from './back-office-texts.ts';
import { at, atAsStaff, navigate, open, openAsStaff, type Scene, type ScenesOf } from './scene.ts';
import { addBareProduct, deleteProduct, placeChosenOrder } from './scene-data.ts';

export const BACK_OFFICE_SCENES = {
  'sign-in': at('/admin-login'),
  'sign-in with wrong credentials': async (page) => {
    await open(page, '/admin-login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
  },
  'password forgotten': at('/admin-forget-password'),
  'reset link sent': async (page) => {
    await open(page, '/admin-forget-password');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await page.waitForURL('**/admin-login');
  },

  dashboard: async (page) => {
    await placeChosenOrder(page);
    await openAsStaff(page, '/admin/dashboard');
  },
  'dashboard failed without a word': dashboardFailed(),
  'dashboard failed with no message': dashboardFailed(''),

  'admin products': atAsStaff('/admin/products'),
  'admin product asked to be deleted': withBareProduct((page) => askToDelete(page)),
  'admin product not deleted': withBareProduct(async (page) => {
    await fail(page, 'DELETE /products/*');
    await askToDelete(page);
    await page.getByRole('button', { name: /^Confirm deleting/ }).click();
  }),
  'admin product not updated': withBareProduct(async (page) => {
    await fail(page, 'POST /products/*/stock', '');
    await page
      .getByRole('button', { name: /^Stock of/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: /^Stock of/ }).fill('5');
    await page.keyboard.press('Enter');
  }),
  'admin product not featured': withBareProduct(async (page) => {
    await fail(page, 'PUT /products/*');
    await page
      .getByRole('button', { name: /^Feature / })
      .first()
      .click();
  }),
  'admin products found nothing': atAsStaff('/admin/products?search=nothing+like+this'),
  'admin products while others load': async (page) => {
    await openAsStaff(page, '/admin/products');
    await keepWaiting(page, 'GET /products/staff');
    await page.getByLabel('Featured', { exact: true }).selectOption('Featured');
  },
  'admin products failed with no message': async (page) => {
    await openAsStaff(page, '/admin/account');
    await fail(page, 'GET /products/staff', '');
    await navigate(page, '/admin/products');
  },

  'admin product form': atAsStaff('/admin/products/new'),
  'admin product form, nothing filled in': async (page) => {
    await openAsStaff(page, '/admin/products/new');
    await saveProduct(page);
  },
  'new product not saved': async (page) => {
    await openAsStaff(page, '/admin/products/new');
    await fail(page, 'POST /products');
    const form = page.getByRole('dialog');
    for (const label of ['Name', 'SKU', 'Brand', 'Category', 'Description'])
      await form.getByLabel(label, { exact: true }).fill('Lamp');
    await form.getByLabel('Regular price').fill('10');
    await form.getByLabel('Image URL').fill('https://pictures.example/lamp.jpg');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await saveProduct(page);
  },
  'changed product not saved': async (page) => {
    const { _id } = await addBareProduct(page);
    await openAsStaff(page, `/admin/products/${_id}`);
    await deleteProduct(page, _id);
    await fail(page, 'PUT /products/*');
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Lamp');
    await saveProduct(page);
  },
} satisfies ScenesOf<typeof BACK_OFFICE_TEXTS>;

function dashboardFailed(message?: string): Scene {
  return async (page) => {
    await openAsStaff(page, '/admin/account');
    await fail(page, 'GET /dashboard', message);
    await navigate(page, '/admin/dashboard');
  };
}

/** Opens the list with a product used by this scene only. */
function withBareProduct(scene: Scene): Scene {
  return async (page) => {
    const { _id, sku } = await addBareProduct(page);
    await openAsStaff(page, `/admin/products?search=${sku}`);
    await deleteProduct(page, _id);
    await scene(page);
  };
}

async function askToDelete(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
}

async function saveProduct(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Add|Save) Product$/ })
    .click();
}
