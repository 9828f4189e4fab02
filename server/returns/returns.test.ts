import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fulfilOrder } from '#contract/calls/fulfilments.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { refundOrder } from '#contract/calls/refunds.ts';
import {
  cancelReturn,
  exportReturns,
  getReturn,
  listReturns,
  requestReturn,
  updateReturn,
} from '#contract/calls/returns.ts';
import { getStaffOrder } from '#contract/calls/staff-orders.ts';
import { mails, orderLines, orders } from '#db/schema/index.ts';
import { readFacts } from '../mail/mail-facts.ts';
import { renderMail } from '../mail/render-mail.ts';
import { buyThreeLamps, shownOrder } from '../testing/buy-lamps.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { setSettings } from '../testing/set-settings.ts';
import { readStock } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };

/** Three lamps that were bought and delivered. */
async function deliverThreeLamps() {
  const bought = await buyThreeLamps(shop);
  await shop.send(fulfilOrder, { params: { id: bought.id }, body: {} }, as);
  await shop.send(updateOrderStatus, { params: { id: bought.id }, body: { status: 'delivered' } }, as);
  return bought;
}
const ask = (id: string, quantity?: number, body: object = {}, headers: Record<string, string> = AS_STAFF) =>
  shop.send(
    requestReturn,
    {
      params: { id },
      body: {
        ...(quantity && { lines: [{ position: 0, quantity, reason: 'does_not_fit' as const }] }),
        ...body,
      },
    },
    { headers },
  );
const move = (
  id: string,
  status: 'approved' | 'received' | 'closed' | 'declined' | 'canceled',
  body: object = {},
) => shop.send(updateReturn, { params: { id }, body: { status, ...body } }, as);
const receive = (id: string, restocked: number, writtenOff = 0) =>
  move(id, 'received', { received: [{ position: 0, restocked, writtenOff }] });
const findLine = async (orderId: string) =>
  (await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)))[0];
const findMail = async (event: string) => {
  const [row] = await shop.db.select().from(mails).where(eq(mails.event, event));
  const facts = readFacts(row?.facts);
  return facts && renderMail(facts, 'https://shop.example');
};

