import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDataFolder } from '#postgres/data-folder.ts';
import { startEmbeddedPostgres } from '#postgres/embedded-postgres.ts';
import { urlOf } from './orders.ts';
import { startServerProcess } from './server-process.ts';

const LINES = 30;
const DISCOUNTS = 200;
const QUOTES = 200;

/** Server CPU of a quote of many lines: without discounts, and with many automatic ones. */
export async function measureQuotes(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-bench-'));
  const folder = await openDataFolder(dataDir, { address: 'the benchmark' });
  const postgres = await startEmbeddedPostgres({ dataFolder: dataDir });
  const pool = new pg.Pool({ ...postgres.connection, max: 1 });
  // Its idle connection ends with the database.
  pool.on('error', () => {});
  const server = await startServerProcess({ DATABASE_URL: urlOf(postgres.connection) });
  try {
    const { rows } = await pool.query<{ id: string; category: string }>(
      'select id, category from products where deleted_at is null and availability order by id limit $1',
      [LINES],
    );
    const lines = rows.map(({ id }) => ({ productId: id, quantity: 2 }));
    const body = JSON.stringify({ lines, address: { country: 'United States', state: 'Oregon' } });
    const quote = async () => {
      const answer = await fetch(`${server.address}/api/quote`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { discount: number };
    };
    console.log(`\nA quote of ${lines.length} lines (server CPU)`);
    const without = await cpuOfEach(server.cpu, quote);
    await pool.query(INSERT, [DISCOUNTS, rows.map(({ id }) => id), rows.map(({ category }) => category)]);
    await pool.query("insert into cache_invalidations (tags) values ('{discounts}')");
    // Until every server has seen it.
    while ((await quote()).discount === 0) await new Promise((resolve) => setTimeout(resolve, 200));
    const discounted = await cpuOfEach(server.cpu, quote);
    if (without === null || discounted === null) return console.log('  not reported by this system');
    console.log(`  without discounts: ${without.toFixed(2)} ms`);
    console.log(
      `  with ${DISCOUNTS} automatic ones: ${discounted.toFixed(2)} ms, ${(discounted / without).toFixed(1)} times that`,
    );
  } finally {
    await server.stop();
    await pool.end();
    await postgres.stop();
    await folder.release();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Percentages and amounts, for a product each, a category or everything; half of them combine. */
const INSERT = `
  insert into discounts (id, title, terms, scope, combines_with, created_at)
  select 'bench-' || n, 'Discount ' || n,
    case when n % 2 = 0 then jsonb_build_object('kind', 'percent', 'basisPoints', 100 + n)
      else jsonb_build_object('kind', 'amount', 'amount', 100 + n) end,
    case n % 3 when 0 then '{"of": "all", "values": []}'::jsonb
      when 1 then jsonb_build_object('of', 'products', 'values', jsonb_build_array(($2::text[])[1 + n % 30]))
      else jsonb_build_object('of', 'categories', 'values', jsonb_build_array(($3::text[])[1 + n % 30])) end,
    case when n % 4 < 2 then '["product", "order", "shipping"]'::jsonb else '[]'::jsonb end, now()
  from generate_series(1, $1) n`;

async function cpuOfEach(
  cpu: () => Promise<number | null>,
  quote: () => Promise<unknown>,
): Promise<number | null> {
  // Enough for the code to be compiled.
  for (let warm = 0; warm < 500; warm++) await quote();
  const before = await cpu();
  for (let asked = 0; asked < QUOTES; asked++) await quote();
  const after = await cpu();
  return before === null || after === null ? null : (after - before) / QUOTES;
}
