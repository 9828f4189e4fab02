import { expect, it } from 'vitest';
import { type Caller, openCallers } from './fuzzing/callers.ts';
import { type ApiDocument, type DocumentedCall, isForStaff, listCalls } from './fuzzing/fuzzed-requests.ts';
import { MARKER, plantData } from './fuzzing/planted-data.ts';
import { type Played, playCalls } from './fuzzing/play-calls.ts';
import { digestTables, PUBLIC_TABLES } from './fuzzing/table-digests.ts';
import { SEED } from './support/seed.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, TOKEN, type World } from './support/world.ts';

/* Calls made of the OpenAPI document at random, by everybody who can make some. */

/** The number of calls, in rounds, each in a shop of its own: staff change what the next round is about. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 2_000);
const CALLS_OF_ROUND = 10_000;

/** Milliseconds for all of them. */
const LIMIT = 24 * 3_600_000;

it(
  `${CALLS} calls fail cleanly, show nothing foreign and change nothing without permission (seed ${SEED})`,
  async () => {
    const played: Played = { statuses: {}, hasShownMarker: false, found: [] };
    for (let start = 0; start < CALLS; start += CALLS_OF_ROUND) {
      const world = await startWorld({
        postgres: sharedPostgres(),
        settings: { TRUSTED_PROXIES: '127.0.0.1', DEMO_SIGN_IN: 'on', LOG_LEVEL: 'info' },
      });
      await playRound(world, SEED + start, Math.min(CALLS_OF_ROUND, CALLS - start), played).finally(
        world.close,
      );
    }
    process.stdout.write(
      `npm run test:fuzz -- --calls ${CALLS} --seed ${SEED}: ${JSON.stringify(played.statuses)}\n`,
    );
    expect(played.hasShownMarker, 'the planted data is where staff see it').toBe(true);
  },
  LIMIT,
);

/** What strangers do comes first, since staff may delete what it is about. */
async function playRound(world: World, seed: number, count: number, played: Played): Promise<void> {
  const shop = world.server.address;
  const document = (await (await fetch(`${shop}/api/openapi.json`)).json()) as ApiDocument;
  const { known, secret } = await plantData(world);
  const { nobody, shopper, staff, token } = await openCallers(shop, TOKEN);
  const all = listCalls(document);
  const forAll = all.filter((call) => !isForStaff(call));
  const schemas = document.components.schemas;
  const play = async (caller: Caller, calls: DocumentedCall[], share: number, ids = known) => {
    const requests = { shop, caller, calls, schemas, known: ids, seed, count: Math.ceil(count * share) };
    await playCalls(requests, played);
    expect(played.found).toEqual([]);
  };

  const before = await digestTables(world);
  await play(nobody, all.filter(isForStaff), 0.15);
  await play(nobody, forAll.filter(isReading), 0.15);
  expect(await digestTables(world), 'changed by nobody').toEqual(before);

  const ofStaff = await digestTables(world, PUBLIC_TABLES);
  await play(nobody, forAll, 0.15);
  await play(shopper, all.filter(isForStaff), 0.05);
  await play(shopper, forAll, 0.2);
  expect(await digestTables(world, PUBLIC_TABLES), 'changed without being staff').toEqual(ofStaff);

  // A session that has ended finds nothing.
  const inSession = all.filter(({ path }) => path !== '/auth/sign-out');
  await play(staff, inSession, 0.1, [...known, ...secret]);
  await play(token, all, 0.2, [...known, ...secret]);

  expect(world.server.process.isRunning()).toBe(true);
  const log = world.server.output();
  expect(log.split('\n').filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  expect(log.toLowerCase()).not.toContain(MARKER);
}

function isReading({ method }: DocumentedCall): boolean {
  return method === 'GET';
}
