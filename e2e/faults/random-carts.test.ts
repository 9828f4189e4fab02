import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatReport } from '#scripts/audit/find-violations.ts';
import type { Product } from './processes/buyer.ts';
import { type BreakableDatabaseServer, startDatabaseServer } from './processes/database-server.ts';
import { calm } from './support/calm.ts';
import { type CartShopper, type CartStep, openCartShopper } from './support/cart-shopper.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { createFaults, type Fault, injectFaults, pick, type Random } from './support/random-faults.ts';
import { IS_LONG, randomFrom, SEED } from './support/seed.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

/**
 * Tabs that add to the same carts, change and pay them, while servers and the database are killed; what is
 * chosen follows from the seed, what meets what does not.
 */

const CARTS = IS_LONG ? 100 : 8;
const AT_ONCE = 4;
const TABS = 2;
const STEPS_OF_TAB = 4;

/** Milliseconds, as for the random checkouts. */
const TIMEOUT = IS_LONG ? 30 * 60_000 : 10 * 60_000;
const LONGEST_PAUSE = 800;

/** Less than the carts would use, so that it runs out. */
const CODE = { code: 'CARTS', title: 'For carts', kind: 'percent', value: 10, usageLimit: CARTS / 2 };

let postgres: BreakableDatabaseServer;
let world: World;
let products: Product[];
beforeAll(async () => {
  postgres = await startDatabaseServer();
  world = await startWorld({ postgres, servers: 2, settings: RECONCILING });
  products = [
    await world.addProduct(),
    await world.addProduct(CARTS * 20),
    await world.addProduct(CARTS / 2),
  ];
  const { status } = await world.askAsStaff('POST', '/discounts', CODE);
  expect(status).toBe(201);
});
afterAll(async () => {
  await postgres?.start();
  await world?.close();
  await postgres?.close();
});

it(
  `C4: ${CARTS} carts under random faults: at most one charge for each piece, codes conserved (seed ${SEED})`,
  async () => {
    const shoppers: CartShopper[] = [];
    const steps: CartStep[] = [];
    let left = CARTS;
    const shopping = Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        const random = randomFrom(SEED + left--);
        const shopper = openCartShopper(world, random);
        shoppers.push(shopper);
        // The first addition begins the cart that all tabs share.
        steps.push(await shopper.add(pick(products, random).id, 1 + Math.floor(random() * 3)));
        // Without it, chance may decide that no order uses the code.
        steps.push(await shopper.setCode(CODE.code));
        const tabs = Array.from({ length: TABS }, () => useTab(shopper, random));
        steps.push(...(await Promise.all(tabs)).flat());
      }
    });
    const injection = injectFaults([faults(randomFrom(SEED))], randomFrom(SEED));
    await Promise.all(shopping).finally(injection.complete);
    const done = await injection.complete();

    await calm(world);
    const report = await expectNoViolations(world);
    const counts = Object.entries(Object.groupBy(steps, (step) => step)).map(
      ([step, all]) => `${all?.length} ${step}`,
    );
    process.stdout.write(
      `seed ${SEED}, ${done.length} faults; ${counts.join(', ')}\n${formatReport(report)}\n`,
    );
    await expectPiecesPaidOnce(shoppers);
    await expectCodesConserved();
    // Too few orders would prove nothing.
    expect(report.orders).toBeGreaterThanOrEqual(CARTS / 4);
  },
  TIMEOUT,
);

async function useTab(shopper: CartShopper, random: Random): Promise<CartStep[]> {
  const steps: CartStep[] = [];
  for (let step = 0; step < STEPS_OF_TAB; step++) {
    const choice = random();
    if (choice < 0.25) steps.push(await shopper.add(pick(products, random).id, 1 + Math.floor(random() * 2)));
    else if (choice < 0.4) steps.push(await shopper.lower());
    else if (choice < 0.55) steps.push(await shopper.setCode(CODE.code));
    else steps.push(await shopper.checkOut());
    await sleep(random() * LONGEST_PAUSE);
  }
  return steps;
}

/** One after the other: a server that is started needs its database. */
function faults(random: Random): Fault[] {
  const ofServers = createFaults(world.server, random).map(
    ([name]): Fault => [
      name,
      async () => {
        const again = createFaults(pick(world.servers, random), random);
        await again.find(([other]) => other === name)?.[1]();
      },
    ],
  );
  const ofDatabase: Fault = [
    'kill -9 of the database',
    async () => {
      await postgres.kill();
      await sleep(random() * 1_000);
      await postgres.start();
    },
  ];
  return [...ofServers, ofDatabase];
}

/** All that was charged for a cart, ordered or refunded, was put into it: nothing twice. */
async function expectPiecesPaidOnce(shoppers: readonly CartShopper[]): Promise<void> {
  const charged = await world.query<{ email: string; product: string; pieces: number }>(
    `select email, line ->> 'productId' as product, sum((line ->> 'quantity')::int)::int as pieces
     from checkouts, jsonb_array_elements(draft -> 'lines') line
     where cart_id is not null and outcome in ('ordered', 'refunded') group by 1, 2`,
  );
  const ofEmail = new Map(shoppers.map((shopper) => [shopper.email, shopper]));
  expect(charged.length).toBeGreaterThan(0);
  for (const { email, product, pieces } of charged)
    expect(pieces, `${product} of ${email}`).toBeLessThanOrEqual(ofEmail.get(email)?.added.get(product) ?? 0);
}

/** A use is of an order or of a checkout that can still be paid, and each order with the code has one. */
async function expectCodesConserved(): Promise<void> {
  const [counted] = await world.query<Record<'uses' | 'taken' | 'lost' | 'free', number>>(
    `with taken as (select checkout_id as id from discount_uses where given_back_at is null),
       ordered as (select id from orders where discounts is not null)
     select (select uses from discounts where code = $1) as uses,
       (select count(*)::int from taken) as taken,
       (select count(*)::int from taken where id not in (select id from ordered)
         and id not in (select id from checkouts where outcome is null)) as lost,
       (select count(*)::int from ordered where id not in (select id from taken)) as free`,
    [CODE.code],
  );
  expect(counted).toMatchObject({ taken: counted?.uses, lost: 0, free: 0 });
  expect(counted?.uses).toBeLessThanOrEqual(CODE.usageLimit);
  expect(counted?.uses).toBeGreaterThan(0);
}
