import { once } from 'node:events';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyPreparedFolder, opened, type ShopProcess, startShopProcess } from './support/shop-process.ts';

/** The shop as a process: its output and its exit. */

let dataDir: string;
const started: ShopProcess[] = [];
test.beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-run-'));
});
test.afterEach(async () => {
  for (const running of started.splice(0)) {
    running.process.kill('SIGTERM');
    await running.ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a shop, new and without products unless the test prepared its folder or sets `DEMO_DATA`. */
function startShop(environment: Record<string, string> = {}, command?: 'npm start'): ShopProcess {
  const running = startShopProcess({ DATA_DIR: dataDir, DEMO_DATA: 'off', ...environment }, command);
  started.push(running);
  return running;
}

/** For tests of later starts. */
async function usePreparedFolder(): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  dataDir = await copyPreparedFolder('marigold-run-');
}

const lines = (text: string) => text.trim().split('\n');

test('a first start fills the shop, and a later one keeps it', async () => {
  const first = startShop({ DEMO_DATA: 'catalogue' });
  const address = await opened(first);
  const products = await (await fetch(`${address}/api/products?limit=3`)).json();
  first.process.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.output()).toContain('demo products');
  expect(first.output()).toContain('Closed.');

  const second = startShop({ DEMO_DATA: 'catalogue' });
  const again = await opened(second);
  expect(second.output()).not.toContain('demo products');
  expect(await (await fetch(`${again}/api/products?limit=3`)).json()).toEqual(products);
});

test('only a demo shop shows the style guide', async () => {
  await usePreparedFolder();
  const styleguide = async (environment: Record<string, string>) =>
    await fetch(`${await opened(startShop(environment))}/styleguide`, { redirect: 'manual' });
  expect((await styleguide({})).status).toBe(200);
  started[0]?.process.kill('SIGTERM');
  await started[0]?.ended;
  const elsewhere = await styleguide({ DEMO_SIGN_IN: 'off' });
  expect([elsewhere.status, elsewhere.headers.get('Location')]).toEqual([302, '/']);
});

test('the development server renders a page and its scripts from their sources, and stops', async () => {
  await usePreparedFolder();
  const shop = startShopProcess({ DATA_DIR: dataDir }, 'dev.ts');
  started.push(shop);
  const address = await opened(shop);
  const page = await fetch(`${address}/user/home`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/web/')]);
  expect((await fetch(`${address}/web/root.tsx`)).headers.get('Content-Type')).toContain('javascript');
  shop.process.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
});

test('the next start recovers from a crash', async () => {
  await usePreparedFolder();
  const first = startShop();
  await opened(first);
  first.process.kill('SIGKILL');
  await first.ended;
  const address = await opened(startShop());
  expect((await fetch(`${address}/api/products?limit=1`)).status).toBe(200);
});

test('the next start recovers from a crash during the first start', async () => {
  const first = startShop({ DEMO_DATA: 'catalogue' });
  await expect.poll(first.output, { timeout: 30_000 }).toContain('PostgreSQL');
  first.process.kill('SIGKILL');
  await first.ended;
  const address = await opened(startShop({ DEMO_DATA: 'catalogue' }));
  expect((await fetch(`${address}/api/products?limit=1`)).headers.get('X-Total-Count')).not.toBe('0');
});

test('a second server on the same folder refuses to start and names the first', async () => {
  await usePreparedFolder();
  const first = startShop();
  await opened(first);
  const second = startShop();
  expect(await second.ended).toBe(1);
  expect(lines(second.output())).toHaveLength(1);
  expect(second.output()).toContain(String(first.process.pid));
});

test('a request in flight finishes before the shop stops', async () => {
  await usePreparedFolder();
  const shop = startShop();
  const { hostname, port } = new URL(await opened(shop));
  const body = JSON.stringify({ email: 'ada@example.com' });
  const call = request({
    hostname,
    port,
    path: '/api/orders/track',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
  });
  const answered = once(call, 'response');
  // Half of the body arrives before the signal, the rest after it; the answer needs the database.
  call.write(body.slice(0, 5));
  await new Promise((resolve) => setTimeout(resolve, 300));
  shop.process.kill('SIGTERM');
  await expect.poll(shop.output).toContain('Closing');
  call.end(body.slice(5));
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await shop.ended).toBe(0);
});

test('the shop stops when the npm that started it gets a signal', async () => {
  await usePreparedFolder();
  const shop = startShop({}, 'npm start');
  await opened(shop);
  shop.process.kill('SIGTERM');
  // Ends with the last process that has its output.
  await shop.ended;
  expect(shop.output()).toContain('Closed.');
});

test("the shop survives the end of its output's reader and still stops cleanly", async () => {
  await usePreparedFolder();
  const shop = startShop({ LOG_LEVEL: 'info' });
  const address = await opened(shop);
  for (const stream of [shop.process.stdout, shop.process.stderr]) stream?.destroy();
  for (let i = 0; i < 3; i++) expect((await fetch(`${address}/api/products?limit=1`)).status).toBe(200);
  shop.process.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
  // A killed database would have left its pid file behind.
  await expect(access(path.join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test.describe('the start fails with one clear line and exit code 1', () => {
  async function refusal(environment: Record<string, string>): Promise<string> {
    const running = startShop(environment);
    expect(await running.ended).toBe(1);
    const [line, ...more] = lines(running.output()).filter((text) => !text.startsWith('Building'));
    expect(more).toEqual([]);
    return line ?? '';
  }

  test('for a wrong setting', async () => {
    expect(await refusal({ PORT: 'http' })).toContain('PORT must be a port number');
  });

  test('for a busy port', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const bound = server.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is in use`);
    server.close();
  });

  test('for a data folder that is a file', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    expect(await refusal({ DATA_DIR: file })).toContain(file);
  });

  test('for a database that cannot be reached', async () => {
    const line = await refusal({ DATABASE_URL: 'postgres://shop:secret-word@127.0.0.1:1/marigold' });
    expect(line).toContain('DATABASE_URL cannot be reached');
    expect(line).not.toContain('secret-word');
  });
});
