import { readFile } from 'node:fs/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mails } from '#db/schema/index.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { startPeriodicTask } from '../async/periodic-task.ts';
import { watchEventLoop } from '../async/watch-event-loop.ts';
import { readConfig } from '../config/config.ts';
import { createLog } from '../create-log.ts';
import { openHttp } from '../open-http.ts';
import { createReadRecentFigures } from '../status/read-recent-figures.ts';
import { eventually } from '../testing/eventually.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { measureProcess, measureWorkers } from './process-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { measureShop } from './shop-metrics.ts';

const RULES = 'docs/alerts.yml';
const log = createLog('silent');

let database: TestDatabase;
let shop: TestShop;
let http: Awaited<ReturnType<typeof openHttp>>;
let metrics: Awaited<ReturnType<typeof serveMetrics>>;
const eventLoop = watchEventLoop(log);

/** A replica as each process describes it. */
const REPLICAS = { describe: () => [{ replica: 1, state: 'used' as const, behind: 20 }] };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
  const { databases } = database;
  const registry = measureProcess({
    databases,
    eventLoop,
    answering: { answers: shop.shared.answers, replicas: REPLICAS as never },
  });
  measureWorkers(registry, () => ({ answering: 2, replacements: 0 }));
  measureShop(registry, {
    readFigures: createReadRecentFigures(shop.db),
    watch: shop.watch,
    dataDir: '.',
    hasMailServer: true,
    version: '1.2.3',
  });
  http = await openHttp({ ...readConfig({}), port: 0 }, getRequestListener(shop.app.fetch));
  metrics = await serveMetrics({ metrics: { host: '127.0.0.1', port: 0 }, registry });
});
afterAll(async () => {
  eventLoop.stop();
  await metrics.close();
  await http.close();
  await shop.close();
  await database.close();
});

async function scrape(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${metrics.port}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return await response.text();
}

describe('metrics', () => {
  it('count requests by route and status, without ids, addresses or unknown paths', async () => {
    for (const path of ['/api/products/lamp', '/api/products/nothing-ada@example.com', '/wp-login.php'])
      await (await fetch(`${http.address}${path}`)).text();
    await eventually(async () =>
      expect(await scrape()).toMatch(/^marigold_requests_total\{.*route="\/\{unknown\}",status="404"\} 1$/m),
    );
    const text = await scrape();
    expect(text).toMatch(
      /^marigold_requests_total\{method="GET",route="\/api\/products\/\{\}",status="404"\} [12]$/m,
    );
    expect(text).not.toMatch(/ada|wp-login/);
    expect(text).toMatch(/^marigold_request_seconds_count\{kind="call"\} 2$/m);
  });

  it('have the figures of the database, and no value for what there is not', async () => {
    await shop.db.insert(mails).values({
      event: 'waits',
      kind: 'password_reset',
      recipient: 'ada@example.com',
      facts: {},
      createdAt: new Date(1_700_000_000_000),
      nextTryAt: new Date(),
    });
    await eventually(async () => expect(await scrape()).toMatch(/^marigold_mails_waiting 1$/m), 10_000);
    const text = await scrape();
    expect(text).toMatch(/^marigold_mails_waiting_oldest_timestamp_seconds 1700000000$/m);
    expect(text).toMatch(/^marigold_orders 0$/m);
    expect(text).not.toMatch(/^marigold_last_backup_timestamp_seconds /m);
    expect(text).toMatch(/^marigold_disk_free_bytes \d+/m);
    expect(text).toMatch(/^marigold_info\{version="1\.2\.3"\} 1$/m);
  });

  it('count the rounds of tasks, and those that fail', async () => {
    const task = startPeriodicTask({ name: 'trying', every: 1e9, log }, async () => {
      throw new Error('no');
    });
    await task.runNow();
    await task.stop();
    expect(await scrape()).toMatch(/^marigold_task_failures_total\{task="trying"\} 1$/m);
  });

  it('are at no other address of their port', async () => {
    expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404);
  });
});

describe(RULES, () => {
  type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: object };

  it('names metrics that there are, and says of each alert why and what to do', async () => {
    const { groups } = parse(await readFile(RULES, 'utf8')) as { groups: { rules: Rule[] }[] };
    const text = await scrape();
    const rules = groups.flatMap(({ rules }) => rules);
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, expr, labels, annotations } of rules) {
      expect(Object.keys(annotations), alert).toEqual(['summary', 'reason', 'action']);
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      for (const [name] of expr.matchAll(/\b(?:marigold|nodejs|process)_\w+/g))
        expect(text, `${alert}: ${name}`).toContain(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `);
    }
  });
});
