import { mkdtemp, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { startChild } from './processes/child.ts';
import { createDatabase } from './processes/database-server.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

const script = (name: string) => path.join(import.meta.dirname, `../../scripts/${name}.ts`);

async function run(name: 'backup' | 'restore', args: string[], environment: Record<string, string>) {
  const child = startChild(name, [script(name), ...args], environment);
  const code = await child.ended;
  return { code, output: child.output() };
}

/** Every row of every table, as text, in an order of its own. */
async function readAll(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name not in ('startup_lock') order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ line: string }>(
      `select t::text as line from "${name}" t order by 1`,
    );
    all[name] = rows.map(({ line }) => line);
  }
  await client.end();
  return all;
}

describe('a backup', () => {
  const postgres = sharedPostgres();
  let world: World;
  let folder: string;
  beforeAll(async () => {
    world = await startWorld({ postgres });
    folder = await mkdtemp(path.join(tmpdir(), 'marigold-faults-'));
  });
  afterAll(async () => {
    await world?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function restoreTo(file: string) {
    const database = await createDatabase(postgres);
    const dataDir = await mkdtemp(path.join(folder, 'restored-'));
    const result = await run('restore', [file], { DATABASE_URL: database.url, DATA_DIR: dataDir });
    return { ...result, database };
  }

  const settings = () => ({ DATABASE_URL: world.database.url, DATA_DIR: world.server.dataDir });

  it('restored into an empty database has the same rows', async () => {
    const product = await world.addProduct(50);
    for (let time = 0; time < 5; time++) world.note(await world.createBuyer({ product }).finish());
    // Shortly after the last sale the server adds it to its counters: until then rows still change.
    await eventually(async () => expect(await world.query('select from order_tally_entries')).toEqual([]));
    const file = path.join(folder, 'quiet.backup');
    expect(await run('backup', [file], settings())).toMatchObject({ code: 0 });
    expect((await stat(file)).mode & 0o077).toBe(0);
    const { code, output, database } = await restoreTo(file);
    expect(code, output).toBe(0);
    // Keys that grant access stay with their database (decision 095), and so do its epoch and last backup.
    const all = await readAll(world.database.url);
    const { instance_secrets: keys, last_backup: times, database_epoch: epochs, ...rows } = all;
    expect(keys?.length).toBeGreaterThan(0);
    expect([times?.length, epochs?.length]).toEqual([1, 1]);
    const own = { instance_secrets: [], last_backup: [], database_epoch: [] };
    expect(await readAll(database.url)).toEqual({ ...rows, ...own });
    await database.drop();
  });

  it('made while the shop sells holds every order with its lines, mail and stock', async () => {
    const product = await world.addProduct(10_000);
    let isOver = false;
    const shoppers = Array.from({ length: 4 }, async () => {
      while (!isOver) world.note(await world.createBuyer({ product }).finish());
    });
    const file = path.join(folder, 'busy.backup');
    const made = await run('backup', [file], settings());
    isOver = true;
    await Promise.all(shoppers);
    expect(made).toMatchObject({ code: 0 });
    const { code, output, database } = await restoreTo(file);
    expect(code, output).toBe(0);

    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const count = async (text: string) => (await client.query<{ n: number }>(text)).rows[0]?.n;
    expect(
      await count('select count(*)::int as n from orders where payment_intent_id is not null'),
    ).toBeGreaterThan(5);
    const incomplete = `select count(*)::int as n from orders o where payment_intent_id is not null and (
      not exists (select 1 from order_lines l where l.order_id = o.id)
      or not exists (select 1 from mails m where m.event = 'order:' || o.id || ':confirmation')
      or not exists (select 1 from checkouts c where c.id = o.id and c.outcome = 'ordered'))`;
    expect(await count(incomplete)).toBe(0);
    const pieces = `select stock + (select coalesce(sum(quantity), 0) from order_lines where product_id = $1)
      + (select coalesce(sum(quantity), 0) from stock_holds where product_id = $1) as n from products where id = $1`;
    expect(Number((await client.query(pieces, [product.id])).rows[0].n)).toBe(10_000);
    await client.end();
    await database.drop();
    await expectNoViolations(world);
  });

  it('that was cut is refused, and leaves nothing behind', async () => {
    const file = path.join(folder, 'cut.backup');
    expect(await run('backup', [file], settings())).toMatchObject({ code: 0 });
    await truncate(file, Math.floor((await stat(file)).size * 0.7));
    const { code, output, database } = await restoreTo(file);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    const rows = await readAll(database.url);
    expect([rows.orders, rows.products, rows.checkouts]).toEqual([[], [], []]);
    await database.drop();
  });

  it('is not restored over a shop that has sold', async () => {
    const file = path.join(folder, 'quiet.backup');
    const before = await readAll(world.database.url);
    const { code, output } = await run('restore', [file], settings());
    expect(code).toBe(1);
    expect(output).toMatch(/empty/);
    expect(await readAll(world.database.url)).toEqual(before);
  });
});
