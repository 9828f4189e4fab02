import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runAudit } from '#scripts/audit/run-audit.ts';
import { eventually } from '#server/testing/eventually.ts';
import { KEYS } from '../faults/processes/emulator-process.ts';
import { findFixedPort } from '../faults/processes/free-port.ts';
import { createShopServer } from '../faults/processes/shop-server.ts';
import { mountSmallDisk, whyNoSmallDisk } from '../faults/processes/small-disk.ts';
import { calm } from '../faults/support/calm.ts';
import { randomFrom } from '../faults/support/seed.ts';
import { sweepAgain } from '../faults/support/sweep-again.ts';
import { type Server, startWorld, type World } from '../faults/support/world.ts';
import { startDatabases } from './databases.ts';
import { judgeMails, type MailRow } from './judge-mails.ts';
import { startLyingMailServer } from './lying-mail-server.ts';
import { judgeSamples } from './measures.ts';
import { overload } from './overload.ts';
import type { Soak } from './report.ts';
import { createSampler, type Sample } from './sample.ts';
import { createSoakFaults, DISK_RESERVE, injectInTurn } from './soak-faults.ts';
import { beginTraffic, findWrongAnswers } from './traffic.ts';

export type SoakOptions = {
  minutes: number;
  seed: number;
  /** Milliseconds between two steps of one visitor. */
  pause: number;
  /** Ends the run early; what was started is ended in order. */
  stopping: AbortSignal;
  /** Receives what happens, for the person who waits. */
  say: (line: string) => void;
};

const SERVERS = 2;
const PROGRAM = path.join(import.meta.dirname, 'start-shop-with-clock.js');
const DISK_MEGABYTES = 100;

/** Milliseconds between two samples, and to wait for what settles after the last fault. */
const SAMPLE_EVERY = 10_000;
const PATIENCE = 300_000;

/** A shorter run has not warmed up in its first third, nor two turns of all faults in each other one. */
const SHORTEST_JUDGED = 15;

/** The log is that of a shop in use; the reconciler looks often, and abandoned checkouts end soon. */
const SETTINGS = {
  LOG_LEVEL: 'info',
  RECONCILE_EVERY: '5',
  RECONCILE_AFTER: '10',
  HOLD_MINUTES: '2',
  TRUSTED_PROXIES: '127.0.0.1',
  DISK_RESERVE_MB: String(DISK_RESERVE / 1_000_000),
  // All buyers are at one address.
  PURCHASES_FROM_ADDRESS: '99999',
  UNPAID_ORDERS_FROM_ADDRESS: '99999',
};

