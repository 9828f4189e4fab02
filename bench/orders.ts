import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDataFolder } from '#postgres/data-folder.ts';
import { startEmbeddedPostgres } from '#postgres/embedded-postgres.ts';
import { measureBaselineOrders } from './baseline-orders.ts';
import { createBuyer } from './buyer.ts';
import { startServerProcess } from './server-process.ts';

const SECONDS = 8;

/** Orders per second, end to end and as a share of what the same PostgreSQL does without the shop. */
export async function measureOrders(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-bench-'));
  const folder = await openDataFolder(dataDir, { address: 'the benchmark' });
  const postgres = await startEmbeddedPostgres({ dataFolder: dataDir });
  const server = await startServerProcess({ DATABASE_URL: urlOf(postgres.connection) });
  const pool = new pg.Pool({ ...postgres.connection, max: 64 });
  try {
    console.log('\nOrders a second (start, pay, order; load generator and PostgreSQL on the same machine)');
    const buy = await createBuyer(server.address);
    await repeat(8, 3, buy);
    const alone = await medianOf(300, buy);
    console.log(`  one order alone: ${alone.toFixed(1)} ms in its three calls`);
    for (const connections of [16, 140]) {
      const stop = startSearching(server.address, connections);
      const meanwhile = await medianOf(30, buy);
      await stop();
      console.log(
        `  while ${connections} connections search: ${meanwhile.toFixed(0)} ms, ${(meanwhile / alone).toFixed(1)} times that`,
      );
    }
    for (const buyers of [8, 64]) {
      const before = await server.cpu();
      const orders = await repeat(buyers, SECONDS, buy);
      const after = await server.cpu();
      const bare = await repeat(buyers, SECONDS, await measureBaselineOrders(pool));
      const cpu =
        before !== null && after !== null
          ? `, ${((after - before) / (orders * SECONDS)).toFixed(2)} ms of the server's CPU each`
          : '';
      console.log(
        `  ${String(buyers).padStart(2)} buyers: ${orders.toFixed(0)}/s, ${(orders / bare).toFixed(2)} of the ${bare.toFixed(0)}/s of bare statements${cpu}`,
      );
    }
    const fast = await cpuOfEach(server.cpu, buy);
    const typical = await cpuOfEach(server.cpu, await createBuyer(server.address, { isTypical: true }));
    if (fast !== null && typical !== null)
      console.log(
        `  a typical order (add, quote, start, pay, order): ${typical.toFixed(1)} ms of the server's CPU, ${(typical / fast).toFixed(2)} times a fast one (start, pay, order)`,
      );
  } finally {
    await pool.end();
    await server.stop();
    await postgres.stop();
    await folder.release();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Asks for searches and pages that are not cached; the returned function ends that. */
function startSearching(address: string, connections: number): () => Promise<void> {
  const ending = new AbortController();
  let asked = 0;
  const one = async () => {
    while (!ending.signal.aborted) {
      asked++;
      const path = asked % 2 ? `/api/products/search/word${asked}` : `/user/products?search=word${asked}`;
      await (await fetch(address + path)).arrayBuffer();
    }
  };
  const all = Promise.all(Array.from({ length: connections }, one));
  return async () => {
    ending.abort();
    await all;
  };
}

/** Runs of `work` per second, `many` in parallel. */
async function repeat(many: number, seconds: number, work: () => Promise<void>): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  const one = async () => {
    while (performance.now() < end) {
      await work();
      done++;
    }
  };
  await Promise.all(Array.from({ length: many }, one));
  return done / seconds;
}

async function cpuOfEach(
  cpu: () => Promise<number | null>,
  buy: () => Promise<void>,
): Promise<number | null> {
  const orders = 200;
  for (let warm = 0; warm < orders; warm++) await buy();
  const before = await cpu();
  for (let bought = 0; bought < orders; bought++) await buy();
  const after = await cpu();
  return before === null || after === null ? null : (after - before) / orders;
}

async function medianOf(times: number, work: () => Promise<void>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
}

export function urlOf({
  host,
  port,
  user,
  password,
  database,
}: {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}): string {
  const at = host.startsWith('/') ? `localhost:${port}` : `${host}:${port}`;
  const socket = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : '';
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${at}/${database}${socket}`;
}
