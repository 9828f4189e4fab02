import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundOrder } from '#contract/calls/refunds.ts';
import type { CallInput } from '#contract/define-call.ts';
import { mails } from '#db/schema/index.ts';
import { readFacts } from '../mail/mail-facts.ts';
import { renderMail } from '../mail/render-mail.ts';
import { buyThreeLamps } from '../testing/buy-lamps.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const refund = (id: string, body: CallInput<typeof refundOrder>['body'] = {}) =>
  shop.send(refundOrder, { params: { id }, body }, { headers: AS_STAFF });
const pieces = (quantity: number) => ({ lines: [{ position: 0, quantity }] });

describe('the mail of a refund', () => {
  const selectMails = async (paymentIntentId: string) => {
    const facts = sql`facts ->> 'kind' = 'refund' and facts ->> 'paymentIntentId' = ${paymentIntentId}`;
    const rows = await shop.db
      .select({ facts: mails.facts })
      .from(mails)
      .where(facts)
      .orderBy(mails.createdAt);
    return rows.map((row) => {
      const facts = readFacts(row.facts);
      return facts ? renderMail(facts, 'http://shop.test').text : '';
    });
  };

  it('says which pieces and amounts came back, and what they cost', async () => {
    const { id, paymentIntentId, lamp } = await buyThreeLamps(shop);
    await refund(id, { ...pieces(2), shipping: 5, adjustment: -1, reason: 'damaged' });
    await refund(id);
    const [part = '', rest = ''] = await selectMails(paymentIntentId);
    expect(part).toContain('$111.98 is on its way back to you');
    expect(part).toContain('A part of what you bought was damaged or faulty.');
    expect(part).toMatch(new RegExp(`2 × ${lamp.name}.*\\$107\\.98`));
    expect(part).toMatch(/Shipping.*\$5\.00[\s\S]*Deducted.*−\$1\.00[\s\S]*Total.*\$111\.98/);
    expect(rest).toContain('We have refunded the rest of your payment.');
  });

  it('of everything at once is as it was', async () => {
    const { id, paymentIntentId } = await buyThreeLamps(shop);
    await refund(id);
    const [whole = ''] = await selectMails(paymentIntentId);
    expect(whole).toContain('We have refunded your payment, as agreed.');
    expect(whole).not.toContain('×');
  });

  it('is not written where staff do not want it', async () => {
    const { id, paymentIntentId } = await buyThreeLamps(shop);
    await refund(id, { ...pieces(1), notify: false });
    expect(await selectMails(paymentIntentId)).toEqual([]);
  });
});