/** Runs mixed traffic under faults, then overloads a server, then audits. Rejects if it is stopped early. */
export async function soak({ minutes, seed, pause, stopping, say }: SoakOptions): Promise<Soak> {
  stopping.throwIfAborted();
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'marigold-soak-'));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    if (whyNoSmallDisk) say(`No disk is filled: ${whyNoSmallDisk}`);
    const disk = whyNoSmallDisk ? null : await mountSmallDisk(DISK_MEGABYTES);
    if (disk) closing.push(() => disk.close());
    const mailServer = await startLyingMailServer();
    closing.push(() => mailServer.close());
    const databases = await startDatabases();
    closing.push(() => databases.close());
    const places = await Promise.all(
      Array.from({ length: SERVERS }, async (_, number) => ({
        clock: path.join(folder, `clock-${number}`),
        dataFolder: path.join(disk?.folder ?? folder, `data-${number}`),
        seenFolder: path.join(disk?.seenFromHere ?? folder, `data-${number}`),
        metricsPort: await findFixedPort(),
      })),
    );
    const world = await startWorld({
      postgres: databases.primary,
      replica: databases.standby,
      servers: SERVERS,
      settings: { ...SETTINGS, SMTP_URL: mailServer.url },
      prepare: (number) => {
        const { clock = '', dataFolder = '', metricsPort } = places[number] ?? {};
        const own = { CLOCK_FILE: clock, DATA_DIR: dataFolder, METRICS_PORT: String(metricsPort) };
        return createShopServer(own, PROGRAM, disk?.within);
      },
    });
    closing.push(() => world.close());
    stopping.throwIfAborted();

    const random = randomFrom(seed);
    const products = [
      await world.addProduct(),
      await world.addProduct(1_000_000),
      await world.addProduct(1_000_000),
    ];
    const shown = await world.addProduct();
    const clocks = places.map(({ clock }) => clock);
    const faults = createSoakFaults({ world, databases, mailServer, disk, clocks, products, random });
    const sampler = createSampler(
      world,
      world.servers.map((server, number) => ({
        server,
        metrics: `http://127.0.0.1:${places[number]?.metricsPort}/metrics`,
        dataFolder: places[number]?.seenFolder ?? '',
      })),
    );

    const samples: Sample[] = [];
    const began = performance.now();
    let hasFailed = false;
    const isOver = () => stopping.aborted || hasFailed || performance.now() - began > minutes * 60_000;
    const traffic = beginTraffic({ world, products, shown, random, pause });
    const injecting = injectInTurn(faults, randomFrom(seed + 1), isOver, (name) =>
      say(`${((performance.now() - began) / 1_000).toFixed(0)} s: ${name}`),
    );
    // Thrown below, once the traffic has ended.
    injecting.catch(() => {
      hasFailed = true;
    });
    while (!isOver()) {
      await sleep(SAMPLE_EVERY, null, { signal: stopping }).catch(() => undefined);
      // While the database is away there is nothing to count.
      const sample = await sampler.take().catch(() => null);
      if (sample) samples.push(sample);
      if (sample) say(describeSample(sample));
    }
    const injected = await injecting;
    say('Everything works again; what is under way ends');
    await calm(world);
    await traffic.leave();
    stopping.throwIfAborted();
    await calm(world);
    await world.settle(PATIENCE);
    await sendMails(world);
    say('Ten times the load');
    const overloaded = await overload(world.servers.at(-1) as Server);
    stopping.throwIfAborted();

    say('The audit');
    await sweepAgain(world);
    await world.settle(PATIENCE);
    await returnOwed(world);
    await sendMails(world);
    const report = await world.audit();
    const audit = await runAudit({
      ...KEYS,
      STRIPE_API_BASE: world.emulator.address,
      DATABASE_URL: world.database.url,
      DATA_DIR: folder,
    });
    const mails = judgeMails(await readMails(world), mailServer.receptions);
    const judged = minutes >= SHORTEST_JUDGED ? judgeSamples(samples) : [];
    return {
      minutes,
      seed,
      orders: samples.at(-1)?.tables.orders?.rows ?? 0,
      requests: samples.at(-1)?.servers.reduce((sum, { requests }) => sum + requests, 0) ?? 0,
      samples: samples.length,
      faults: injected,
      answers: traffic.answers,
      judged,
      audit: audit.output + audit.errors,
      mails,
      logs: world.servers.map((server) => server.output()),
      overload: overloaded,
      violations: [
        ...report.violations,
        ...(audit.code === 0 ? [] : ['npm run audit disagrees']),
        ...mails.violations,
        ...(mails.waiting > 0 ? [`${mails.waiting} mails wait`] : []),
        ...findWrongAnswers(traffic.answers),
        ...judged
          .filter(({ isFlat }) => !isFlat)
          .map(
            ({ name, second, last }) => `${name} is not flat: ${second.toFixed(2)}, then ${last.toFixed(2)}`,
          ),
        ...overloaded.violations,
      ],
    };
  } finally {
    for (const close of closing.toReversed())
      await close().catch((error: unknown) => say(`Ending failed: ${String(error)}`));
  }
}

function describeSample({
  servers,
  connections,
  mailsWaiting,
  unsettled,
  refundsDue,
  tables,
}: Sample): string {
  const each = servers.map(
    ({ memory, heap, handles }) => `${memory?.toFixed(0)} MB (heap ${heap?.toFixed(0)}), ${handles} handles`,
  );
  return `  ${each.join('; ')}; ${connections} connections, ${tables.orders?.rows} orders, ${mailsWaiting} mails wait, ${unsettled} payments, ${refundsDue} refunds`;
}

/** What was paid in cash is owed once its order ended, until staff note its return (decision 098). */
async function returnOwed(world: World): Promise<void> {
  const owed = await world.query<{ id: string }>('select id from orders where owed_cents > 0');
  for (const { id } of owed) {
    const path = `/orders/${id}/refunds/noted`;
    const { status } = await world.askAsStaff('POST', path, { way: 'Cash' }, undefined, randomUUID());
    if (status !== 201) throw new Error(`Noting that money was returned: ${status}`);
  }
}

/** Mails wait up to an hour for their next try: they are due now. */
async function sendMails(world: World): Promise<void> {
  await world.query(
    'update mails set next_try_at = now() where next_try_at is not null and failure is not null',
  );
  await eventually(async () => {
    const waiting = (await readMails(world)).filter((mail) => mail.waiting);
    if (waiting.length > 0) throw new Error(`${waiting.length} mails wait`);
  }, PATIENCE).catch(() => undefined);
}

const readMails = (world: World) =>
  world.query<MailRow>(
    `select event, kind, tries, sent_at is not null as sent, next_try_at is not null as waiting from mails`,
  );
