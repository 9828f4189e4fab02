import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatReport } from '#scripts/audit/find-violations.ts';
import type { Plan, Product } from './processes/buyer.ts';
import { type Purchase, STEP_NAMES, takeStep } from './support/afterlives.ts';
import { backUp, refundUnexplained } from './support/backups.ts';
import { calm } from './support/calm.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { eachThenAny, FAULTS, injectRandomFaults, pick, type Random } from './support/random-faults.ts';
import { IS_LONG, randomFrom, SEED } from './support/seed.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { sweepAgain } from './support/sweep-again.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

/**
 * Purchases are changed after they were made, at random, under random faults, and a backup that is
 * restored in between; what is chosen follows from the seed, what meets what does not.
 */

/** The short run has enough of them for every step and every fault once. */
const AFTERLIVES = IS_LONG ? 200 : 6;
const AT_ONCE = 6;

/** The purchases that a backup does not know which is restored at the end. */
const AFTER_BACKUP = Math.ceil(AFTERLIVES / 6);

/** Milliseconds after the beginning in which the backup is made. */
const BACKUP_WITHIN = 2_000;

/** The most steps of a life, and of one that goes on after the backup. */
const MAX_STEPS = 7;
const MORE_STEPS = 2;

/** Milliseconds, as for the random checkouts. */
const TIMEOUT = IS_LONG ? 30 * 60_000 : 10 * 60_000;
const LONGEST_PAUSE = 500;

/** Refunds of the third succeed later, those of the last fail after they succeeded. */
const CARDS = ['4242424242424242', '4242424242424242', '4000000000007726', '4000000000005126'];

/** Without the last: once the backup is restored, staff refund these payments, and that must not fail. */
const CARDS_AFTER_BACKUP = CARDS.slice(0, 3);

const PLAN: Plan = { plan: 'basic', price: 499 };

let world: World;
let products: Product[];
let folder: string;
const faults: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marigold-faults-'));
  world = await startWorld({ postgres: sharedPostgres(), servers: 2, settings: RECONCILING });
  products = [await world.addProduct(), await world.addProduct(AFTERLIVES * 5)];
});
afterAll(async () => {
  await world?.close();
  await rm(folder, { recursive: true, force: true });
});

it(
  `${AFTERLIVES} random afterlives under random faults: money and stock hold (seed ${SEED})`,
  async () => {
    const early = await purchases(0, AFTERLIVES - AFTER_BACKUP, CARDS);
    const liveAndBackUp = async () => {
      const lives = inTurns(early, (made, number) => live(made, randomFrom(SEED - number)));
      await sleep(randomFrom(SEED)() * BACKUP_WITHIN);
      const [backup, steps] = await Promise.all([backUp(world, folder), lives]);
      return { backup, steps };
    };
    const before = await underFaults(SEED, liveAndBackUp, { eachOnce: true });
    await calm(world);
    const late = await purchases(AFTERLIVES - AFTER_BACKUP, AFTERLIVES, CARDS_AFTER_BACKUP);
    const after = await underFaults(SEED + 1, () =>
      inTurns([...late, ...early.slice(0, AFTER_BACKUP)], (made, number) =>
        live(made, randomFrom(SEED * 2 - number), MORE_STEPS),
      ),
    );
    await calm(world);
    // Most documents are from after the backup.
    await sweepAgain(world);
    await expectNoViolations(world);
    const documents = await countDocuments();
    const parcels = await expectTrueCounters();
    await before.backup.restore();
    const restored = await underFaults(SEED + 2, () =>
      inTurns(early.slice(-AFTER_BACKUP), (made, number) =>
        live(made, randomFrom(SEED * 3 - number), MORE_STEPS),
      ),
    );

    await calm(world);
    await sweepAgain(world);
    await expectTrueCounters();
    const unexplained = await refundUnexplained(world);
    const report = await expectNoViolations(world);
    const steps = [...before.steps, ...after, ...restored].flat();
    const taken = Object.entries(Object.groupBy(steps, (step) => step));
    const counts = taken.map(([step, all]) => `${all?.length} × ${step}`).join(', ');
    process.stdout.write(
      `seed ${SEED}, ${faults.length} faults, a restored backup with ${unexplained} payments it did not know; ` +
        `${documents.invoices} invoices, ${documents.notes} credit notes; ${parcels.sent} pieces sent, ` +
        `${parcels.back} back; ${counts}\n${formatReport(report)}\n`,
    );
    // Too few steps would prove nothing.
    expect(new Set(steps)).toEqual(new Set(STEP_NAMES));
    expect(new Set(faults)).toEqual(new Set(FAULTS));
    expect(report.refunds).toBeGreaterThan(0);
    if (IS_LONG)
      expect(Math.min(documents.invoices, documents.notes, parcels.sent, parcels.back)).toBeGreaterThan(0);
  },
  TIMEOUT,
);

