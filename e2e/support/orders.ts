import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { confirmCard } from './confirm-card.ts';
import { type Product, readDemoProducts } from './demo-products.ts';
import { AS_STAFF } from './staff.ts';

export type PlacedOrder = { id: string; email: string; total: number; paymentIntentId: string | null };

/** Delivery address of test orders. */
export const ADDRESS = {
  fullName: 'Ada Lovelace',
  address: '12 Analytical Way',
  city: 'London',
  state: 'Greater London',
  zipCode: 'W1A 1AA',
  country: 'United Kingdom',
  phone: '+44 20 7946 0000',
};

type Wanted = {
  email?: string;
  phone?: string;
  lines?: number;
  quantity?: number;
  /** Products without options, and how many of each; instead of some of the catalogue. */
  products?: readonly (readonly [product: { _id: string }, quantity: number])[];
  /** The number of a test card; a valid one unless given. */
  card?: string;
};

/** Runs `work` in another browser context and closes it. */
export async function inOtherBrowser<Result>(
  page: Page,
  work: (other: Page) => Promise<Result>,
): Promise<Result> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  try {
    return await work(await other.newPage());
  } finally {
    await other.close();
  }
}

/** The unpaid orders of this worker that are open. */
const unpaid: string[] = [];

/** Notes an unpaid order for `endUnpaidOrders`. */
export function noteUnpaidOrder(id: string): void {
  unpaid.push(id);
}

/** Rejects the noted orders: a shop has at most 200 unpaid ones, whatever tests placed them. */
export async function endUnpaidOrders({ request }: Page): Promise<void> {
  for (const id of unpaid.splice(0)) {
    const url = `/api/orders/${id}/status`;
    const response = await request.put(url, { headers: AS_STAFF, data: { status: 'rejected' } });
    // A test may have paid, rejected or deleted it.
    expect([200, 404, 409]).toContain(response.status());
  }
}

/** An unpaid order of a unique customer. */
export async function placeOrder(page: Page, options: Wanted = {}): Promise<PlacedOrder> {
  const body = await orderBody(page, options);
  const response = await page.request.post('/api/orders', { data: body });
  expect(response.status()).toBe(201);
  const { id, total } = await response.json();
  noteUnpaidOrder(id);
  return { id, email: body.userEmail, total, paymentIntentId: null };
}

/** An order paid by card through the API. */
export async function placePaidOrder(page: Page, options: Wanted = {}): Promise<PlacedOrder> {
  const order = await orderBody(page, options);
  const total = await quoteTotal(page, order);
  const started = await page.request.post('/api/create-payment-intent', {
    data: {
      amount: total,
      currency: 'usd',
      orderData: {
        customerEmail: order.userEmail,
        customerName: ADDRESS.fullName,
        productId: order.products[0]?.productId,
        productName: 'A product',
        quantity: 1,
      },
      order,
    },
  });
  expect(started.status()).toBe(200);
  const { clientSecret, paymentIntentId } = await started.json();
  await confirmCard(page, paymentIntentId, clientSecret, options.card);
  const placed = await page.request.post('/api/orders', { data: { ...order, paymentIntentId } });
  expect(placed.status()).toBe(201);
  return { id: (await placed.json()).id, email: order.userEmail, total, paymentIntentId };
}

/** The total that the server computes for an order. */
async function quoteTotal(page: Page, order: Awaited<ReturnType<typeof orderBody>>): Promise<number> {
  const response = await page.request.post('/api/quote', {
    data: { lines: order.products, address: order.shippingAddress, email: order.userEmail },
  });
  expect(response.status()).toBe(200);
  return (await response.json()).total;
}

async function orderBody(page: Page, { email, phone, lines = 1, quantity = 1, products: given }: Wanted) {
  const available = (await readDemoProducts(page))
    .filter((product) => product.availability && product.properties.length === 0)
    .toSorted((one, other) => one.price - other.price);
  const chosen = Array.from({ length: lines }, (_, index) => available[index % available.length]);
  return {
    userEmail: email ?? `${randomUUID()}@example.com`,
    userPhone: phone ?? ADDRESS.phone,
    paymentMethod: 'Credit Card',
    shippingAddress: { ...ADDRESS, phone: phone ?? ADDRESS.phone },
    products: given
      ? given.map(([{ _id: productId }, quantity]) => ({ productId, quantity }))
      : chosen.map((product) => ({ ...toLine(product), quantity })),
  };
}

function toLine(product: Product | undefined) {
  if (!product) throw new Error('the demo catalogue has no product without properties');
  return {
    productId: product._id,
    selectedColor: product.colors[0]?.name,
    selectedSize: product.sizes[0],
    selectedMemory: product.memory[0],
  };
}