describe('O4: a return', () => {
  it('is requested, approved, received and closed; its goods are apart from its money', async () => {
    const { id, lamp } = await deliverThreeLamps();
    const { status, body: asked } = await ask(id, 2, { note: 'Too large' });
    expect([status, asked.status, asked.lines]).toEqual([
      201,
      'requested',
      [{ position: 0, quantity: 2, reason: 'does_not_fit', restocked: 0, writtenOff: 0 }],
    ]);
    expect((await shownOrder(shop, id)).returns).toEqual([asked]);

    await move(asked.id, 'approved', { answer: 'Send it to Old Mill Lane 3.' });
    const approval = await findMail(`return:${asked.id}:approved`);
    for (const text of ['Old Mill Lane 3', lamp.name]) expect(approval?.text).toContain(text);
    expect(approval?.text).not.toContain('label');

    const received = await receive(asked.id, 1, 1);
    expect(received.body).toMatchObject({ status: 'received', lines: [{ restocked: 1, writtenOff: 1 }] });
    expect(await findLine(id)).toMatchObject({ fulfilled: 3, returned: 2, restocked: 1, writtenOff: 1 });
    expect(await readStock(shop.db, lamp)).toBe(3);
    expect((await shownOrder(shop, id)).refunded).toBeUndefined();

    const refund = { lines: [{ position: 0, quantity: 2 }], reason: 'returned' as const };
    expect((await shop.send(refundOrder, { params: { id }, body: refund }, as)).status).toBe(201);
    expect((await move(asked.id, 'closed')).body.status).toBe('closed');
    const { body: seen } = await shop.send(getStaffOrder, { params: { id } }, as);
    const titles = seen.timeline.map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('Return'))).toEqual([
      'Return requested',
      'Return received',
    ]);
    expect(await findLine(id)).toMatchObject({ refunded: 2, returned: 2, restocked: 1 });
    expect(
      (await selectAuditEntries(shop.db, id)).filter(({ action }) => action === 'order.return'),
    ).toHaveLength(4);
  });

  it('is exported with a row for each line, beside the parcels of its order', async () => {
    const { id, lamp } = await buyThreeLamps(shop);
    const parcel = { carrier: 'ups', trackingNumber: '1Z999AA10123456784' };
    await shop.send(fulfilOrder, { params: { id }, body: parcel }, as);
    const { body: asked } = await ask(id, 2, { note: '=1+1' });
    const response = await shop.fetch(`/api${exportReturns.path}?search=${id}`, as);
    expect(response.headers.get('Content-Disposition')).toMatch(/filename="returns-\d{4}-\d\d-\d\d\.csv"/);
    const [, row, ...more] = (await response.text()).trim().split('\n');
    expect(more).toEqual([]);
    expect(row).toMatch(
      new RegExp(`^${asked.id},${id},.*,Requested,,.*,1,.*,${lamp.name},,2,It does not fit,0,0,'=1\\+1,`),
    );
    expect((await shop.fetch(`/api${exportReturns.path}`)).status).toBe(401);
    const orders = await (await shop.fetch(`/api/orders/export?search=${id}`, as)).text();
    expect(orders.split('\n')[0]).toMatch(/,Carrier,Tracking number,Shipped\r?$/);
    expect(orders).toMatch(/,UPS,1Z999AA10123456784,\d{4}-/);
  });

  it('needs a reason, and only what was sent and is not awaited already', async () => {
    const { id } = await deliverThreeLamps();
    await shop.db.update(orders).set({ buyerDigest: null }).where(eq(orders.id, id));
    const stranger = await ask(id, 1, {}, { Cookie: '' });
    expect(stranger.status).toBe(403);
    expect((await ask(id, 4)).failure.fields).toEqual({
      'lines.0.quantity': 'Only 3 of line 1 can be returned.',
    });
    await ask(id, 3);
    expect((await ask(id, 1)).failure.message).toBe('Nothing of this order is left to return.');
    const { id: unsent } = await buyThreeLamps(shop);
    expect((await ask(unsent, 1)).failure.message).toBe('Nothing of this order was sent yet.');
  });

  it('goes only from a state to its next ones, and moving it twice changes nothing', async () => {
    const { id } = await deliverThreeLamps();
    const { body: declined } = await ask(id, 1);
    expect((await move(declined.id, 'closed')).status).toBe(409);
    expect((await move(declined.id, 'declined', { answer: 'Worn.' })).status).toBe(200);
    expect((await move(declined.id, 'declined')).status).toBe(200);
    expect((await move(declined.id, 'approved')).status).toBe(409);
    // Its pieces can be asked for again.
    expect((await ask(id, 3)).status).toBe(201);
  });

  it('is refused at the field where more is received than was asked for', async () => {
    const { id } = await deliverThreeLamps();
    const { body: asked } = await ask(id, 2);
    expect((await receive(asked.id, 2, 1)).failure.fields).toEqual({
      'received.0.restocked': 'The return has 2 of line 1.',
    });
    expect((await move(asked.id, 'received')).failure.fields).toEqual({ received: 'Say what was received.' });
    expect((await receive(asked.id, 1)).status).toBe(200);
    expect(await findLine(id)).toMatchObject({ returned: 1, restocked: 1 });
  });

  it('never puts back into stock what was written off, though its order is rejected', async () => {
    const { id, lamp } = await deliverThreeLamps();
    const { body: asked } = await ask(id, 3);
    await receive(asked.id, 1, 2);
    const rejected = { status: 'rejected' as const, restock: true };
    await shop.send(updateOrderStatus, { params: { id }, body: rejected }, as);
    expect(await findLine(id)).toMatchObject({ returned: 3, restocked: 1, writtenOff: 2 });
    expect(await readStock(shop.db, lamp)).toBe(3);
  });

  it('is in the list that staff look at until it is decided, and again until it is closed', async () => {
    const { id, lamp } = await deliverThreeLamps();
    const { body: asked } = await ask(id, 1);
    const toLook = async () => {
      const query = { need: 'look' as const, search: id };
      return (await shop.send(listReturns, { query }, as)).body.map(({ id: found }) => found);
    };
    expect(await toLook()).toEqual([asked.id]);
    await move(asked.id, 'approved');
    expect(await toLook()).toEqual([]);
    await receive(asked.id, 1);
    expect(await toLook()).toEqual([asked.id]);
    const [row] = (await shop.send(listReturns, { query: { search: asked.id } }, as)).body;
    expect(row).toMatchObject({ orderId: id, pieces: 1, product: { name: lamp.name } });
    expect((await shop.send(getReturn, { params: { id: asked.id } }, as)).body.status).toBe('received');
  });

  it('says in the list that its customer wants other goods instead', async () => {
    const { id } = await deliverThreeLamps();
    await ask(id, 1, { exchange: true });
    await ask(id, 1);
    const { body: rows } = await shop.send(listReturns, { query: { search: id } }, as);
    expect(rows.map(({ wantsExchange }) => wantsExchange)).toEqual([undefined, true]);
  });
});