/** Model O1: what lines count as sent, returned and written off is what their parcels and returns say. */
async function expectTrueCounters(): Promise<{ sent: number; back: number }> {
  const untrue = await world.query(
    `select l.order_id, l.position, l.quantity, l.fulfilled, l.canceled, l.returned, l.refunded, l.restocked,
       l.written_off, coalesce(p.sent, 0) as sent, coalesce(r.back, 0) as back, coalesce(r.lost, 0) as lost
     from order_lines l
     left join (select f.order_id, fl.position, sum(fl.quantity) as sent
       from fulfilment_lines fl join fulfilments f on f.id = fl.fulfilment_id group by 1, 2) p using (order_id, position)
     left join (select t.order_id, rl.position, sum(rl.restocked + rl.written_off) as back, sum(rl.written_off) as lost
       from return_lines rl join returns t on t.id = rl.return_id group by 1, 2) r using (order_id, position)
     where l.fulfilled + l.canceled > l.quantity or l.returned > l.fulfilled or l.refunded > l.quantity
       or l.restocked > l.canceled + l.returned or coalesce(p.sent, 0) > l.fulfilled
       or coalesce(r.back, 0) > l.returned or coalesce(r.lost, 0) <> l.written_off`,
  );
  expect(untrue).toEqual([]);
  const [sum] = await world.query<{ sent: number; back: number }>(
    'select sum(fulfilled)::int as sent, sum(returned)::int as back from order_lines',
  );
  return sum ?? { sent: 0, back: 0 };
}

/** The auditor compares them with the refunds, and looks for gaps in their numbers. */
async function countDocuments(): Promise<{ invoices: number; notes: number }> {
  const counted = await world.query<{ invoices: number; notes: number }>(
    'select (select count(*) from invoices)::int as invoices, (select count(*) from credit_notes)::int as notes',
  );
  return counted[0] ?? { invoices: 0, notes: 0 };
}

/** The purchases of some numbers, without faults. */
async function purchases(from: number, to: number, cards: readonly string[]): Promise<Purchase[]> {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  return await inTurns(numbers, (number) => purchase(randomFrom(SEED + number), cards));
}

/** Injects random faults while `work` runs; with `eachOnce`, until each was injected. */
async function underFaults<Result>(
  seed: number,
  work: () => Promise<Result>,
  { eachOnce = false } = {},
): Promise<Result> {
  const injection = injectRandomFaults(world, products, randomFrom(seed));
  try {
    return await work();
  } finally {
    faults.push(...(await (eachOnce ? injection.complete() : injection.stop())));
  }
}

/** Makes a purchase, without faults; one in five is an order without a payment. */
async function purchase(random: Random, cards: readonly string[]): Promise<Purchase> {
  if (random() < 0.2) return await placeUnpaid(pick(products, random), random);
  const buyer = world.createBuyer({
    product: random() < 0.1 ? PLAN : pick(products, random),
    quantity: 1 + Math.floor(random() * 3),
    card: pick(cards, random),
  });
  const outcome = world.note(await buyer.finish());
  if (outcome.kind !== 'ordered' && outcome.kind !== 'joined') throw new Error(JSON.stringify(outcome));
  const { kind, paymentIntentId } = outcome;
  return { orderId: kind === 'ordered' ? outcome.orderId : null, paymentIntentId };
}

async function placeUnpaid({ id: productId }: Product, random: Random): Promise<Purchase> {
  const quantity = 1 + Math.floor(random() * 3);
  const order = { userEmail: 'ada@example.com', products: [{ productId, quantity }] };
  const { status, body } = await world.post('/orders', order);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { orderId: String(body.id), paymentIntentId: null };
}

/** Lives begin in the same order in each run, and choose their steps when they begin. */
const nextStep = eachThenAny(STEP_NAMES, randomFrom(SEED));

/** Takes some steps after a purchase; resolves with their names. */
async function live(made: Purchase, random: Random, most = MAX_STEPS): Promise<string[]> {
  const steps = Array.from({ length: 1 + Math.floor(random() * most) }, nextStep);
  for (const step of steps) {
    await sleep(random() * LONGEST_PAUSE);
    await takeStep(step, world, made, random);
  }
  return steps;
}

/** Handles all items, some of them at the same time. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  handle: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...items.entries()];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let next = left.shift(); next; next = left.shift()) results.push(await handle(next[1], next[0]));
  });
  await Promise.all(workers);
  return results;
}
