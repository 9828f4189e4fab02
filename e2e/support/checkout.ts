import { expect, type Page } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import { findDemoProduct, type Product } from './demo-products.ts';

export const BUYER = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  'Phone number': '+44 20 7946 0000',
  Address: '12 Analytical Way',
  City: 'London',
  State: 'Greater London',
  'ZIP code': 'W1A 1AA',
};

/** The values of the buyer in the form, by the labels of the United Kingdom. */
export const SHOWN_BUYER = {
  Name: BUYER.Name,
  Email: BUYER.Email,
  'Phone number': BUYER['Phone number'],
  Address: BUYER.Address,
  City: BUYER.City,
  'County (optional)': BUYER.State,
  Postcode: BUYER['ZIP code'],
};

/** A demo product in stock with colors and properties. */
export async function someConfigurableProduct(page: Page, shop = ''): Promise<Product> {
  return await findDemoProduct(
    page,
    ({ availability, colors, properties }) => availability && colors.length > 1 && properties.length > 0,
    shop,
  );
}

export async function openCheckout(page: Page): Promise<Product> {
  const product = await someConfigurableProduct(page);
  await page.goto(`/user/billing?product=${product._id}&quantity=1`);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await hydrated(page);
  return product;
}

export async function fillBilling(page: Page, buyer: Record<string, string> = BUYER): Promise<void> {
  // A form that kept its country has other names for two fields.
  for (const [label, value] of Object.entries(buyer)) {
    const names = [label, BRITISH[label]].filter((name) => name !== undefined);
    await page.getByRole('textbox', { name: new RegExp(`^(${names.join('|')})$`) }).fill(value);
  }
  await page.getByLabel('Country').selectOption('United Kingdom');
}

const BRITISH: Record<string, string> = { State: 'County \\(optional\\)', 'ZIP code': 'Postcode' };

export async function fillCard(page: Page, number: string = CARDS.good): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/40');
  await page.getByLabel('CVC').fill('123');
}

export function placeOrderButton(page: Page) {
  return page.getByRole('button', { name: 'Place Order' }).first();
}

export function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true });
}

/**
 * Waits for hydration: text typed earlier could be lost, and keys are not listened to. People are slower than
 * tests. React marks elements while it renders, and its root once that is committed.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isMarked = (node: Node | null, prefix: string) =>
      node !== null && Object.keys(node).some((key) => key.startsWith(prefix));
    const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'));
    const root = container?.[1].stateNode.current.memoizedState;
    return root?.isDehydrated === false && isMarked(document.querySelector('main'), '__react');
  });
}

/** Waits for the end of a view transition, during which browsers swallow clicks. */
export async function transitionEnded(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
}

export async function orderPlaced(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Your order is successfully placed!' });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  const text = await dialog.innerText();
  const id = /MG(-[0-9A-Z]{4}){4}/.exec(text)?.[0];
  if (!id) throw new Error(`no order id in: ${text}`);
  return id;
}
