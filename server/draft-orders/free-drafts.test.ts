import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/calls/draft-orders.ts';
import { mails, orders } from '#db/schema/index.ts';
import { readFacts } from '../mail/mail-facts.ts';
import { renderMail } from '../mail/render-mail.ts';
import { address } from '../testing/buy.ts';
import { addStockedLamp, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let lamp: StockedLamp;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
  lamp = await addStockedLamp(shop.db, 10);
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };

/** Creates a draft whose goods cost `rest` dollars after the discount of staff, delivered by hand. */
async function createDraft(rest: number) {
  const body = {
    email: 'ada@example.com',
    shippingAddress: address,
    lines: [{ productId: lamp.id, quantity: 1 }],
    discount: { amount: 49.99 - rest, reason: 'A gift' },
    customShipping: { name: 'By hand', price: 0 },
  };
  return (await shop.send(calls.createDraftOrder, { body }, as)).body;
}
const link = (id: string, notify = false) =>
  shop.send(calls.linkDraftOrder, { params: { id }, body: { notify } }, as);
async function linked() {
  const { id } = await createDraft(0);
  return { id, token: (await link(id, true)).body.url.split('/').at(-1) ?? '' };
}
const place = (token: string, key: string = randomUUID(), body: object = {}) =>
  shop.send(calls.finishDraftOrder, { params: { token }, body }, { headers: { 'Idempotency-Key': key } });
const selectOrders = async (id: string) =>
  await shop.db.select().from(orders).where(eq(orders.draftOrderId, id));

describe('a draft of $0.00', () => {
  it('is placed and paid by its link, without a card', async () => {
    lamp = await addStockedLamp(shop.db, 10);
    const { id, token } = await linked();
    const { status, body } = await place(token);
    expect(status).toBe(201);
    expect(body).toMatchObject({ total: 0, paymentStatus: 'paid', paymentMethod: 'No payment needed' });
    expect(await selectOrders(id)).toHaveLength(1);
    expect(await readStock(shop.db, lamp)).toBe(9);
    const event = `order:${body.id}:confirmation`;
    expect(await shop.db.select().from(mails).where(eq(mails.event, event))).toHaveLength(1);
  });

  it('becomes one order by two tabs, and by a repeated request', async () => {
    const { id, token } = await linked();
    const key = randomUUID();
    const answers = await Promise.all([place(token, key), place(token, key), place(token)]);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect((await place(token)).failure.message).toMatch(/^This is paid already/);
    expect(await selectOrders(id)).toHaveLength(1);
  });

  it('says in its mail that there is nothing to pay', async () => {
    const { id } = await linked();
    const written = await shop.db.select().from(mails).where(eq(mails.recipient, 'ada@example.com'));
    const facts = written
      .map((row) => readFacts(row.facts))
      .find((read) => {
        return read?.kind === 'payment_link' && read.draftOrderId === id;
      });
    const mail = facts && renderMail(facts, 'https://shop.example');
    expect(mail?.subject).toBe('Your order at Marigold is ready');
    expect(mail?.text).toContain('there is nothing to pay');
    expect(mail?.text).not.toContain('pay it by card');
  });

  it('is no way to get a draft that costs something', async () => {
    const { id } = await createDraft(20);
    const token = (await link(id)).body.url.split('/').at(-1) ?? '';
    const { status, failure } = await place(token);
    expect([status, failure.fields]).toEqual([400, { paymentIntentId: 'Payment is required' }]);
    expect(await selectOrders(id)).toEqual([]);
  });
});

it('a draft below $0.50 gets no link to pay', async () => {
  const { id } = await createDraft(0.3);
  const { status, failure } = await link(id);
  expect([status, failure.message]).toEqual([409, expect.stringContaining('card payments start at $0.50')]);
});
