import { expect, type Page } from '@playwright/test';
import { confirmCard } from './confirm-card.ts';
import { AS_STAFF } from './staff.ts';

/** The longest unbroken word that a one-line field accepts. */
const WORD = 'Donaudampfschiffahrtselektrizitaeten'.repeat(6).slice(0, 200);
/** The longest phone number, without a space. */
const PHONE = `${'1.'.repeat(17)}1`;
const TEXT = `${WORD.repeat(3)} and then some words.`;
/** The longest email address: 254 characters. */
export const LONG_EMAIL = `${'a'.repeat(64)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(60)}.ee`;

const ADDRESS = {
  fullName: WORD,
  address: WORD,
  city: WORD,
  // A state and a country are ones of a list.
  state: 'Greater London',
  zipCode: 'SW1A 1AA',
  country: 'United Kingdom',
  phone: PHONE,
};

export type LongWords = { product: string; order: string; message: string; review: string };

/** Creates records with unbroken long words in every free text field. Returns their ids. */
export async function fillWithLongWords(page: Page): Promise<LongWords> {
  const product = await createProduct(page);
  const order = await placeOrder(page, product);
  const review = await send(page, 'POST', `/api/products/${product}/reviews`, {
    userName: WORD,
    userEmail: LONG_EMAIL,
    rating: 4,
    title: WORD,
    comment: TEXT,
  });
  await send(page, 'POST', '/api/contact', {
    firstName: WORD,
    lastName: WORD,
    email: LONG_EMAIL,
    phone: PHONE,
    message: TEXT,
  });
  const [{ id: message }] = await send(page, 'GET', '/api/messages?limit=1');
  await send(page, 'POST', `/api/messages/${message}/answers`, { text: TEXT });
  await send(page, 'POST', `/api/orders/${order}/notes`, { text: TEXT });
  await send(page, 'POST', `/api/orders/${order}/invoice`, {});
  await send(page, 'PUT', `/api/orders/${order}/status`, { status: 'packaging' });
  await join(page);
  const { changedAt } = await send(page, 'GET', '/api/settings/staff');
  await send(page, 'PUT', '/api/settings', {
    seen: changedAt,
    company: {
      name: WORD,
      street: WORD,
      city: WORD,
      state: ADDRESS.state,
      zip: ADDRESS.zipCode,
      country: ADDRESS.country,
      email: LONG_EMAIL,
      phone: PHONE,
    },
    colors: [{ name: WORD, price: 12 }],
    specifications: [{ name: WORD, value: WORD }],
    features: [WORD],
  });
  return { product, order, message, review: review._id };
}

async function createProduct(page: Page): Promise<string> {
  const values = [
    { value: WORD, price: 5 },
    { value: 'Plain', price: 0 },
  ];
  const product = await send(page, 'POST', '/api/products', {
    name: WORD,
    description: TEXT,
    sku: WORD,
    brand: WORD,
    category: WORD,
    price: 999_999.99,
    discountPrice: 899_999.99,
    featured: true,
    stock: 3,
    image: '/pictures/home/arc-desk-lamp-clay.webp',
    colors: [{ name: WORD, price: 100 }, 'Ink'],
    sizes: [WORD, 'M'],
    memory: [WORD],
    properties: [{ name: WORD, values }],
    specifications: [{ name: WORD, value: WORD }],
    features: [{ text: WORD }],
    dimensions: WORD,
    weight: WORD,
    materials: WORD,
    warranty: WORD,
  });
  return product._id;
}

async function placeOrder(page: Page, product: string): Promise<string> {
  const { properties } = await send(page, 'GET', `/api/products/${product}`);
  const order = {
    userEmail: LONG_EMAIL,
    userPhone: ADDRESS.phone,
    paymentMethod: 'Credit Card',
    shippingAddress: ADDRESS,
    products: [
      {
        productId: product,
        quantity: 1,
        selectedColor: WORD,
        selectedSize: WORD,
        selectedMemory: WORD,
        selectedProperties: { [properties[0].id]: properties[0].values[0].id },
      },
    ],
  };
  const { total } = await send(page, 'POST', '/api/orders', order);
  const orderData = {
    customerEmail: LONG_EMAIL,
    customerName: WORD,
    productId: product,
    productName: WORD,
    quantity: 1,
  };
  const intent = { amount: total, currency: 'usd', orderData, order };
  const { clientSecret, paymentIntentId } = await send(page, 'POST', '/api/create-payment-intent', intent);
  await confirmCard(page, paymentIntentId, clientSecret);
  return (await send(page, 'POST', '/api/orders', { ...order, paymentIntentId })).id;
}

async function join(page: Page): Promise<void> {
  const { clientSecret, paymentIntentId } = await send(page, 'POST', '/api/memberships/payment-intents', {
    plan: 'standard',
    amount: 799,
    member: {
      fullName: WORD,
      email: LONG_EMAIL,
      phone: ADDRESS.phone,
      address: WORD,
      city: WORD,
      state: WORD,
      postalCode: ADDRESS.zipCode,
    },
  });
  await confirmCard(page, paymentIntentId, clientSecret);
  await send(page, 'POST', '/api/memberships', { paymentIntentId });
}

async function send(page: Page, method: string, path: string, data?: object) {
  const response = await page.request.fetch(path, { method, headers: AS_STAFF, ...(data && { data }) });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return await response.json();
}
