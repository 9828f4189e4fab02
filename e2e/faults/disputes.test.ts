import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import type { Product } from './processes/buyer.ts';
import { crashAt } from './support/crash.ts';
import { visitCrashPoints } from './support/crash-points.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

/** Customers who ask their banks for the money, while webhooks are lost and servers die. */

let world: World;
let product: Product;
beforeAll(async () => {
  world = await startWorld({ postgres: sharedPostgres(), servers: 2 });
  product = await world.addProduct(1_000);
});
afterAll(() => world?.close());
beforeEach(() => world.emulator.setWebhooks({ mode: 'normal' }));
afterEach(() => world.liftFaults());

async function buy() {
  const outcome = world.note(await world.createBuyer({ product }).finish());
  if (outcome.kind !== 'ordered') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const refund = (paymentIntentId: string, server = world.server) =>
  world.askAsStaff('POST', `/payments/${paymentIntentId}/refund`, {}, server);

const readStatus = async (orderId: string) =>
  (
    await world.query<{ status: string }>('select payment_status as status from orders where id = $1', [
      orderId,
    ])
  )[0]?.status;

/** Stops all servers but the first, which starts again with this reconciler. */
async function restart(settings: Record<string, string>) {
  for (const server of world.servers) if (server.process.isRunning()) await server.kill();
  await world.server.start(settings);
}

it('disputes that were opened and lost while no webhook came and the servers were dead are found', async () => {
  await world.emulator.setWebhooks({ mode: 'dropped' });
  const [open, lost, won] = await Promise.all([buy(), buy(), buy()]);
  for (const server of world.servers) await server.kill();
  await world.emulator.dispute(open.paymentIntentId);
  const { id: toLose } = await world.emulator.dispute(lost.paymentIntentId);
  const { id: toWin } = await world.emulator.dispute(won.paymentIntentId);
  await world.emulator.decide(toLose, 'lost');
  await world.emulator.decide(toWin, 'won');
  await restart(RECONCILING);
  await eventually(async () => expect(await readStatus(lost.orderId)).toBe('charged_back'));
  await expectNoViolations(world);
  expect((await refund(open.paymentIntentId)).status).toBe(409);
  expect((await refund(lost.paymentIntentId)).status).toBe(409);
  expect((await refund(won.paymentIntentId)).status).toBe(200);
  expect([await readStatus(open.orderId), await readStatus(won.orderId)]).toEqual(['paid', 'refunded']);
  await expectNoViolations(world);
  await restart({ RECONCILE_EVERY: '86400' });
  for (const server of world.servers) if (!server.process.isRunning()) await server.start();
});

it('a refund and a dispute at the same moment, at two servers, return the money once', async () => {
  for (let round = 0; round < 6; round++) {
    const { paymentIntentId, orderId } = await buy();
    const [, opened] = await Promise.all([
      Promise.all(world.servers.map((server) => refund(paymentIntentId, server))),
      world.emulator.dispute(paymentIntentId).catch(() => null),
    ]);
    if (opened) await world.emulator.decide(opened.id, 'lost').catch(() => null);
    await eventually(async () => {
      await world.passWaitingTime();
      const [row] = await world.query<{ waiting: number }>(
        "select count(*)::int as waiting from refunds where payment_intent_id = $1 and status in ('wanted', 'pending')",
        [paymentIntentId],
      );
      expect(row?.waiting).toBe(0);
      expect(['refunded', 'charged_back']).toContain(await readStatus(orderId));
    });
  }
  await expectNoViolations(world);
});

it('a lost dispute is mailed once though the server is killed anywhere in its webhook', async () => {
  await visitCrashPoints(
    async (target) => {
      const { paymentIntentId, orderId } = await buy();
      await world.emulator.setWebhooks({ mode: 'paused' });
      const { id } = await world.emulator.dispute(paymentIntentId);
      await world.emulator.decide(id, 'lost');
      const point = crashAt(world.server, target);
      await world.emulator.releaseWebhooks('shuffled');
      await point.disarm();
      for (const server of world.servers) if (!server.process.isRunning()) await server.start();
      await world.emulator.setWebhooks({ mode: 'normal' });
      await eventually(async () => expect(await readStatus(orderId)).toBe('charged_back'));
      const mails = await world.query("select event from mails where event like 'dispute:' || $1 || ':%'", [
        id,
      ]);
      expect(mails.length).toBeLessThanOrEqual(2);
      return point;
    },
    { kinds: ['to provider', 'from provider', 'to database: insert', 'from database: commit'] },
  );
  await expectNoViolations(world);
});
