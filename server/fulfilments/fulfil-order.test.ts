import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/calls/cancellations.ts';
import { fulfilOrder, fulfilOrders, updateFulfilment } from '#contract/calls/fulfilments.ts';
import { trackOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { refundOrder } from '#contract/calls/refunds.ts';
import { getStaffOrder, listOrderRows } from '#contract/calls/staff-orders.ts';
import { mails, orderLines } from '#db/schema/index.ts';
import { readFacts } from '../mail/mail-facts.ts';
import { renderMail } from '../mail/render-mail.ts';
import { buyThreeLamps, shownOrder } from '../testing/buy-lamps.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { readStock } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
const send = (id: string, quantity?: number, body: object = {}, key?: string) =>
  shop.send(
    fulfilOrder,
    { params: { id }, body: { ...(quantity && { lines: [{ position: 0, quantity }] }), ...body } },
    { headers: { ...AS_STAFF, ...(key && { 'Idempotency-Key': key }) } },
  );
const change = (id: string, body: object) => shop.send(updateFulfilment, { params: { id }, body }, as);
const cancel = (id: string, quantity: number) =>
  shop.send(cancelOrder, { params: { id }, body: { lines: [{ position: 0, quantity }] } }, as);
const setStatus = (id: string, status: 'processing' | 'rejected' | 'on-the-road' | 'delivered' | 'on-hold') =>
  shop.send(updateOrderStatus, { params: { id }, body: { status } }, as);
const findLine = async (orderId: string) =>
  (await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)))[0];
const findMail = async (event: string) => {
  const [row] = await shop.db
    .select()
    .from(mails)
    .where(sql`event like ${`${event}%`}`);
  const facts = readFacts(row?.facts);
  return facts && renderMail(facts, 'https://shop.example');
};

