import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addSavedAddress,
  changeSavedAddress,
  exportAccount,
  getAccount,
  listAccountOrders,
  listSavedAddresses,
  removeSavedAddress,
  signOut,
} from '#contract/calls/account.ts';
import { askForReminder } from '#contract/calls/cart-reminders.ts';
import { sendMessage } from '#contract/calls/messages.ts';
import { createOrder, trackOrder } from '#contract/calls/orders.ts';
import { createReview } from '#contract/calls/reviews.ts';
import { correctOrderAddress } from '#contract/calls/staff-orders.ts';
import { MAX_ADDRESSES } from '#domain/account/address-book.ts';
import { DAY } from '#domain/time-units.ts';
import { address, createOrderBody } from '../testing/buy.ts';
import { proveEmail, readCookies } from '../testing/prove-email.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
}, 60_000);
afterAll(() => shop.close());

const newEmail = () => `${randomUUID()}@example.com`;
const order = async (userEmail: string, headers = {}) =>
  (await shop.send(createOrder, { body: createOrderBody(lamp, { userEmail }) }, { headers })).body;
const listOrders = (headers: Record<string, string>, query = {}) =>
  shop.send(listAccountOrders, { query }, { headers });
const HOME = {
  name: 'Ada Lovelace',
  phone: '+44 20 7946 0000',
  address: '12 Analytical Way',
  city: 'London',
  state: 'Greater London',
  zip: 'W1A 1AA',
  country: 'United Kingdom',
};

describe('the orders of an account', () => {
  it('are those of the proven address, newest first, in pages', async () => {
    const email = newEmail();
    const placed = [await order(email), await order(email.toUpperCase()), await order(email)];
    await order(newEmail());
    const proven = await proveEmail(shop, email);
    const { body, headers } = await listOrders(proven, { limit: 2 });
    expect(body.map(({ id }) => id)).toEqual([placed[2]?.id, placed[1]?.id]);
    expect(body[0]).toMatchObject({ yours: true, shippingAddress: address });
    expect(headers.get('X-Total-Count')).toBe('3');
    expect((await listOrders(proven, { limit: 2, page: 2 })).body.map(({ id }) => id)).toEqual([
      placed[0]?.id,
    ]);
  });

  it('are nobody’s without the proof, though they typed the address at the checkout', async () => {
    const email = newEmail();
    const { id } = await order(email);
    // Somebody else buys with the address of another.
    const placed = await shop.send(createOrder, { body: createOrderBody(lamp, { userEmail: email }) });
    const buyer = readCookies(placed.headers);
    expect((await listOrders({})).status).toBe(403);
    expect((await listOrders(buyer)).status).toBe(403);
    expect((await shop.send(getAccount, {}, { headers: buyer })).body).toEqual({ memberships: [] });
    const tracked = await shop.send(trackOrder, { body: { email } }, { headers: buyer });
    expect(tracked.body).toMatchObject({ orders: [{ id: placed.body.id, yours: true }, { masked: true }] });
    expect(JSON.stringify(tracked.body)).not.toContain(id);
    const other = await proveEmail(shop, newEmail());
    expect((await listOrders(other)).body).toEqual([]);
  });

  it('show the address as staff corrected it', async () => {
    const email = newEmail();
    const { id } = await order(email);
    const shippingAddress = { ...address, fullName: 'Ada King' };
    await shop.send(
      correctOrderAddress,
      { params: { id }, body: { shippingAddress, from: address } },
      { headers: AS_STAFF },
    );
    const { body } = await listOrders(await proveEmail(shop, email));
    expect(body).toMatchObject([{ id, shippingAddress: { fullName: 'Ada King' } }]);
  });
});

