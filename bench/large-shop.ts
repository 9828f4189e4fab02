import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { openAlone } from '#db/backup/open-for-backup.ts';
import { connectWithoutTimeouts } from '#db/connect-without-timeouts.ts';
import type { Database } from '#db/connection.ts';
import { ROOT } from '#scripts/root.ts';
import { type Examples, shopperQuestions, staffQuestions } from '#server/testing/large-shop-questions.ts';
import { recordStatements, type Statement } from '#server/testing/record-statements.ts';
import { multiplyShop } from './multiply-shop.ts';

/** Rows that are generated one by one; the others are copies of them. */
const GENERATED = 10_000;

/** Runs of each statement; the fastest counts, which other work on the machine delays least. */
const RUNS = 5;

/** Prints what each question costs the database in a shop with `rows` products, orders and reviews. */
export async function measureLargeShop(rows: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-bench-'));
  try {
    const generated = String(Math.min(rows, GENERATED));
    const counts = ['--orders', generated, '--products', generated, '--reviews', generated];
    await promisify(execFile)(process.execPath, [path.join(ROOT, 'scripts/demo.ts'), ...counts], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    const { db, close } = await openAlone({ databaseUrl: null, dataDir });
    try {
      if (rows > GENERATED) await multiplyShop(db, Math.ceil(rows / GENERATED));
      await measureQuestions(db);
    } finally {
      await close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Prints the time of the database and the pages it reads, for each question. */
export async function measureQuestions(of: Database): Promise<void> {
  const client = await connectWithoutTimeouts(of);
  try {
    const { db, taken } = recordStatements(client);
    const examples = await findExamples(client);
    const questions = { ...shopperQuestions(db, examples), ...staffQuestions(db, examples) };
    console.log('\n| question | milliseconds | pages | answered by |\n| --- | --- | --- | --- |');
    for (const [name, ask] of Object.entries(questions)) {
      await ask();
      const { time, pages, scans } = await costOf(client, taken());
      console.log(`| ${name} | ${time.toFixed(1)} | ${pages} | ${[...new Set(scans)].join(', ')} |`);
    }
  } finally {
    await client.end();
  }
}

async function findExamples(client: pg.Client): Promise<Examples> {
  const { rows } = await client.query<Examples>(`
    select product.id as "productId", product.category, orders.id as "orderId", orders.user_email as email,
      coalesce(orders.user_phone, '') as phone,
      (select user_email from reviews order by id limit 1) as reviewer, 'lamp' as word
    from (select * from products where stock > 0 and deleted_at is null order by rating_count desc limit 1) product,
      (select * from orders where user_phone is not null order by created_at desc limit 1) orders`);
  const [found] = rows;
  if (!found) throw new Error('The shop is empty');
  return found;
}

/** Milliseconds, and pages of 8 kB in the memory of the database or read. */
type Cost = { time: number; pages: number; scans: string[] };

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};

type Explained = { 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number }] };

/** The statements of a purchase need each other's rows, so they are explained in one transaction. */
async function costOf(client: pg.Client, statements: readonly Statement[]): Promise<Cost> {
  let best: Cost = { time: Number.POSITIVE_INFINITY, pages: 0, scans: [] };
  for (let run = 0; run < RUNS; run++) {
    const cost: Cost = { time: 0, pages: 0, scans: [] };
    await client.query('begin');
    for (const { text, values } of statements) {
      const { rows } = await client.query<Explained>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      );
      for (const {
        'QUERY PLAN': [explained],
      } of rows) {
        const plan = explained.Plan;
        cost.time += explained['Execution Time'];
        cost.pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
        cost.scans.push(...scansOf(plan));
      }
    }
    await client.query('rollback');
    if (cost.time < best.time) best = cost;
  }
  return best;
}

function scansOf(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(scansOf);
  if (plan['Index Name']) return [plan['Index Name'], ...below];
  return plan['Node Type'] === 'Seq Scan' ? [`all ${plan['Relation Name']}`, ...below] : below;
}
