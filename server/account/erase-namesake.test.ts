import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseAccount } from '#contract/calls/account.ts';
import { sendMessage } from '#contract/calls/messages.ts';
import { createOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { inTransaction } from '#db/connection.ts';
import { auditLog, idempotentAnswers, mails } from '#db/schema/index.ts';
import { namesAddress } from '#domain/account/names-address.ts';
import { NOT_SIGNED_IN, writeAudit } from '../audit/write-audit.ts';
import { createOrderBody } from '../testing/buy.ts';
import { findAnywhere } from '../testing/find-anywhere.ts';
import { proveEmail } from '../testing/prove-email.ts';
import { addStockedLamp, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let lamp: StockedLamp;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000, unpaidOrdersFromIp: 10_000 });
  lamp = await addStockedLamp(shop.db, null);
});
afterAll(() => shop.close());

const keyed = (headers: Record<string, string> = {}) => ({
  headers: { ...headers, 'Idempotency-Key': randomUUID() },
});

/** An order that was worked on, and a message that was forwarded. */
async function live(email: string): Promise<void> {
  const { body } = await shop.send(
    createOrder,
    { body: createOrderBody(lamp, { userEmail: email }) },
    keyed(),
  );
  const params = { id: body.id };
  const delivered = { status: 'delivered' as const };
  await shop.send(updateOrderStatus, { params, body: delivered }, keyed(AS_STAFF));
  const entry = { staff: NOT_SIGNED_IN, action: 'order.note', subjectId: 'MG-OTHER' } as const;
  const after = { text: `Write to <${email}>.` };
  await inTransaction(shop.db, (tx) => writeAudit(tx, { ...entry, after }, new Date()));
  const message = { firstName: 'J', lastName: 'S', email, phone: '555 010', message: 'Hello there' };
  await shop.send(sendMessage, { body: message }, keyed());
}

/** Finds the traces of an email in mails, the audit log and stored answers. */
async function findTraces(email: string) {
  const [written, logged, answered] = await Promise.all([
    shop.db.select({ id: mails.event, facts: mails.facts, to: mails.recipient }).from(mails),
    shop.db.select({ id: auditLog.id, before: auditLog.before, after: auditLog.after }).from(auditLog),
    shop.db.select({ id: idempotentAnswers.key, answer: idempotentAnswers.answer }).from(idempotentAnswers),
  ]);
  const naming = (rows: { id: string }[]) =>
    rows
      .filter((row) => namesAddress(row, email))
      .map(({ id }) => id)
      .sort();
  return { mails: naming(written), audit: naming(logged), answers: naming(answered) };
}

it.each([
  ['smith@d.example', 'john.smith@d.example'],
  ['brien@d.example', "o'brien@d.example"],
  ['ada@shop.co', 'ada@shop.company'],
])('erasing %s leaves what is of %s', async (erased, other) => {
  await live(erased);
  await live(other);
  const before = await findTraces(other);
  expect(before.mails.length * before.audit.length * before.answers.length).toBeGreaterThan(0);
  const { cookie } = await proveEmail(shop, erased);
  const { status } = await shop.send(eraseAccount, {}, { headers: { cookie } });
  expect(status).toBe(200);
  expect(await findTraces(other)).toEqual(before);
  expect(await findTraces(erased)).toEqual({ mails: [], audit: [], answers: [] });
  expect((await findAnywhere(shop.db, [other])).join()).toContain('orders');
});
