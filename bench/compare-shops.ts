import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#scripts/root.ts';
import type { ExistingIds, MeasuredCall } from './measured-calls.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Limits: milliseconds per response, and the ratio of the large to the small shop. */
const LIMITS = { milliseconds: 100, ratio: 2 };

/** Milliseconds below which a ratio is noise. */
const NOTICEABLE = 10;

const WARM_UP = 5;
const COUNTED = 15;

const TOKEN = 'a-token-for-measuring-shops-of-two-sizes';

/** Contents of a shop beside the demo catalogue. */
export type ShopSize = { orders: number; products: number; reviews: number };

/** Changes a filled shop before it is opened. */
type Prepare = (dataDir: string) => Promise<void>;

/** Prints the response time of each call in a small and a large shop. */
export async function compareShops(
  title: string,
  sizes: { small: ShopSize; large: ShopSize },
  calls: readonly MeasuredCall[],
  prepareLarge: Prepare = async () => {},
): Promise<void> {
  const [small, large] = [await openShopOf(sizes.small), await openShopOf(sizes.large, prepareLarge)];
  try {
    console.log(
      `\n${title}, medians in milliseconds (limits: ${LIMITS.milliseconds} ms; ${LIMITS.ratio} times, where it takes more than ${NOTICEABLE} ms)`,
    );
    const [ofSmall, ofLarge] = [await look(small.server.address), await look(large.server.address)];
    for (const { name, to, isSearch = false, isUncached = false } of calls) {
      const [before, after] = [
        await measure(small.server.address + to(ofSmall), isUncached),
        await measure(large.server.address + to(ofLarge), isUncached),
      ];
      if (before === null || after === null) console.log(`  ${name.padEnd(52)} not there`);
      else report(name, before, after, isSearch);
    }
  } finally {
    await small.close();
    await large.close();
  }
}

type OpenShop = { server: ServerProcess; close(): Promise<void> };

async function openShopOf(size: ShopSize, prepare: Prepare = async () => {}): Promise<OpenShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-bench-'));
  const environment = { DATA_DIR: dataDir, STAFF_API_TOKEN: TOKEN };
  const counts = Object.entries(size).flatMap(([name, count]) => [`--${name}`, String(count)]);
  await promisify(execFile)(process.execPath, [path.join(ROOT, 'scripts/demo.ts'), ...counts], {
    env: { ...process.env, ...environment },
  });
  await prepare(dataDir);
  const server = await startServerProcess(environment);
  return {
    server,
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Ids of an existing order, product and customer. */
async function look(address: string): Promise<ExistingIds> {
  const dashboard = await (await ask(`${address}/api/dashboard`)).json();
  const [product] = await (await ask(`${address}/api/products?limit=1`)).json();
  const [order] = dashboard.orders;
  return {
    orderId: order.id,
    email: order.userEmail,
    day: order.createdAt.slice(0, 10),
    productId: product._id,
  };
}

async function ask(url: string): Promise<Response> {
  return await fetch(url, { headers: { Authorization: `Bearer ${TOKEN}` } });
}

/** Median response time; null if the call does not exist. */
async function measure(url: string, isUncached: boolean): Promise<number | null> {
  const times: number[] = [];
  for (let time = 0; time < WARM_UP + COUNTED; time++) {
    const start = performance.now();
    const response = await ask(isUncached ? withAnotherPrice(url, time) : url);
    await response.arrayBuffer();
    if (response.status === 404 || response.status === 405) return null;
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    if (time >= WARM_UP) times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[Math.floor(COUNTED / 2)] ?? null;
}

/** Above every price, and different each time. */
function withAnotherPrice(url: string, time: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}maxPrice=${1_000_000 + time}`;
}

function report(name: string, before: number, after: number, isSearch: boolean): void {
  const ratio = after / before;
  const isSlow = after > LIMITS.milliseconds || (!isSearch && after > NOTICEABLE && ratio > LIMITS.ratio);
  console.log(
    `  ${name.padEnd(52)} ${before.toFixed(1).padStart(7)} ${after.toFixed(1).padStart(8)} ${ratio.toFixed(1).padStart(6)} times${isSlow ? '  TOO SLOW' : ''}`,
  );
}