describe('a browser', () => {
  it('is signed in to the address it has proven last, and out by forgetting all', async () => {
    const email = newEmail();
    const proven = await proveEmail(shop, email);
    expect((await shop.send(getAccount, {}, { headers: proven })).body).toMatchObject({ email });
    const { headers } = await shop.send(signOut, {}, { headers: proven });
    expect(headers.getSetCookie()).toHaveLength(5);
    // The next user of the computer sees none of the orders placed there.
    expect(headers.getSetCookie().join()).toContain('marigold_buyer=;');
    expect(headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
    const left = readCookies(headers);
    expect((await shop.send(getAccount, {}, { headers: left })).body).toEqual({ memberships: [] });
    expect((await listOrders(left)).status).toBe(403);
  });

  it('is not signed in by the name of an address without its proof', async () => {
    const [ada, bob] = [await proveEmail(shop, newEmail()), await proveEmail(shop, newEmail())];
    const part = (cookies: string, name: string) =>
      cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
    const mixed = `${part(ada.cookie, 'marigold_proof')}; ${part(bob.cookie, 'marigold_proven')}`;
    for (const cookie of [mixed, part(bob.cookie, 'marigold_proven'), 'marigold_proven=forged'])
      expect((await listOrders({ cookie })).status, cookie).toBe(403);
  });
});

describe('saved addresses', () => {
  const list = async (headers: Record<string, string>) =>
    (await shop.send(listSavedAddresses, {}, { headers })).body;

  it('are added, changed and removed, with one default', async () => {
    const headers = await proveEmail(shop, newEmail());
    const { body: home } = await shop.send(addSavedAddress, { body: HOME }, { headers });
    expect(home).toEqual({ ...HOME, id: expect.any(String), isDefault: true });
    const work = { ...HOME, companyName: 'Engines Ltd', isDefault: true };
    const { body: second } = await shop.send(addSavedAddress, { body: work }, { headers });
    expect(await list(headers)).toEqual([{ ...home, isDefault: false }, second]);
    const changed = await shop.send(
      changeSavedAddress,
      { params: { id: home.id }, body: { ...HOME, city: 'Leeds' } },
      { headers },
    );
    expect(changed.body).toMatchObject({ city: 'Leeds', isDefault: false });
    await shop.send(removeSavedAddress, { params: { id: second.id } }, { headers });
    expect(await list(headers)).toEqual([{ ...home, city: 'Leeds' }]);
  });

  it('are refused at the wrong field, and without a proof', async () => {
    const headers = await proveEmail(shop, newEmail());
    const wrong = await shop.send(addSavedAddress, { body: { ...HOME, zip: ' ' } }, { headers });
    expect(wrong).toMatchObject({ status: 400, failure: { fields: { zip: 'Postcode is required' } } });
    for (const cookie of [{}, { cookie: 'marigold_proof=x' }])
      expect((await shop.send(addSavedAddress, { body: HOME }, { headers: cookie })).status).toBe(403);
  });

  it('are nobody else’s', async () => {
    const [ada, bob] = [await proveEmail(shop, newEmail()), await proveEmail(shop, newEmail())];
    const { body: home } = await shop.send(addSavedAddress, { body: HOME }, { headers: ada });
    const params = { id: home.id };
    const taken = await shop.send(changeSavedAddress, { params, body: HOME }, { headers: bob });
    expect(taken.status).toBe(404);
    await shop.send(removeSavedAddress, { params }, { headers: bob });
    expect(await list(bob)).toEqual([]);
    expect(await list(ada)).toEqual([home]);
  });

  it('are saved once by a repeated request, and at most 20 by many at once', async () => {
    const headers = await proveEmail(shop, newEmail());
    const keyed = { ...headers, 'Idempotency-Key': randomUUID() };
    const twice = await Promise.all(
      [1, 2].map(() => shop.send(addSavedAddress, { body: HOME }, { headers: keyed })),
    );
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(await list(headers)).toHaveLength(1);
    const many = await Promise.all(
      Array.from({ length: MAX_ADDRESSES + 4 }, () =>
        shop.send(addSavedAddress, { body: HOME }, { headers }),
      ),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(MAX_ADDRESSES - 1);
    expect(many.find(({ status }) => status === 409)?.failure.message).toContain('20 addresses are saved');
    const all = await list(headers);
    expect(all).toHaveLength(MAX_ADDRESSES);
    expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe('an export', () => {
  it('has everything of the address and nothing of others', async () => {
    const email = newEmail();
    const other = newEmail();
    const { id } = await order(email);
    await order(other);
    const review = { userName: 'Ada', userEmail: email.toUpperCase(), rating: 5, comment: 'Warm.' };
    await shop.send(createReview, { params: { id: lamp.id }, body: review });
    const person = { firstName: 'Ada', lastName: 'L', email, phone: '1234567' };
    await shop.send(sendMessage, { body: { ...person, message: 'Hello' } });
    await setSettings(shop, { remindUnfinished: true });
    const lines = [{ productId: lamp.id, quantity: 3 }];
    await shop.send(askForReminder, { body: { email, allowed: true, lines } });
    const headers = await proveEmail(shop, email);
    await shop.send(addSavedAddress, { body: HOME }, { headers });
    const { body } = await shop.send(exportAccount, {}, { headers });
    expect(body).toMatchObject({
      email,
      orders: [{ id, userEmail: email }],
      addresses: [HOME],
      memberships: [],
      reviews: [{ comment: 'Warm.' }],
      messages: [{ ...person, message: 'Hello' }],
      cartReminder: { remindedAt: null, lines: [{ productId: lamp.id, quantity: 3 }] },
    });
    expect(JSON.stringify(body)).not.toContain(other);
  });

  it('needs the proof, while it is valid', async () => {
    expect((await shop.send(exportAccount, {})).status).toBe(403);
    const headers = await proveEmail(shop, newEmail());
    shop.later(DAY);
    expect((await shop.send(exportAccount, {}, { headers })).status).toBe(403);
  });
});
