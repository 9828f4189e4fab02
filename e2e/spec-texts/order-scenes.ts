import type { Page } from '@playwright/test';
import { answer, change, fail, keepWaiting } from './answers.ts';
import type { ORDER_TEXTS } from './order-texts.ts';
import { navigate, openAsStaff, type Scene, type ScenesOf } from './scene.ts';
import { placeChosenOrder, uniqueEmail } from './scene-data.ts';

export const ORDER_SCENES = {
  'admin orders': atOwnOrder(),
  'two pages of admin orders': async (page) => {
    const email = await placeOrders(page, 11);
    await openAsStaff(page, `/admin/orders?search=${email}`);
  },
  'second page of admin orders': async (page) => {
    const email = await placeOrders(page, 11);
    await openAsStaff(page, `/admin/orders?search=${email}&page=2`);
  },
  'admin orders while others load': atOwnOrder(async (page) => {
    await keepWaiting(page, 'GET /orders/rows');
    await page.getByLabel('Order Type').selectOption('low');
  }),
  'admin orders being refreshed': atOwnOrder(async (page) => {
    await keepWaiting(page, 'GET /orders/rows');
    await page.getByRole('button', { name: 'Refresh' }).click();
  }),
  'no admin orders': async (page) => {
    await openAsStaff(page, '/admin/account');
    await answer(page, 'GET /orders/rows', []);
    await navigate(page, '/admin/orders');
  },
  'admin orders filtered to nothing': atOwnOrder(async (page) => {
    await page.getByLabel('Status', { exact: true }).selectOption('Delivered');
  }),
  'admin orders failed without a word': ordersFailed(),
  'admin orders failed with no message': ordersFailed(''),
  'order asked to be deleted': atOwnOrder(askToDelete),
  'order being deleted': atOwnOrder(async (page) => {
    await keepWaiting(page, 'DELETE /orders/*');
    await confirmDeleting(page);
  }),
  'order not deleted': atOwnOrder(async (page) => {
    await fail(page, 'DELETE /orders/*');
    await confirmDeleting(page);
  }),

  'order details': atDetails(),
  'order with a discount': async (page) => {
    const { id } = await placeChosenOrder(page);
    await openAsStaff(page, '/admin/account');
    await change(page, 'GET /orders/*/staff', (found: { order: object }) => ({
      ...found,
      order: { ...found.order, discount: 10 },
    }));
    await navigate(page, `/admin/orders?order=${id}`);
  },
  'status being edited': atDetails(editStatus),
  'status being saved': atDetails(async (page) => {
    await keepWaiting(page, 'PUT /orders/*/status');
    await saveStatus(page);
  }),
  'status saved': atDetails(saveStatus),
  'status not saved': atDetails(async (page) => {
    await fail(page, 'PUT /orders/*/status');
    await saveStatus(page);
  }),

  invoices: async (page) => {
    const email = await placeOrders(page, 3);
    await openAsStaff(page, `/admin/invoice?search=${email}&page=2`);
  },
  'invoice of an order': async (page) => {
    const { id } = await placeChosenOrder(page);
    await openAsStaff(page, `/admin/invoice/${id}`);
  },
  'invoice with a discount, without an address': async (page) => {
    const { id } = await placeChosenOrder(page);
    await openAsStaff(page, '/admin/account');
    await change(page, 'GET /orders/*/invoice', (invoice: { order: object }) => ({
      ...invoice,
      order: { ...invoice.order, discount: 10, shippingAddress: undefined },
    }));
    await navigate(page, `/admin/invoice/${id}`);
  },
  'invoices found nothing': async (page) => {
    await openAsStaff(page, '/admin/invoice?search=nothing-like-this');
  },
  'no invoices': async (page) => {
    await openAsStaff(page, '/admin/account');
    await answer(page, 'GET /invoices', []);
    await navigate(page, '/admin/invoice');
  },
  'invoices while others load': async (page) => {
    const email = await placeOrders(page, 2);
    await openAsStaff(page, `/admin/invoice?search=${email}`);
    await keepWaiting(page, 'GET /invoices');
    await page.getByRole('link', { name: 'Next' }).click();
  },
  'invoices failed': async (page) => {
    await openAsStaff(page, '/admin/account');
    await fail(page, 'GET /invoices', 'The safe is locked.');
    await navigate(page, '/admin/invoice');
  },
} satisfies ScenesOf<typeof ORDER_TEXTS>;

/** Opens the list with an order used by this scene only. */
function atOwnOrder(then: Scene = async () => {}): Scene {
  return async (page) => {
    const { email } = await placeChosenOrder(page);
    await openAsStaff(page, `/admin/orders?search=${email}`);
    await then(page);
  };
}

function atDetails(then: Scene = async () => {}): Scene {
  return async (page) => {
    const { id } = await placeChosenOrder(page);
    await openAsStaff(page, `/admin/orders?order=${id}`);
    await then(page);
  };
}

function ordersFailed(message?: string): Scene {
  return async (page) => {
    await openAsStaff(page, '/admin/account');
    await fail(page, 'GET /orders/rows', message);
    await navigate(page, '/admin/orders');
  };
}

/** Places `count` orders of one customer; returns the email address. */
async function placeOrders(page: Page, count: number): Promise<string> {
  const email = uniqueEmail();
  for (let placed = 0; placed < count; placed++) await placeChosenOrder(page, email);
  return email;
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Delete Order/ }).click();
}

async function confirmDeleting(page: Page): Promise<void> {
  await askToDelete(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
}

async function editStatus(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Status' }).click();
}

async function saveStatus(page: Page): Promise<void> {
  await editStatus(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}
