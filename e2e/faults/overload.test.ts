import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMemory } from './probes/memory.ts';
import type { Outcome } from './processes/buyer.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { IS_LONG } from './support/seed.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

const AT_ONCE = 30;
const VISITORS = 10 * AT_ONCE;
const SECONDS = IS_LONG ? 60 : 5;

/** Milliseconds within which each request has its answer, however many there are. */
const BOUND = 15_000;

describe('ten times the visitors that a server admits at a time', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({
      postgres: sharedPostgres(),
      settings: { MAX_REQUESTS_AT_ONCE: String(AT_ONCE) },
    });
  });
  afterAll(() => world?.close());

  it('are served or asked to retry; everyone who paid has an order, and memory stays flat', async () => {
    const product = await world.addProduct(100_000);
    const { address, process } = world.server;
    const before = await readMemory(process.pid);
    const end = Date.now() + SECONDS * 1_000;
    const statuses = new Map<number, number>();
    const outcomes: Outcome[] = [];
    let slowest = 0;

    async function look() {
      const began = Date.now();
      const { status, headers } = await fetch(`${address}/api/products?limit=20`, {
        signal: AbortSignal.timeout(2 * BOUND),
      });
      if (status === 503) expect(headers.get('Retry-After')).toMatch(/^\d+$/);
      slowest = Math.max(slowest, Date.now() - began);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Without a pause, refused visitors would only retry.
      if (status === 503) await sleep(20);
    }
    const visitors = Array.from({ length: VISITORS }, async (_, index) => {
      while (Date.now() < end)
        if (index % 10 === 0) outcomes.push(world.note(await world.createBuyer({ product }).finish()));
        else await look();
    });
    while (Date.now() < end) {
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      await sleep(100);
    }
    await Promise.all(visitors);

    expect([...statuses.keys()].sort()).toEqual([200, 503]);
    expect(slowest).toBeLessThan(BOUND);
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['ordered']));
    const after = await readMemory(process.pid);
    if (before !== null && after !== null) expect(after - before).toBeLessThan(300);
    await expectNoViolations(world);
  });
});