describe('O3: staff who send parcels of an order', () => {
  it('set it on the road with the first and deliver it with the last', async () => {
    const { id, lamp } = await buyThreeLamps(shop);
    const first = await send(id, 1, { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      lines: [{ position: 0, quantity: 1 }],
      carrier: 'UPS',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    });
    const order = await shownOrder(shop, id);
    expect(order.status).toBe('on-the-road');
    expect(order.products[0]).toMatchObject({ fulfilledQuantity: 1 });
    expect(order.fulfilments).toEqual([first.body]);
    expect(order.activities.at(-1)).toMatchObject({
      status: 'on-the-road',
      description: `Sent with UPS: 1 × ${lamp.name}.`,
    });

    const second = await send(id);
    expect(second.body.lines).toEqual([{ position: 0, quantity: 2 }]);
    await change(first.body.id, { delivered: true });
    expect((await shownOrder(shop, id)).status).toBe('on-the-road');
    await change(second.body.id, { delivered: true });
    expect(await shownOrder(shop, id)).toMatchObject({ status: 'delivered' });
    expect((await selectAuditEntries(shop.db, id)).map(({ action }) => action)).toEqual([
      'order.fulfil',
      'order.fulfil',
      'order.deliver',
      'order.deliver',
    ]);
    const { body: seen } = await shop.send(getStaffOrder, { params: { id } }, as);
    expect(seen.pieces).toMatchObject([{ fulfilled: 3, canceled: 0 }]);
    expect(seen.timeline.at(-1)).toMatchObject({ title: 'Delivered' });
    expect(seen.timeline.at(-1)?.by).toBeDefined();
  });

  it('mail what is in the parcel, where it is tracked and what comes later, unless they do not want to', async () => {
    const { id, lamp } = await buyThreeLamps(shop);
    const { body: parcel } = await send(id, 1, { carrier: 'dhl', trackingNumber: '1234567890' });
    const mail = await findMail(`fulfilment:${parcel.id}`);
    expect(mail?.subject).toBe(`A parcel is on its way to you (${id})`);
    for (const text of [lamp.name, 'DHL', '1234567890', 'tracking-id=1234567890', '2 more pieces come'])
      expect(mail?.text).toContain(text);
    const { body: quiet } = await send(id, 2, { notify: false });
    expect(await findMail(`fulfilment:${quiet.id}`)).toBeNull();
  });

  it('correct the number later, and remove it; what is not given stays', async () => {
    const { id } = await buyThreeLamps(shop);
    const { body: parcel } = await send(id);
    const numbered = await change(parcel.id, { carrier: 'gls', trackingNumber: '12345678901' });
    expect(numbered.body).toMatchObject({ carrier: 'GLS', trackingNumber: '12345678901' });
    expect((await findMail(`fulfilment:${parcel.id}:tracking`))?.text).toContain('gls-group.com');
    const without = await change(parcel.id, { trackingNumber: '', notify: false });
    expect(without.body).toMatchObject({ carrier: 'GLS' });
    expect(without.body.trackingNumber).toBeUndefined();
    expect((await change(parcel.id, { trackingUrl: 'javascript:alert(1)' })).status).toBe(400);
  });

  it('send once with the same request', async () => {
    const { id } = await buyThreeLamps(shop);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(id, 1, {}, `send-${id}`)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await findLine(id)).toMatchObject({ fulfilled: 1 });
  });

  it.each([
    [{ lines: [{ position: 0, quantity: 4 }] }, 'lines.0.quantity', 'Only 3 of line 1 can still be sent.'],
    [{ lines: [{ position: 4, quantity: 1 }] }, 'lines.0.position', 'The order has no line 5.'],
    [{ lines: [] }, 'lines', 'Choose what is sent.'],
    [{ trackingUrl: 'ups.com' }, 'trackingUrl', 'Give an address that begins with https://'],
  ])('say at the field what is wrong: %o', async (body, field, message) => {
    const { id } = await buyThreeLamps(shop);
    expect((await send(id, undefined, body)).failure.fields).toEqual({ [field]: message });
    expect((await shownOrder(shop, id)).status).toBe('placed');
  });

  it('send nothing of an order that is rejected, on hold or sent already', async () => {
    const { id } = await buyThreeLamps(shop);
    for (const status of ['on-hold', 'rejected', 'on-the-road'] as const) {
      await setStatus(id, status);
      expect((await send(id)).status).toBe(409);
    }
  });

  it('may still set any status by the call of the specification, which counts all or nothing as sent', async () => {
    const { id } = await buyThreeLamps(shop);
    await setStatus(id, 'on-the-road');
    expect(await findLine(id)).toMatchObject({ fulfilled: 3 });
    await setStatus(id, 'processing');
    expect(await findLine(id)).toMatchObject({ fulfilled: 0 });
    const { body: parcel } = await send(id, 1);
    await setStatus(id, 'processing');
    expect(await findLine(id)).toMatchObject({ fulfilled: 1 });
    await setStatus(id, 'delivered');
    expect(await findLine(id)).toMatchObject({ fulfilled: 3 });
    expect((await shownOrder(shop, id)).fulfilments?.[0]).toMatchObject({
      id: parcel.id,
      deliveredAt: expect.any(String),
    });
  });
});

describe('O3: an order that was sent in part', () => {
  it('can lose what was not sent, is not canceled whole, and is delivered with what was sent', async () => {
    const { id, lamp } = await buyThreeLamps(shop);
    const { body: parcel } = await send(id, 2);
    await change(parcel.id, { delivered: true });
    expect((await shop.send(cancelOrder, { params: { id }, body: {} }, as)).status).toBe(409);
    expect((await cancel(id, 2)).failure.fields).toEqual({
      'lines.0.quantity': 'Only 1 of line 1 can still be canceled.',
    });
    const canceled = await cancel(id, 1);
    expect([canceled.status, canceled.body.status]).toEqual([201, 'delivered']);
    expect(await findLine(id)).toMatchObject({ fulfilled: 2, canceled: 1, restocked: 1, refunded: 1 });
    expect(await readStock(shop.db, lamp)).toBe(3);
  });

  it('gives back only what was not sent when it is rejected', async () => {
    const { id, lamp } = await buyThreeLamps(shop);
    await send(id, 2);
    await setStatus(id, 'rejected');
    expect(await findLine(id)).toMatchObject({ fulfilled: 2, canceled: 1, returned: 0, restocked: 1 });
    expect(await readStock(shop.db, lamp)).toBe(3);
  });

  it('counts what is refunded and restocked of it as canceled first, then as returned', async () => {
    const { id } = await buyThreeLamps(shop);
    await send(id, 2);
    const lines = [{ position: 0, quantity: 2, restock: true }];
    expect((await shop.send(refundOrder, { params: { id }, body: { lines } }, as)).status).toBe(201);
    expect(await findLine(id)).toMatchObject({ fulfilled: 2, canceled: 1, returned: 1, restocked: 2 });
  });
});