describe('O4: a shopper', () => {
  const buyer = async (id: string) => {
    const token = 'b'.repeat(43);
    const { createHash } = await import('node:crypto');
    const buyerDigest = createHash('sha256').update(token).digest('base64url');
    await shop.db.update(orders).set({ buyerDigest }).where(eq(orders.id, id));
    return { Cookie: `marigold_buyer=${token}` };
  };

  it('asks with a reason, and takes it back until it is received', async () => {
    const { id } = await deliverThreeLamps();
    const headers = await buyer(id);
    const without = await ask(id, undefined, { lines: [{ position: 0, quantity: 1 }] }, headers);
    expect(without.failure.fields).toEqual({ 'lines.0.reason': 'Choose a reason.' });
    const { body: asked } = await ask(id, 1, {}, headers);
    const back = () => shop.send(cancelReturn, { params: { id: asked.id } }, { headers });
    expect((await back()).body.status).toBe('canceled');
    const { body: other } = await ask(id, 1, {}, headers);
    await receive(other.id, 1);
    const late = await shop.send(cancelReturn, { params: { id: other.id } }, { headers });
    expect(late.status).toBe(409);
  });

  it('is refused when 30 days are over', async () => {
    const { id } = await deliverThreeLamps();
    const headers = await buyer(id);
    await shop.db.execute(
      sql`update order_activities set timestamp = timestamp - interval '31 days' where order_id = ${id}`,
    );
    expect((await ask(id, 1, {}, headers)).failure.message).toBe(
      'The time to return this order is over. Please write to us.',
    );
    await setSettings(shop, { returnDays: 60 });
    expect((await ask(id, 1, {}, headers)).status).toBe(201);
    await setSettings(shop, { returnDays: 30 });
    // Staff may open one at any time.
    expect((await ask(id, 1)).status).toBe(201);
  });

  it('is mailed, unless staff who opened the return leave that out', async () => {
    const { id } = await deliverThreeLamps();
    const { body: quiet } = await ask(id, 1, { notify: false });
    const { body: own } = await ask(id, 1, { notify: false }, await buyer(id));
    const { body: told } = await ask(id, 1);
    expect(await findMail(`return:${quiet.id}:requested`)).toBeNull();
    for (const { id: mailed } of [own, told])
      expect(await findMail(`return:${mailed}:requested`)).not.toBeNull();
    expect(await selectAuditEntries(shop.db, id)).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ return: quiet.id, emailed: false }) }),
    );
  });

  it('withdraws in Europe without a reason, and gets a mail with the time', async () => {
    const { id } = await deliverThreeLamps();
    const headers = await buyer(id);
    await shop.db.execute(
      sql`update orders set shipping_address = shipping_address || '{"country": "Germany"}' where id = ${id}`,
    );
    expect((await shownOrder(shop, id)).withdrawUntil).toBeDefined();
    const { status, body } = await ask(id, undefined, { withdrawal: true }, headers);
    expect([status, body.withdrawal, body.lines[0]?.quantity]).toEqual([201, true, 3]);
    const mail = await findMail(`return:${body.id}:requested`);
    expect(mail?.subject).toBe(`We have received your withdrawal (${id})`);
    expect(mail?.text).toMatch(/You withdrew from the contract about this on \w+ \d+, \d{4}/);
    expect(mail?.text).toMatch(/Withdrawn on: \w+ \d+, \d{4} at \d+:\d+ [AP]M UTC$/m);
    expect((await move(body.id, 'declined')).failure.message).toBe('A withdrawal cannot be declined.');
  });

  it('has no right of withdrawal elsewhere', async () => {
    const { id } = await deliverThreeLamps();
    const headers = await buyer(id);
    await shop.db.execute(
      sql`update orders set shipping_address = shipping_address || '{"country": "United States"}' where id = ${id}`,
    );
    expect((await ask(id, undefined, { withdrawal: true }, headers)).status).toBe(409);
    expect((await shownOrder(shop, id)).withdrawUntil).toBeUndefined();
  });
});

describe('O1 and O4: races', () => {
  it('return each piece once, however many ask', async () => {
    const { id } = await deliverThreeLamps();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(id, 1)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  });

  it('receive a return once', async () => {
    const { id, lamp } = await deliverThreeLamps();
    const { body: asked } = await ask(id, 3);
    const answers = await Promise.all(Array.from({ length: 6 }, () => receive(asked.id, 3)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await findLine(id)).toMatchObject({ returned: 3, restocked: 3 });
    expect(await readStock(shop.db, lamp)).toBe(5);
  });

  it('put each piece back into stock once: by its return, or by a refund that restocks it', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, lamp } = await deliverThreeLamps();
      const { body: asked } = await ask(id, 2);
      const refund = { lines: [{ position: 0, quantity: 2, restock: true }] };
      await Promise.all([receive(asked.id, 2), shop.send(refundOrder, { params: { id }, body: refund }, as)]);
      const line = await findLine(id);
      expect(line?.returned).toBeLessThanOrEqual(3);
      expect(line?.restocked).toBe(line?.returned);
      expect(await readStock(shop.db, lamp)).toBe(2 + (line?.restocked ?? 0));
    }
  });
});
