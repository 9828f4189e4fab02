import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSavedAddress, eraseAccount, getAccount } from '#contract/calls/account.ts';
import { cancelOrder } from '#contract/calls/cancellations.ts';
import { addToCart } from '#contract/calls/cart.ts';
import { askForReminder } from '#contract/calls/cart-reminders.ts';
import { createDiscount } from '#contract/calls/discounts.ts';
import { createDraftOrder, linkDraftOrder } from '#contract/calls/draft-orders.ts';
import { fulfilOrder, updateFulfilment } from '#contract/calls/fulfilments.ts';
import { issueInvoice } from '#contract/calls/invoices.ts';
import { createMembership } from '#contract/calls/memberships.ts';
import { answerMessage, listMessages, sendMessage } from '#contract/calls/messages.ts';
import { createOrder, getOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { importPastRecords } from '#contract/calls/past-records.ts';
import { refundOrder } from '#contract/calls/refunds.ts';
import { requestReturn, updateReturn } from '#contract/calls/returns.ts';
import { createReview, listProductReviews } from '#contract/calls/reviews.ts';
import { addOrderNote, correctOrderAddress } from '#contract/calls/staff-orders.ts';
import { addStockAlert } from '#contract/calls/stock-alerts.ts';
import { addWishes } from '#contract/calls/wishes.ts';
import { applyEntries } from '../counters/apply-entries.ts';
import { digestCustomer } from '../discounts/find-discounter.ts';
import { buy, confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { findAnywhere } from '../testing/find-anywhere.ts';
import { payForMembership } from '../testing/join.ts';
import { proveEmail, readCookies } from '../testing/prove-email.ts';
import { readCounters, recountedCounters } from '../testing/read-counters.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const ring = {
  ...kettle,
  id: 'gold-ring-00000009',
  sku: 'GOL-9',
  name: 'Gold Ring',
  colors: [],
  sizes: [],
  properties: [
    {
      id: 'engraving',
      name: 'Engraving',
      text: { label: 'Engraved text', maxLength: 12 },
      values: [
        { id: 'none', value: 'None', price: 0, withoutText: true as const },
        { id: 'initials', value: 'Initials', price: 1_200 },
      ],
    },
  ],
};

const NAME = 'Quixotta Zephyrine';
const STREET = '17 Vexillology Row';
const CITY = 'Zorbleton';
const PHONE = '+1 555 018 7342';
const WORDS = 'glimmerfrond';
const ENGRAVED = 'Zorblatt';
const PARCEL = 'TRK77341XQ';
const place = { city: CITY, state: 'Ohio', country: 'United States' };
const address = { fullName: NAME, address: STREET, ...place, zipCode: '98231', phone: PHONE };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
  await addProducts(shop.db, lamp, ring);
  await setSettings(shop, { remindUnfinished: true });
}, 60_000);
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
const newEmail = () => `zq7.${randomUUID().slice(0, 8)}@example.com`;
const keyed = (headers: Record<string, string> = {}) => ({
  headers: { ...headers, 'Idempotency-Key': randomUUID() },
});
const erase = (headers: Record<string, string>) => shop.send(eraseAccount, {}, { headers });
const deliver = (id: string) =>
  shop.send(
    updateOrderStatus,
    { params: { id }, body: { status: 'delivered', description: `For ${NAME}` } },
    as,
  );

const join = async (email: string) => {
  const { paymentIntentId } = await payForMembership(shop, { email });
  await shop.send(createMembership, { body: { paymentIntentId } });
};

/** Buys an engraved ring, and everything that can happen to it does. */
async function buyRing(email: string, code: string, cookie: Record<string, string>) {
  const line = {
    productId: ring.id,
    quantity: 2,
    selectedProperties: { engraving: 'initials' },
    propertyTexts: { engraving: ENGRAVED },
  };
  const body = createOrderBody(ring, {
    userEmail: email.toUpperCase(),
    userPhone: PHONE,
    shippingAddress: address,
    billingAddress: { name: NAME, companyName: 'Zorblatt Ltd', address: STREET, ...place, zip: '98231' },
    products: [line],
    codes: [code],
  });
  const { body: order } = await shop.send(createOrder, { body }, keyed(cookie));
  const { id } = order;
  const params = { id };
  const moved = { ...address, address: `${STREET} B` };
  await shop.send(correctOrderAddress, { params, body: { shippingAddress: moved, from: address } }, as);
  await shop.send(addOrderNote, { params, body: { text: `${NAME} called` } }, as);
  const parcel = { lines: [{ position: 0, quantity: 2 }], trackingNumber: PARCEL };
  const { body: sent } = await shop.send(fulfilOrder, { params, body: parcel }, keyed(AS_STAFF));
  await shop.send(
    updateFulfilment,
    { params: { id: sent.id }, body: { carrier: 'Owl', trackingNumber: `${PARCEL}9` } },
    as,
  );
  await deliver(id);
  const asked = { lines: [{ position: 0, quantity: 1 }], note: WORDS };
  const { body: back } = await shop.send(requestReturn, { params, body: asked }, keyed(AS_STAFF));
  for (const body of [
    { status: 'approved' as const, answer: `Dear ${NAME}` },
    { status: 'received' as const, received: [{ position: 0, restocked: 0, writtenOff: 1 }] },
    { status: 'closed' as const },
  ])
    await shop.send(updateReturn, { params: { id: back.id }, body }, as);
  return id;
}

