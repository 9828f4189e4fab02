import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder, getOrder, trackOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { createReview } from '#contract/calls/reviews.ts';
import { deleteReview } from '#contract/calls/staff-reviews.ts';
import { reviews } from '#db/schema/index.ts';
import { buy, createOrderBody } from '../testing/buy.ts';
import { proveEmail, readCookies } from '../testing/prove-email.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let people = 0;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, kettle, lamp);
});
afterAll(() => shop.close());

/** Somebody who bought a lamp, and their browser. */
async function aBuyer() {
  people += 1;
  const userEmail = `buyer${people}@example.com`;
  const { order, started } = await buy(shop, lamp, { userEmail });
  return { orderId: order.id, userEmail, ...readCookies(started.headers) };
}

type By = { orderId?: string; userEmail?: string; productId?: string; cookie?: string };

function write({ orderId, userEmail = 'typed@example.com', productId = lamp.id, cookie = '' }: By) {
  const body = { userName: 'Ada', userEmail, rating: 5, comment: 'It shines.', orderId };
  const from = { address: `192.0.2.${people}`, headers: { cookie } };
  return shop.send(createReview, { params: { id: productId }, body }, from);
}

const reviewedIn = async (orderId: string, cookie: string) => {
  const { body } = await shop.send(getOrder, { params: { id: orderId } }, { headers: { cookie } });
  return body.products.map(({ reviewed }) => reviewed);
};

describe('the review of an order', () => {
  it('is verified in the browser that bought, which then sees that it is reviewed', async () => {
    const buyer = await aBuyer();
    expect(await reviewedIn(buyer.orderId, buyer.cookie)).toEqual([false]);
    const { status, body } = await write({ orderId: buyer.orderId, cookie: buyer.cookie });
    expect([status, body.verified]).toEqual([201, true]);
    expect(await reviewedIn(buyer.orderId, buyer.cookie)).toEqual([true]);
    expect(await reviewedIn(buyer.orderId, '')).toEqual([undefined]);
  });

  it('is verified in a browser that has proven the email address', async () => {
    const { orderId, userEmail } = await aBuyer();
    const { cookie } = await proveEmail(shop, userEmail);
    const { status, body } = await write({ orderId, cookie });
    expect([status, body.verified]).toEqual([201, true]);
    const tracked = await shop.send(trackOrder, { body: { email: userEmail } }, { headers: { cookie } });
    expect(tracked.body).toMatchObject({ yours: true, products: [{ reviewed: true }] });
  });

  it('is written once for an order and product, also with concurrent requests', async () => {
    const { orderId, cookie } = await aBuyer();
    const sent = await Promise.all(Array.from({ length: 6 }, () => write({ orderId, cookie })));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(sent.find(({ status }) => status === 409)?.failure.message).toBe(
      'You have reviewed this product already. Thank you!',
    );
  });

  it('is not written again after staff deleted it', async () => {
    const { orderId, cookie } = await aBuyer();
    const { body } = await write({ orderId, cookie });
    await shop.send(deleteReview, { params: { id: body._id } }, { headers: AS_STAFF });
    expect((await write({ orderId, cookie })).status).toBe(409);
  });

  it('has the email address of the order, not the typed one', async () => {
    const { orderId, cookie, userEmail } = await aBuyer();
    await write({ orderId, cookie, userEmail: 'eve@example.com' });
    const [row] = await shop.db.select().from(reviews).where(eq(reviews.orderId, orderId));
    expect(row?.userEmail).toBe(userEmail);
  });

  it('can be written unpaid after delivery, unverified', async () => {
    const placed = await shop.send(createOrder, {
      body: createOrderBody(lamp, { userEmail: 'late@example.com' }),
    });
    const { id } = placed.body;
    const { cookie } = readCookies(placed.headers);
    const early = await write({ orderId: id, cookie });
    expect([early.status, early.failure.message]).toEqual([
      409,
      'An order can be reviewed when it is paid or has arrived.',
    ]);
    await shop.send(
      updateOrderStatus,
      { params: { id }, body: { status: 'delivered' } },
      { headers: AS_STAFF },
    );
    const { status, body } = await write({ orderId: id, cookie });
    expect([status, body.verified]).toEqual([201, false]);
  });
});

describe('a stranger', () => {
  it('who knows the id of an order cannot review it', async () => {
    const { orderId } = await aBuyer();
    const { cookie } = await aBuyer();
    expect((await write({ orderId })).status).toBe(403);
    expect((await write({ orderId, cookie })).status).toBe(403);
  });

  it('cannot review another product, or by an invalid id', async () => {
    const { orderId, cookie } = await aBuyer();
    expect((await write({ orderId, cookie, productId: kettle.id })).status).toBe(404);
    expect((await write({ orderId: 'MG-0000-0000-0000-0000', cookie })).status).toBe(404);
    expect((await write({ orderId: 'nonsense', cookie })).status).toBe(404);
  });
});

describe('a review without an order', () => {
  it('is verified only for a proven email address that bought', async () => {
    const { userEmail } = await aBuyer();
    const { cookie } = await proveEmail(shop, userEmail);
    expect((await write({ userEmail, cookie })).body.verified).toBe(true);
    expect((await write({ userEmail, cookie, productId: kettle.id })).body.verified).toBe(false);
    expect((await write({ userEmail })).body.verified).toBe(false);
    const { cookie: others } = await proveEmail(shop, 'nobody@example.com');
    expect((await write({ userEmail, cookie: others })).body.verified).toBe(false);
  });
});