describe('O1 and O3: races', () => {
  it('never send more pieces than there are', async () => {
    const { id } = await buyThreeLamps(shop);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(id, 1)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await shownOrder(shop, id)).fulfilments).toHaveLength(3);
    expect(await findLine(id)).toMatchObject({ fulfilled: 3 });
  });

  it('send or cancel each piece, never both', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await buyThreeLamps(shop);
      await Promise.all([send(id, 2), cancel(id, 2), send(id, 1), cancel(id, 1)]);
      const line = await findLine(id);
      expect((line?.fulfilled ?? 0) + (line?.canceled ?? 0)).toBeLessThanOrEqual(3);
      const parcels = (await shownOrder(shop, id)).fulfilments ?? [];
      const sent = parcels.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
      expect(sent).toBe(line?.fulfilled);
    }
  });

  it('send an order or cancel it as a whole', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await buyThreeLamps(shop);
      const [sent, canceled] = await Promise.all([
        send(id),
        shop.send(cancelOrder, { params: { id }, body: {} }, as),
      ]);
      expect([sent.status, canceled.status].sort()).toEqual([201, 409]);
    }
  });

  it('deliver an order once', async () => {
    const { id } = await buyThreeLamps(shop);
    const { body: parcel } = await send(id);
    await Promise.all(Array.from({ length: 6 }, () => change(parcel.id, { delivered: true })));
    const delivered = (await shownOrder(shop, id)).activities.filter(({ status }) => status === 'delivered');
    expect(delivered).toHaveLength(1);
  });
});

describe('O3: several orders at once', () => {
  it('are sent whole, each by itself, and those that cannot be say why', async () => {
    const orders = await Promise.all([buyThreeLamps(shop), buyThreeLamps(shop), buyThreeLamps(shop)]);
    const [one, held, other] = orders.map(({ id }) => id);
    await setStatus(held ?? '', 'on-hold');
    const sent = await shop.send(
      fulfilOrders,
      { body: { carrier: 'usps', orders: [one, held, other, 'MG-0'].map((id) => ({ id: id ?? '' })) } },
      as,
    );
    expect(sent.body).toEqual({
      succeeded: [one, other],
      failed: [
        { id: held, message: 'This order is on hold. Set another status before it is sent.' },
        { id: 'MG-0', message: 'Order not found' },
      ],
    });
    expect(await shownOrder(shop, one ?? '')).toMatchObject({
      status: 'on-the-road',
      fulfilments: [{ carrier: 'USPS', lines: [{ position: 0, quantity: 3 }] }],
    });
  });
});

it('O3: who only knows the email address sees the parcels without their numbers', async () => {
  const { id } = await buyThreeLamps(shop);
  await send(id, 3, { carrier: 'ups', trackingNumber: '1Z999AA10123456784' });
  const { body } = await shop.send(
    trackOrder,
    { body: { email: 'ada@example.com' } },
    { headers: { Cookie: '' }, address: '198.51.100.7' },
  );
  expect(JSON.stringify(body)).not.toContain('1Z999');
});

it('O3: an order is to be sent while it is packed, or sent in part', async () => {
  const { id } = await buyThreeLamps(shop);
  const isListed = async () => {
    const query = { need: 'to-send' as const, search: id };
    return (await shop.send(listOrderRows, { query }, as)).body.length === 1;
  };
  expect(await isListed()).toBe(false);
  await shop.send(updateOrderStatus, { params: { id }, body: { status: 'packaging' } }, as);
  expect(await isListed()).toBe(true);
  await send(id, 2);
  expect(await isListed()).toBe(true);
  await send(id);
  expect(await isListed()).toBe(false);
});
