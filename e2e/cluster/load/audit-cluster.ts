import { expect } from 'vitest';
import { runAudit } from '#scripts/audit/run-audit.ts';
import { type Cluster, TOKEN } from '../parts/cluster.ts';
import { waitFor } from '../parts/wait-for.ts';
import type { Seen } from './crowd.ts';

/**
 * Waits until all money is settled without anybody, then expects that each acknowledged order is stored once,
 * and that provider and database agree (`npm run audit`).
 */
export async function expectAllStored(cluster: Cluster, { sales, failures }: Seen): Promise<void> {
  expect(failures).toEqual([]);
  await waitFor('every payment is settled', async () => (await listUnsettled(cluster)).length === 0);
  const ids = sales.map(({ orderId }) => orderId);
  const stored = await cluster.query<{ id: string; payment: string }>(
    'select id, payment_intent_id as payment from orders where id = any ($1)',
    [ids],
  );
  const payments = new Map(stored.map(({ id, payment }) => [id, payment]));
  expect(ids.filter((id) => !payments.has(id))).toEqual([]);
  expect(sales.filter(({ orderId, paymentIntentId }) => payments.get(orderId) !== paymentIntentId)).toEqual(
    [],
  );
  expect(new Set(ids).size).toBe(ids.length);
  const audit = await runAudit(cluster.settings);
  expect(audit, audit.output + audit.errors).toMatchObject({ code: 0 });
}

async function listUnsettled({ haproxy }: Cluster): Promise<unknown[]> {
  const answer = await fetch(`${haproxy.shop}/api/payments?show=unsettled`, {
    headers: { Authorization: `Bearer ${TOKEN}` },
  });
  if (!answer.ok) throw new Error(`Unsettled payments: ${answer.status}`);
  return (await answer.json()) as unknown[];
}
