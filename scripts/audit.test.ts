import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueInvoice } from '#contract/calls/invoices.ts';
import { refundPayment } from '#contract/calls/refunds.ts';
import { creditNotes } from '#db/schema/index.ts';
import { buy } from '#server/testing/buy.ts';
import { join } from '#server/testing/join.ts';
import { refundAtDashboard } from '#server/testing/refund-at-dashboard.ts';
import { addStockedLamp } from '#server/testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { runAudit } from './audit/run-audit.ts';
import { openBeside } from './audit/testing/beside-shop.ts';
import { ROOT } from './root.ts';

let shop: TestShop;
let beside: Awaited<ReturnType<typeof openBeside>>;
/** An invoiced order that was refunded. */
let invoiced: string;
beforeAll(async () => {
  shop = await openTestShop();
  const lamp = await addStockedLamp(shop.db, 5);
  await buy(shop, lamp);
  await join(shop, { email: 'grace@example.com' });
  const { order, paymentIntentId } = await buy(shop, lamp);
  invoiced = order.id;
  await shop.send(issueInvoice, { params: { id: order.id } }, { headers: AS_STAFF });
  await shop.send(refundPayment, { params: { paymentIntentId } }, { headers: AS_STAFF });

  beside = await openBeside(shop);
});
afterAll(async () => {
  beside.close();
  await shop.close();
});

/** The command as a process. */
async function startAudit() {
  const env = { ...process.env, ...beside.environment };
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/audit.ts')], { env });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk));
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

/** Milliseconds: a busy machine needs many seconds to start the command. */
const PATIENCE = 120_000;

/** Milliseconds instead of a second before the command asks again. */
const PAUSE = 10;

describe('npm run audit beside a running shop', () => {
  it('says how much it compared when everything agrees, and ends with code 0', {
    timeout: PATIENCE,
  }, async () => {
    const { errors, ...end } = await startAudit();
    expect(errors).toBe('');
    expect(end).toEqual({
      code: 0,
      output: '2 orders, 3 payments, 1 membership, 1 refund: everything agrees.\n',
    });
  });

  it('names each order that does not agree, and ends with code 1', { timeout: PATIENCE }, async () => {
    const { order, paymentIntentId } = await buy(shop, await addStockedLamp(shop.db, null));
    await refundAtDashboard(shop, paymentIntentId);
    const { code, output, errors } = await startAudit();
    expect(errors).toBe('');
    expect(code).toBe(1);
    expect(output).toContain('3 orders, 4 payments, 1 membership, 2 refunds: 2 things do not agree.');
    expect(output).toContain(
      `Order ${order.id} (payment ${paymentIntentId}): Stripe has refunded $68.99, but the shop knows of no refund.`,
    );
  });

  it('names a refund of an invoiced order without its credit note', { timeout: PATIENCE }, async () => {
    await shop.db.delete(creditNotes);
    const { code, output, errors } = await startAudit();
    expect(errors).toBe('');
    expect(code).toBe(1);
    expect(output).toContain(
      `of order ${invoiced} succeeded, and its order has an invoice, but it has no credit note.`,
    );
    expect(output).toContain('The number 1 is missing among the credit note numbers.');
  });

  it.each([
    [
      'the database does not answer',
      /^It could not look: connect ECONNREFUSED/,
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    ],
    ['there is no ledger of payments', /^There is no payment ledger at/, { DATA_DIR: '/nowhere' }],
    [
      'the provider does not answer',
      /^It could not look: Stripe at http:\/\/127\.0\.0\.1:1 does not answer/,
      {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_API_BASE: 'http://127.0.0.1:1',
      },
    ],
  ])('ends with code 2 and one line when %s', async (_, line, settings) => {
    const { code, output, errors } = await runAudit({ ...beside.environment, ...settings }, { pause: PAUSE });
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(line);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });
});
