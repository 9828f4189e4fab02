import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatReport } from '#scripts/audit/find-violations.ts';
import { CARDS } from '#server/testing/purchase.ts';
import type { Outcome, Plan, Product, Step } from './processes/buyer.ts';
import { calm } from './support/calm.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { FAULTS, injectRandomFaults, pick, type Random } from './support/random-faults.ts';
import { IS_LONG, randomFrom, SEED } from './support/seed.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

/** Random checkouts under random faults; what is chosen follows from the seed, what meets what does not. */

const CHECKOUTS = IS_LONG ? 200 : 15;
const AT_ONCE = 6;

/** Milliseconds: each fault has its servers start again, which a busy machine takes its time for. */
const TIMEOUT = IS_LONG ? 30 * 60_000 : 10 * 60_000;

/** Milliseconds a person takes for the next step. */
const LONGEST_PAUSE = 2_000;

let world: World;
let products: Product[];
beforeAll(async () => {
  world = await startWorld({
    postgres: sharedPostgres(),
    servers: 2,
    settings: RECONCILING,
  });
  products = [
    await world.addProduct(),
    await world.addProduct(CHECKOUTS * 5),
    await world.addProduct(CHECKOUTS / 5),
  ];
});
afterAll(() => world?.close());

it(
  `${CHECKOUTS} random checkouts or more under random faults: all money is accounted for (seed ${SEED})`,
  async () => {
    const outcomes: Outcome[] = [];
    const injection = injectRandomFaults(world, products, randomFrom(SEED));
    let left = CHECKOUTS;
    const buyers = Array.from({ length: AT_ONCE }, async () => {
      // Each fault meets a checkout, however long it takes.
      while (left > 0 || !injection.isComplete())
        outcomes.push(world.note(await checkOut(randomFrom(SEED + left--))));
    });
    await Promise.all(buyers).finally(injection.stop);
    const faults = await injection.stop();

    await calm(world);
    const report = await expectNoViolations(world);
    const kinds = Object.groupBy(outcomes, ({ kind }) => kind);
    const counts = Object.entries(kinds).map(([kind, all]) => `${all.length} ${kind}`);
    process.stdout.write(
      `seed ${SEED}, ${faults.length} faults; ${counts.join(', ')}\n${formatReport(report)}\n`,
    );
    expect(outcomes.length).toBeGreaterThanOrEqual(CHECKOUTS);
    expect(new Set(faults)).toEqual(new Set(FAULTS));
    // Too few orders would prove nothing.
    expect(report.orders).toBeGreaterThan(CHECKOUTS / 4);
    expect(report.orders + report.memberships + report.refunds).toBe(report.payments);
  },
  TIMEOUT,
);

/** A purchase instead of a product, now and then. */
const PLAN: Plan = { plan: 'basic', price: 499 };

/**
 * One person's checkout: usual, left at some point, twice declined, started without its order, or ordered
 * twice.
 */
async function checkOut(random: Random): Promise<Outcome> {
  const chance = (share: number) => random() < share;
  const withoutOrder = chance(0.1);
  const leaveAfter: Step | undefined = chance(0.3)
    ? pick(['starting', 'paying', 'paying'], random)
    : undefined;
  const buyer = world.createBuyer({
    product: chance(0.15) ? PLAN : pick(products, random),
    quantity: 1 + Math.floor(random() * 3),
    withoutOrder,
    // As a load balancer does, without looking whether it is alive.
    shop: () => pick(world.servers, random).address,
  });
  if (chance(0.15)) {
    await buyer.start();
    await buyer.pay(CARDS.declined);
  }
  for (const step of ['starting', 'paying'] as const) {
    const soFar = await buyer.finish({ leaveAfter: step, patience: 60_000 });
    if (soFar.kind !== 'left' || step === leaveAfter) return soFar;
    await sleep(random() * LONGEST_PAUSE);
  }
  const outcome = await buyer.finish({ patience: 60_000 });
  if ((outcome.kind === 'ordered' || outcome.kind === 'joined') && chance(0.3)) {
    const again = await Promise.all([buyer.order(), buyer.order()]);
    for (const { status, body } of again) if (status === 201) expect(body.id).toBe(buyer.orderId);
  }
  return outcome;
}
