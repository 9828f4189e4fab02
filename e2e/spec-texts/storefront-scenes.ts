import type { Page } from '@playwright/test';
import { field } from '../support/checkout.ts';
import { findDemoProduct, type Product } from '../support/demo-products.ts';
import { answer, fail, keepWaiting } from './answers.ts';
import { at, navigate, open, type Scene, type ScenesOf } from './scene.ts';
import { addBareProduct, deleteProduct, isUsual, placeChosenOrder, uniqueEmail } from './scene-data.ts';
import type { STOREFRONT_TEXTS } from './storefront-texts.ts';

const MESSAGE = 'The shelves are being moved.';

export const STOREFRONT_SCENES = {
  landing: at('/'),
  storefront: at('/user/about'),

  home: at('/user/home'),
  'home while products load': async (page) => {
    await open(page, '/user/about');
    await keepWaiting(page, 'GET /products/cards');
    await navigate(page, '/user/home');
  },
  'home, products failed': productsFailed('/user/home', MESSAGE),
  'home, products failed without a word': productsFailed('/user/home'),
  'home, products failed with no message': productsFailed('/user/home', ''),

  about: at('/user/about'),

  products: at('/user/products?sort=name'),
  'products on a phone': async (page) => {
    await page.setViewportSize(PHONE);
    await open(page, '/user/products');
  },
  'products on a phone, filters shown': async (page) => {
    await page.setViewportSize(PHONE);
    await open(page, '/user/products');
    await page.getByRole('button', { name: 'Show Filters' }).click();
  },
  'products filtered': at('/user/products?search=lamp&category=Home+%26+Kitchen&minPrice=20&maxPrice=900'),
  'products of a brand': async (page) => {
    const { brand } = await findDemoProduct(page, isUsual);
    await open(page, `/user/products?brand=${encodeURIComponent(brand)}`);
  },
  'products up to a price': at('/user/products?maxPrice=100'),
  'products from a price': at('/user/products?minPrice=20'),
  'products while they load': async (page) => {
    await open(page, '/user/about');
    await keepWaiting(page, 'GET /products/cards');
    await navigate(page, '/user/products');
  },
  'products while others load': async (page) => {
    await open(page, '/user/products');
    await keepWaiting(page, 'GET /products/cards');
    await page.getByLabel('Sort by').selectOption('Name');
  },
  'products failed': productsFailed('/user/products', MESSAGE),
  'products failed with no message': productsFailed('/user/products', ''),
  'search failed with no message': productsFailed('/user/products?search=lamp', ''),
  'products found nothing': at('/user/products?search=nothing+like+this'),

  product: atProduct(isUsual),
  'product with sizes': atProduct(({ sizes }) => sizes.length > 0),
  'product with memory': atProduct(({ memory }) => memory.length > 0),
  'product out of stock': atProduct(({ availability }) => !availability),
  'product of a price alone': async (page) => {
    const { _id } = await addBareProduct(page);
    await open(page, `/user/products/${_id}`);
    await deleteProduct(page, _id);
  },
  'product while it loads': async (page) => {
    const { _id } = await findDemoProduct(page, isUsual);
    await open(page, '/user/about');
    await keepWaiting(page, 'GET /products/*');
    await navigate(page, `/user/products/${_id}`);
  },
  'product failed': productFailed(MESSAGE),
  'product failed without a word': productFailed(),
  'product unknown': at('/user/products/none-00000000'),
  'page that cannot be made': async (page) => {
    await open(page, '/user/about');
    await page.route('**/api/products/cards?*', (route) => route.fulfill({ body: 'no JSON at all' }));
    await navigate(page, '/user/home');
  },

  'track order': at('/user/track-order'),
  tracking: async (page) => {
    await open(page, '/user/track-order');
    await keepWaiting(page, 'POST /orders/track');
    await track(page, 'Order ID', 'MG-0000-0000-0000-0000');
  },
  'tracking no order ID': tracked('Order ID', ' '),
  'tracking no e-mail': tracked('Email', ''),
  'tracking half an e-mail': tracked('Email', 'ada@'),
  'tracking no phone': tracked('Phone', ' '),
  'tracking finds nothing': tracked('Order ID', 'MG-0000-0000-0000-0000'),
  'tracking finds nothing, without a word': async (page) => {
    await open(page, '/user/track-order');
    await answer(page, 'POST /orders/track', { found: false, message: '' });
    await track(page, 'Phone', '503-555-0101');
  },
  'tracking failed': trackingFailed('The van is being washed.'),
  'tracking failed with no message': trackingFailed(''),
  'several orders tracked': async (page) => {
    const email = uniqueEmail();
    await placeChosenOrder(page, email);
    await placeChosenOrder(page, email);
    await open(page, '/user/track-order');
    await track(page, 'Email', email);
  },
  'order tracked': async (page) => {
    const { id } = await placeChosenOrder(page);
    await open(page, '/user/track-order');
    await track(page, 'Order ID', id);
  },

  contact: at('/user/contact'),
  'contact, just opened': async (page) => {
    // The state before its scripts have loaded and its first second has passed.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/user/contact');
  },
  'contact, message sent': async (page) => {
    await open(page, '/user/contact');
    await answer(page, 'POST /contact', { success: true, message: 'Thank you.' });
    await sendMessage(page);
  },
  'contact, nothing filled in': async (page) => {
    await open(page, '/user/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
  },
  'contact, half an e-mail': async (page) => {
    await open(page, '/user/contact');
    await field(page, 'Email').fill('ada@');
    await page.getByRole('button', { name: 'Send Message' }).click();
  },
  'contact, sending failed': contactFailed('The letter box is full.'),
  'contact, sending failed without a word': contactFailed(),
} satisfies ScenesOf<typeof STOREFRONT_TEXTS>;

const PHONE = { width: 390, height: 844 };

function productsFailed(path: string, message?: string): Scene {
  return async (page) => {
    await open(page, '/user/about');
    await fail(page, 'GET /products/cards', message);
    await navigate(page, path);
  };
}

function atProduct(isWanted: (product: Product) => boolean): Scene {
  return async (page) => {
    const { _id } = await findDemoProduct(page, isWanted);
    await open(page, `/user/products/${_id}`);
  };
}

function productFailed(message?: string): Scene {
  return async (page) => {
    await open(page, '/user/about');
    await fail(page, 'GET /products/*', message);
    await navigate(page, '/user/products/any-00000000');
  };
}

function tracked(method: string, value: string): Scene {
  return async (page) => {
    await open(page, '/user/track-order');
    await track(page, method, value);
  };
}

function trackingFailed(message: string): Scene {
  return async (page) => {
    await open(page, '/user/track-order');
    await fail(page, 'POST /orders/track', message);
    await track(page, 'Phone', '503-555-0101');
  };
}

async function track(page: Page, method: string, value: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: method }).check({ force: true });
  await main.getByRole('textbox').fill(value);
  await main.getByRole('button', { name: 'Track Order' }).click();
}

function contactFailed(message?: string): Scene {
  return async (page) => {
    await open(page, '/user/contact');
    await fail(page, 'POST /contact', message);
    await sendMessage(page);
  };
}

async function sendMessage(page: Page): Promise<void> {
  for (const label of ['First name', 'Last name', 'Message']) await field(page, label).fill('Ada');
  await field(page, 'Phone number').fill('503-555-0101');
  await field(page, 'Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
}
