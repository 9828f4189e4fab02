import { expect } from 'vitest';
import { ADDRESS, orderTotal } from '#server/testing/purchase.ts';
import type { World } from '../support/world.ts';
import { post, proveEmail, SHOPPER } from './callers.ts';

/** In every text of somebody else; no request of the fuzzer contains it. */
export const MARKER = 'zqforeign';

const FOREIGN = {
  email: `${MARKER}@example.com`,
  phone: '+44 20 7946 1234',
  address: {
    ...ADDRESS,
    fullName: `${MARKER} Name`,
    address: `1 ${MARKER} Street`,
    city: `${MARKER} City`,
    phone: '+44 20 7946 1234',
  },
};

/** Texts that mean something to the shop. */
export type PlantedData = {
  /** Those that a stranger may know. */
  known: string[];
  /** Ids of foreign orders and memberships: who knows one may see what it names. */
  secret: string[];
};

/** Fills the shop with what belongs to a customer whom nobody of the callers is, and to the shopper. */
export async function plantData(world: World): Promise<PlantedData> {
  const shop = world.server.address;
  const product = await world.addProduct(100_000);
  const placed = await placeOrder(world, product, FOREIGN.email, FOREIGN.address);
  const bought = world.createBuyer({ product, email: FOREIGN.email });
  const joined = world.createBuyer({ product: { plan: 'standard', price: 799 }, email: FOREIGN.email });
  for (const buyer of [bought, joined]) world.note(await buyer.finish());
  const own = await placeOrder(world, product, SHOPPER, ADDRESS);
  await writeTexts(shop, product.id);
  const secret = [placed, bought.orderId, joined.orderId].filter((id) => id !== null);
  return {
    known: [
      'x',
      '0',
      own,
      own.slice(-4),
      SHOPPER,
      'ada@example.com',
      FOREIGN.phone,
      ...(await listPublicIds(world)),
    ],
    secret,
  };
}

/** An address, a message and a review of the foreign customer. */
async function writeTexts(shop: string, productId: string): Promise<void> {
  const saved = { ...FOREIGN.address, name: FOREIGN.address.fullName, zip: ADDRESS.zipCode };
  await made(post(`${shop}/api/account/addresses`, saved, await proveEmail(shop, FOREIGN.email)));
  await made(
    post(`${shop}/api/contact`, {
      firstName: MARKER,
      lastName: MARKER,
      email: FOREIGN.email,
      phone: FOREIGN.phone,
      message: `Hello from ${MARKER}`,
    }),
  );
  await made(
    post(`${shop}/api/products/${productId}/reviews`, {
      userName: 'Ada',
      userEmail: FOREIGN.email,
      rating: 5,
      comment: 'Warm.',
    }),
  );
}

async function placeOrder(world: World, product: { id: string }, email: string, address: object) {
  const body = await made(
    post(`${world.server.address}/api/orders`, {
      userEmail: email,
      userPhone: FOREIGN.phone,
      paymentMethod: 'Cash On Delivery',
      shippingAddress: address,
      products: [{ productId: product.id, quantity: 1, price: 49.99 }],
      total: orderTotal(4_999),
    }),
  );
  const id = String(body.id);
  const note = await world.askAsStaff('POST', `/orders/${id}/notes`, { text: `A note on ${MARKER}` });
  expect(note.status, JSON.stringify(note.body)).toBeLessThan(300);
  return id;
}

/** Ids that are no secrets: to know them opens nothing. */
async function listPublicIds({ query }: World): Promise<string[]> {
  const tables = {
    messages: 'id',
    reviews: 'id',
    products: 'id',
    product_variants: 'id',
    collections: 'slug',
    discounts: 'code',
    staff_members: 'id',
    mails: 'event',
  };
  const found = await Promise.all(
    Object.entries(tables).map(([table, column]) =>
      query<{ id: string }>(
        `select "${column}"::text as id from ${table} where "${column}" is not null limit 5`,
      ),
    ),
  );
  return found.flat().map(({ id }) => id);
}

async function made(sent: Promise<Response>): Promise<Record<string, unknown>> {
  const answer = await sent;
  const text = await answer.text();
  expect(answer.status, text).toBeLessThan(300);
  return JSON.parse(text);
}
