import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/calls/cancellations.ts';
import { fulfilOrder, takeBackParcel, updateFulfilment } from '#contract/calls/fulfilments.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { refundOrder } from '#contract/calls/refunds.ts';
import { requestReturn } from '#contract/calls/returns.ts';
import { getStaffOrder, listOrderRows } from '#contract/calls/staff-orders.ts';
import { orderLines } from '#db/schema/index.ts';
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
const send = (id: string, quantity: number) =>
  shop.send(fulfilOrder, { params: { id }, body: { lines: [{ position: 0, quantity }] } }, as);
const takeBack = (id: string) => shop.send(takeBackParcel, { params: { id } }, as);
const askBack = (id: string, quantity: number) =>
  shop.send(requestReturn, { params: { id }, body: { lines: [{ position: 0, quantity }] } }, as);
const findLine = async (orderId: string) =>
  (await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)))[0];

describe('O3: a parcel that was recorded by mistake', () => {
  it('is taken back: its pieces are to be sent again, and the status follows', async () => {
    const { id, lamp } = await buyThreeLamps(shop);
    const stock = await readStock(shop.db, lamp);
    await shop.send(updateOrderStatus, { params: { id }, body: { status: 'packaging' } }, as);
    const [one, other] = [(await send(id, 1)).body.id, (await send(id, 2)).body.id];
    expect((await takeBack(one)).body).toEqual({ id: one, takenBack: true });
    expect(await findLine(id)).toMatchObject({ fulfilled: 2, canceled: 0, returned: 0 });
    expect(await shownOrder(shop, id)).toMatchObject({ status: 'on-the-road', fulfilments: [{ id: other }] });
    await takeBack(other);
    const order = await shownOrder(shop, id);
    expect([order.status, order.fulfilments]).toEqual(['packaging', undefined]);
    expect(order.activities.at(-1)?.description).toBe(`Parcel taken back: 2 × ${lamp.name}.`);
    expect(await readStock(shop.db, lamp)).toBe(stock);
    const query = { need: 'to-send' as const, search: id };
    expect((await shop.send(listOrderRows, { query }, as)).body).toHaveLength(1);
    expect((await selectAuditEntries(shop.db, id)).map(({ action }) => action).slice(-2)).toEqual([
      'order.take_back',
      'order.take_back',
    ]);
    const { body: seen } = await shop.send(getStaffOrder, { params: { id } }, as);
    expect(seen.timeline.at(-1)?.by).toBeDefined();
    expect((await send(id, 3)).status).toBe(201);
  });

  it('is not taken back once it is delivered, gone or partly back', async () => {
    const { id } = await buyThreeLamps(shop);
    const parcel = (await send(id, 3)).body.id;
    expect((await askBack(id, 1)).status).toBe(201);
    expect((await takeBack(parcel)).failure.message).toMatch(/ of this parcel came back, or is asked to\./);
    await shop.send(updateFulfilment, { params: { id: parcel }, body: { delivered: true } }, as);
    expect((await takeBack(parcel)).status).toBe(409);
    const other = await buyThreeLamps(shop);
    const gone = (await send(other.id, 3)).body.id;
    await shop.send(updateFulfilment, { params: { id: gone }, body: { delivered: true } }, as);
    expect((await takeBack(gone)).failure.message).toBe(
      'This parcel is delivered. Record what comes back as a return.',
    );
    expect((await takeBack('FF-AAAA-AAAA-AAAA-AAAA')).status).toBe(404);
    expect(await findLine(other.id)).toMatchObject({ fulfilled: 3 });
  });
});

describe('O1 and O3: races', () => {
  it('take a parcel back once', async () => {
    const { id } = await buyThreeLamps(shop);
    const parcel = (await send(id, 2)).body.id;
    const answers = await Promise.all(Array.from({ length: 8 }, () => takeBack(parcel)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await findLine(id)).toMatchObject({ fulfilled: 0 });
  });

  it('take a parcel back, deliver it, return, refund or cancel its pieces: counters agree', async () => {
    for (let round = 0; round < 6; round++) {
      const { id } = await buyThreeLamps(shop);
      const parcel = (await send(id, 2)).body.id;
      const refund = { lines: [{ position: 0, quantity: 2, restock: true }] };
      const work = [
        () => takeBack(parcel),
        () => askBack(id, 1),
        () => shop.send(refundOrder, { params: { id }, body: refund }, as),
        () => shop.send(updateFulfilment, { params: { id: parcel }, body: { delivered: true } }, as),
        () => shop.send(cancelOrder, { params: { id }, body: { lines: [{ position: 0, quantity: 1 }] } }, as),
        () => send(id, 1),
      ];
      const turned = [...work.slice(round), ...work.slice(0, round)];
      const answers = await Promise.all(turned.map((one) => one()));
      expect(answers.every(({ status }) => status < 500)).toBe(true);
      const line = await findLine(id);
      if (!line) throw new Error('no line');
      const parcels = (await shownOrder(shop, id)).fulfilments ?? [];
      const sent = parcels.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
      expect(sent).toBe(line.fulfilled);
      expect(line.fulfilled + line.canceled).toBeLessThanOrEqual(3);
      expect(line.returned).toBeLessThanOrEqual(line.fulfilled);
      expect(line.restocked + line.writtenOff).toBeLessThanOrEqual(line.canceled + line.returned);
    }
  });
});
