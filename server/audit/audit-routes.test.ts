import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { exportAudit, listAudit, listAuditActors } from '#contract/calls/audit.ts';
import type { Call } from '#contract/define-call.ts';
import { inTransaction } from '#db/connection.ts';
import { auditLog } from '#db/schema/index.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { auditQueries } from './audit-queries.ts';
import { type AuditEntry, writeAudit } from './write-audit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await write('ada@example.com', 'order.status', 'MG-1', 1, {
    before: { status: 'placed' },
    after: { status: 'on-hold' },
  });
  await write('grace@example.com', 'order.note', 'MG-1', 2);
  await write('ada@example.com', 'product.update', 'lamp-1', 3, { after: { name: '=1+1' } });
  await write('API token', 'setting.update', 'prices', 4);
});
afterAll(() => shop.close());

const write = (
  email: string,
  action: AuditEntry['action'],
  subjectId: string,
  day: number,
  change: Pick<AuditEntry, 'before' | 'after'> = {},
) =>
  inTransaction(shop.db, (tx) =>
    writeAudit(
      tx,
      { staff: { email }, action, subjectId, ...change },
      new Date(Date.UTC(2026, 0, day, 23, 59)),
    ),
  );

const AS = { headers: AS_STAFF };
const listActions = async (query: object) =>
  (await shop.send(listAudit, { query }, AS)).body.map(({ action }) => action);

test.each<[string, Call, object]>([
  ['the log', listAudit, { query: {} }],
  ['who is in it', listAuditActors, {}],
  ['its file', exportAudit, { query: {} }],
])('%s is for staff only', async (_, call, input) => {
  expect((await shop.send(call, input as never)).status).toBe(401);
});

describe('the log', () => {
  it('has who changed what, before and after', async () => {
    const { body } = await shop.send(listAudit, { query: { subject: 'MG-1', kind: 'order' } }, AS);
    expect(body[1]).toEqual({
      id: expect.any(String),
      at: '2026-01-01T23:59:00.000Z',
      actor: 'ada@example.com',
      action: 'order.status',
      subjectKind: 'order',
      subjectId: 'MG-1',
      before: { status: 'placed' },
      after: { status: 'on-hold' },
    });
  });

  it('has pages, newest first', async () => {
    const { body, headers } = await shop.send(listAudit, { query: { page: 2, limit: 3 } }, AS);
    expect(body.map(({ action }) => action)).toEqual(['order.status']);
    expect(headers.get('X-Total-Count')).toBe('4');
  });

  it('is filtered by actor, kind and day', async () => {
    expect(await listActions({ actor: 'ada@example.com' })).toEqual(['product.update', 'order.status']);
    expect(await listActions({ kind: 'order' })).toEqual(['order.note', 'order.status']);
    expect(await listActions({ date: '2026-01-02' })).toEqual(['order.note']);
    expect(await listActions({ date: '2026-01-03', actor: 'API token' })).toEqual([]);
  });

  it('refuses invalid filters', async () => {
    for (const query of [{ date: 'yesterday' }, { kind: 'weather' }])
      expect((await shop.send(listAudit, { query: query as never }, AS)).status).toBe(400);
  });

  it('lists its actors once each', async () => {
    expect((await shop.send(listAuditActors, {}, AS)).body.toSorted()).toEqual([
      'API token',
      'ada@example.com',
      'grace@example.com',
    ]);
  });
});

describe('its file', () => {
  it('has the same entries and no formulas', async () => {
    const response = await shop.fetch('/api/audit/export?actor=ada%40example.com', { headers: AS_STAFF });
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = (await response.text()).trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('product.update');
    expect(lines[1]).toContain('"{""name"":""=1+1""}"');
    await write('=cmd()', 'order.note', 'MG-2', 5);
    const hostile = await shop.fetch('/api/audit/export?subject=MG-2', { headers: AS_STAFF });
    expect(await hostile.text()).toContain("'=cmd()");
  });

  it('is read in batches without gaps, also with many changes of one moment', async () => {
    const at = new Date(Date.UTC(2025, 5, 1));
    await shop.db.insert(auditLog).values(
      Array.from({ length: 25 }, () => ({
        id: randomUUID(),
        at,
        actor: 'batch',
        action: 'order.note',
        subjectKind: 'order',
        subjectId: 'MG-3',
      })),
    );
    const seen = [];
    const context = { now: new Date(), zone: 'UTC' };
    for await (const rows of auditQueries.readAll(shop.db, { actor: 'batch' }, context, 4))
      seen.push(...rows.map(({ id }) => id));
    expect(new Set(seen).size).toBe(25);
    expect(seen).toHaveLength(25);
  });
});