describe('erasing', () => {
  it('leaves nothing of a customer in any column of any table', async () => {
    const email = newEmail();
    await join(email);
    shop.later(400 * 86_400_000);
    const code = `ZQ${randomUUID().slice(0, 6)}`;
    const discount = { title: 'Ten', kind: 'percent' as const, value: 10, perCustomer: 5, combinesWith: [] };
    const scope = { of: 'all' as const, values: [] };
    await shop.send(createDiscount, { body: { ...discount, scope, code } }, as);
    const proven = await proveEmail(shop, email);
    const browser = proven.cookie;
    const ids = [await buyRing(email, code, { cookie: browser })];
    const paid = await buy(shop, lamp, { userEmail: email, shippingAddress: address, userPhone: PHONE });
    ids.push(paid.order.id);
    const part = { lines: [], adjustment: 3, reason: 'goodwill' as const, note: `${NAME} was kind` };
    await shop.send(refundOrder, { params: { id: paid.order.id }, body: part }, keyed(AS_STAFF));
    await deliver(paid.order.id);
    const { body: canceled } = await shop.send(createOrder, {
      body: createOrderBody(lamp, { userEmail: email, shippingAddress: address }),
    });
    const reason = { reason: `${NAME} changed her mind`, restock: false, notify: true };
    await shop.send(cancelOrder, { params: { id: canceled.id }, body: reason }, keyed(AS_STAFF));
    // A checkout that is never paid, and a draft that staff prepare.
    const begun = createOrderBody(lamp, { userEmail: email, shippingAddress: address });
    await start(shop, lamp, 68.99, { order: begun });
    const draft = { email, phone: PHONE, shippingAddress: address, note: NAME };
    const draftLine = { productId: lamp.id, quantity: 1 };
    const { body: drafted } = await shop.send(
      createDraftOrder,
      { body: { ...draft, lines: [draftLine], codes: [] } as never },
      keyed(AS_STAFF),
    );
    await shop.send(linkDraftOrder, { params: { id: drafted.id }, body: { notify: true } }, as);
    const [firstName = '', lastName = ''] = NAME.split(' ');
    const message = { firstName, lastName, email, phone: PHONE, message: `About ${WORDS}` };
    await shop.send(sendMessage, { body: message }, keyed());
    const { body: inbox } = await shop.send(listMessages, { query: { search: email } }, as);
    const answer = { text: `Hello ${NAME}` };
    await shop.send(answerMessage, { params: { id: inbox[0]?.id ?? '' }, body: answer }, as);
    const review = { userName: NAME, userEmail: email, rating: 5, title: WORDS, comment: `${WORDS}!` };
    await shop.send(createReview, { params: { id: lamp.id }, body: review }, keyed());
    const { fullName: name, zipCode: zip, ...rest } = address;
    await shop.send(addSavedAddress, { body: { ...rest, name, zip } }, keyed(proven));
    const { id: soldOut } = await addStockedLamp(shop.db, 0);
    await shop.send(addStockAlert, { body: { productId: soldOut, email } }, keyed());
    const wish = { productId: soldOut, seenPrice: 49.99, addedAt: new Date(0).toISOString() };
    await shop.send(addWishes, { body: { wishes: [wish] } }, { headers: proven });
    const engraved = {
      selectedProperties: { engraving: 'initials' },
      propertyTexts: { engraving: ENGRAVED },
    };
    const inCart = { productId: ring.id, quantity: 1, ...engraved };
    const added = await shop.send(addToCart, { body: inCart }, { headers: proven });
    await shop.send(askForReminder, { body: { email, allowed: true, lines: [inCart] } });

    for (const status of ['paid', 'refunded']) {
      const heads =
        'Name,Email,Financial Status,Total,Created at,Lineitem quantity,Lineitem name,Shipping Name';
      const csv = `${heads}\n#7,${email},${status},5.00,2024-03-02 10:15:00 -0500,1,Ring,${NAME}\n`;
      await shop.send(importPastRecords, { body: { csv, dryRun: false } }, as);
    }

    const searched = [email, 'Quixotta', 'Zephyrine', 'Vexillology', CITY, '98231', WORDS, ENGRAVED, PARCEL];
    searched.push('018 7342', '15550187342', '5550187342', digestCustomer(email));
    expect(await findAnywhere(shop.db, searched)).not.toEqual([]);
    expect((await findAnywhere(shop.db, ['zorblatt'])).join()).toContain('cart_lines');
    expect((await findAnywhere(shop.db, ['zorblatt'])).join()).toContain('cart_reminders');
    expect((await findAnywhere(shop.db, ['quixotta'])).join()).toContain('past_import_changes');

    const signedIn = { cookie: `${browser}; ${readCookies(added.headers).cookie}` };
    const { status, body, headers, failure } = await erase(signedIn);
    expect([status, failure?.message]).toEqual([200, undefined]);
    expect(body).toEqual({ erased: true, keptOrders: 3, keptInvoices: 0 });
    // Signed out, without a cart, the price of a member, and the orders that were placed there.
    expect(headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))).toHaveLength(7);
    await applyEntries(shop.db);
    expect(await findAnywhere(shop.db, searched)).toEqual([]);
    // Amounts and country, products and status stay.
    const { body: kept } = await shop.send(getOrder, { params: { id: paid.order.id } });
    expect(kept).toMatchObject({
      total: paid.order.total,
      status: 'delivered',
      shippingAddress: { country: 'United States', state: 'Ohio', fullName: '' },
    });
    expect(await readCounters(shop.db)).toEqual(await recountedCounters(shop.db));
    const { body: reviews } = await shop.send(listProductReviews, { params: { id: lamp.id }, query: {} });
    expect(reviews).toMatchObject({ total: 0, average: 0 });
    expect((await shop.send(getAccount, {}, { headers: readCookies(headers) })).body.email).toBeUndefined();
  }, 60_000);

  it('keeps issued invoices as they are, and nothing else', async () => {
    const email = newEmail();
    const { order } = await buy(shop, lamp, { userEmail: email, shippingAddress: address });
    await shop.send(issueInvoice, { params: { id: order.id } }, as);
    await deliver(order.id);
    const { body } = await erase(await proveEmail(shop, email));
    expect(body).toEqual({ erased: true, keptOrders: 1, keptInvoices: 1 });
    await applyEntries(shop.db);
    const searched = [email, 'Quixotta', 'Vexillology'];
    expect(await findAnywhere(shop.db, searched, { except: ['invoices.document'] })).toEqual([]);
    expect(await findAnywhere(shop.db, ['Quixotta'])).toHaveLength(1);
  });

  it('is nobody’s without the proof', async () => {
    expect((await erase({})).status).toBe(403);
    expect((await erase({ cookie: 'marigold_proof=x; marigold_proven=y' })).status).toBe(403);
  });

  it('waits for what is under way, with words', async () => {
    const email = newEmail();
    const { order } = await buy(shop, lamp, { userEmail: email });
    const proven = await proveEmail(shop, email);
    const refused = await erase(proven);
    expect([refused.status, refused.failure.message]).toEqual([
      409,
      `Your data is still needed. ${order.id} is not delivered yet: please try again after that, or cancel it.`,
    ]);
    expect((await shop.send(getOrder, { params: { id: order.id } })).body.userEmail).toBe(email);
    await deliver(order.id);
    const lines = [{ position: 0, quantity: 1 }];
    const { body: back } = await shop.send(requestReturn, { params: { id: order.id }, body: { lines } }, as);
    expect((await erase(proven)).failure.message).toContain(back.id);
    await shop.send(
      updateReturn,
      { params: { id: back.id }, body: { status: 'declined', answer: 'No' } },
      as,
    );
    await join(email);
    expect((await erase(proven)).failure.message).toContain('Your membership lasts until');
  });

  it('ends a payment that was begun, or finds its order, in either order', async () => {
    for (let round = 0; round < 6; round++) {
      const email = newEmail();
      const order = createOrderBody(lamp, { userEmail: email });
      const started = await start(shop, lamp, 68.99, { order });
      const proven = await proveEmail(shop, email);
      const { clientSecret, paymentIntentId } = started.body;
      const pay = async () => {
        const confirmed = await confirmCard(shop, clientSecret);
        if (!confirmed.ok) return null;
        return await shop.send(createOrder, { body: { ...order, paymentIntentId } });
      };
      const [placed, erased] = await Promise.all([pay(), erase(proven)]);
      // Money for an order that names its customer, or no money and no customer; never one without the other.
      if (placed?.status === 201) {
        expect([erased.status, erased.failure.message]).toEqual([
          409,
          expect.stringContaining(placed.body.id),
        ]);
        expect(placed.body.userEmail).toBe(email);
      } else {
        expect(erased.status).toBe(200);
        expect(await findAnywhere(shop.db, [email])).toEqual([]);
      }
    }
  }, 60_000);

  it('happens once when it is asked for many times', async () => {
    const email = newEmail();
    const { order } = await buy(shop, lamp, { userEmail: email });
    await deliver(order.id);
    const proven = await proveEmail(shop, email);
    const asked = await Promise.all([1, 2, 3, 4].map(() => erase(proven)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(asked.filter(({ body }) => body.keptOrders === 1)).toHaveLength(1);
    await applyEntries(shop.db);
    expect(await readCounters(shop.db)).toEqual(await recountedCounters(shop.db));
  });
});
