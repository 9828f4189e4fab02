import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#contract/calls/audit.ts';
import * as contract from '#contract/calls/index.ts';
import { issueInvoice } from '#contract/calls/invoices.ts';
import { exportMembers } from '#contract/calls/members.ts';
import { exportOrders } from '#contract/calls/staff-orders.ts';
import { type Call, isCall } from '#contract/define-call.ts';
import { auditLog } from '#db/schema/index.ts';
import { buy } from '../testing/buy.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.db.delete(auditLog);
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
const download = async (path: string, headers: Record<string, string> = AS_STAFF) => {
  const answer = await shop.fetch(`/api${path}`, { headers });
  await answer.arrayBuffer();
  return answer;
};
const exported = async () =>
  (await shop.send(listAudit, { query: { kind: 'export' } }, as)).body.map((entry) => ({
    by: entry.actor,
    file: entry.subjectId,
    asked: entry.after,
  }));

const callsIn = (part: unknown): Call[] =>
  isCall(part)
    ? [part]
    : typeof part === 'object' && part !== null
      ? Object.values(part).flatMap(callsIn)
      : [];
const EXPORTS = callsIn(contract).filter(
  ({ access, produces, params }) => access === 'staff' && produces === 'text/csv' && !params,
);

describe('the audit log names', () => {
  it.each(EXPORTS.map((call) => [call.path, call] as const))('who downloaded %s', async (_, call) => {
    expect((await download(call.path)).status).toBe(200);
    expect(await exported()).toEqual([
      expect.objectContaining({ by: 'API token', file: expect.stringMatching(/^[\w-]+\.csv$/) }),
    ]);
  });

  it('all lists that can be exported', () => {
    expect(EXPORTS.length).toBeGreaterThanOrEqual(12);
  });

  it('what was looked for', async () => {
    await download(`${exportOrders.path}?search=ada@example.com`);
    expect(await exported()).toMatchObject([{ asked: { search: 'ada@example.com' } }]);
  });

  it('an invoice that was downloaded', async () => {
    const { order } = await buy(shop, await addStockedLamp(shop.db, 3));
    const path = `/orders/${order.id}/invoice.pdf`;
    expect((await download(path)).status).toBe(409);
    await shop.send(issueInvoice, { params: { id: order.id } }, as);
    expect((await download(path)).status).toBe(200);
    expect(await exported()).toEqual([
      { by: 'API token', file: `invoice-${order.id}.pdf`, asked: { id: order.id } },
    ]);
  });

  it('nobody who was refused', async () => {
    expect((await download(exportMembers.path, {})).status).toBe(401);
    expect(await exported()).toEqual([]);
  });
});
