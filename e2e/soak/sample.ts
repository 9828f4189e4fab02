import { readdir } from 'node:fs/promises';
import { readMemory } from '../faults/probes/memory.ts';
import type { Server, World } from '../faults/support/world.ts';

/** What one server uses; null where the system or the server did not say. */
export type ServerSample = {
  /** Megabytes. */
  memory: number | null;
  heap: number | null;
  handles: number | null;
  /** Characters of its log, requests that it answered, and statements that wait for a connection. */
  logged: number;
  requests: number;
  waiting: number | null;
  /** Files in its data folder. */
  files: number | null;
};

export type TableSample = { rows: number; bytes: number; dead: number };

/** Everything at one time, in seconds since the beginning. */
export type Sample = {
  at: number;
  servers: ServerSample[];
  connections: number;
  tables: Record<string, TableSample>;
  mailsWaiting: number;
  unsettled: number;
  refundsDue: number;
};

type Observed = { server: Server; metrics: string; dataFolder: string };

export type Sampler = { take(): Promise<Sample> };

/** Milliseconds to wait for the metrics of a server, which may be stopped. */
const TIMEOUT = 3_000;

/** Takes samples of a world; rejects while the database is away. */
export function createSampler(world: World, observed: readonly Observed[]): Sampler {
  const began = performance.now();
  const counters = observed.map(() => ({ before: 0, last: 0 }));

  /** The counter of requests begins anew with each process. */
  function countRequests(place: number, counted: number | null): number {
    const counter = counters[place] ?? { before: 0, last: 0 };
    if (counted !== null && counted < counter.last) counter.before += counter.last;
    counter.last = counted ?? counter.last;
    return counter.before + counter.last;
  }

  async function sampleServer(
    { server, metrics, dataFolder }: Observed,
    place: number,
  ): Promise<ServerSample> {
    const { pid } = server.process;
    const text = await fetch(metrics, { signal: AbortSignal.timeout(TIMEOUT) })
      .then((response) => response.text())
      .catch(() => null);
    const count = async (folder: string, recursive = false) =>
      (await readdir(folder, { recursive }).catch(() => null))?.length ?? null;
    return {
      memory: await readMemory(pid),
      heap: text ? sum(text, 'nodejs_heap_size_used_bytes') / 2 ** 20 : null,
      handles: await count(`/proc/${pid}/fd`),
      logged: server.output().length,
      requests: countRequests(place, text ? sum(text, 'marigold_requests_total') : null),
      waiting: text ? sum(text, 'marigold_database_waiting') : null,
      files: await count(dataFolder, true),
    };
  }

  return {
    async take() {
      const tables = await sampleTables(world);
      const [counted] = await world.query<Omit<Sample, 'at' | 'servers' | 'tables'>>(QUEUES);
      if (!counted) throw new Error('The database did not count');
      const servers = await Promise.all(observed.map(sampleServer));
      return { at: (performance.now() - began) / 1_000, servers, tables, ...counted };
    },
  };
}

const QUEUES = `select
  (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
  (select count(*)::int from mails where next_try_at is not null) as "mailsWaiting",
  (select count(*)::int from checkouts where outcome is null) as unsettled,
  (select count(*)::int from refunds where status not in ('succeeded', 'failed')) as "refundsDue"`;

/** Rows are counted: a failover and a crash reset what the statistics know of them. */
async function sampleTables({ query }: World): Promise<Record<string, TableSample>> {
  const tables = await query<{ name: string; bytes: number; dead: number }>(
    `select relname as name, pg_total_relation_size(relid)::float8 as bytes, n_dead_tup::float8 as dead
     from pg_stat_user_tables where schemaname = 'public'`,
  );
  const counts = tables.map(({ name }) => `(select count(*) from "${name}")::float8 as "${name}"`);
  const [rows = {}] = await query<Record<string, number>>(`select ${counts.join(', ')}`);
  return Object.fromEntries(
    tables.map(({ name, bytes, dead }) => [name, { bytes, dead, rows: rows[name] ?? 0 }]),
  );
}

/** The sum of a metric over its labels. */
export function sum(metrics: string, name: string): number {
  const lines = metrics
    .split('\n')
    .filter((line) => line.startsWith(name) && /^[ {]/.test(line.slice(name.length)));
  return lines.reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}
