import { type BareServer, startBareServer } from './bare-server.ts';
import { someProduct } from './first-page.ts';
import { requestsPerSecond } from './load.ts';
import type { ServerProcess } from './server-process.ts';

const CONNECTIONS = 16;
const SECONDS = 4;

/** What browsers send; programs send at least gzip. */
const HEADERS = { 'Accept-Encoding': 'gzip, deflate, br' };

/** Requests per second of cached answers and files, as a share of a bare server with bodies of that size. */
export async function measureThroughput(server: ServerProcess): Promise<void> {
  const { address } = server;
  const bare = await startBareServer();
  try {
    console.log(`\nRequests a second (${CONNECTIONS} connections, load generator on the same machine)`);
    for (const path of await measuredPaths(address)) await compare(server, path, bare);
  } finally {
    await bare.stop();
  }
  const memory = await server.memory();
  if (memory !== null) console.log(`  memory of the server afterwards: ${memory.toFixed(0)} MB`);
}

async function measuredPaths(address: string): Promise<string[]> {
  const page = await someProduct(address);
  const product = `/api/products/${page.split('/').at(-1)}`;
  const html = await (await fetch(`${address}/user/products`)).text();
  const [script] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  const [picture] = /\/pictures\/[\w./-]+\.(?:avif|webp)/.exec(html) ?? [];
  return [
    '/healthz',
    '/user/products',
    page,
    '/user/home',
    '/api/products?limit=24',
    product,
    `${product}/reviews`,
    '/api/products/search/headphones',
    '/api/products/facets',
    '/api/products/cards?featured=true',
    '/favicon.svg',
    script,
    picture,
  ].filter((path) => path !== undefined);
}

/** Compares rates, and the CPU time of the servers, which other processes of the machine disturb less. */
async function compare({ address, cpu }: ServerProcess, path: string, bare: BareServer): Promise<void> {
  const size = await sizeOf(address + path);
  const shop = await measure(address + path, cpu);
  const limit = await measure(`${bare.address}/${size}`, bare.cpu);
  console.log(
    `  ${path.padEnd(60)} ${String(size).padStart(6)} bytes ${shop.rate.toFixed(0).padStart(7)}/s  ${(shop.rate / limit.rate).toFixed(2)} of a bare server, ${(limit.cpu / shop.cpu).toFixed(2)} by CPU time`,
  );
}

/** Bytes of a body as it is sent. */
async function sizeOf(url: string): Promise<number> {
  // Compressed at the second request, outside the thread of the requests.
  for (let time = 0; time < 3; time++)
    await fetch(url, { headers: HEADERS }).then((each) => each.arrayBuffer());
  await new Promise((resolve) => setTimeout(resolve, 200));
  const response = await fetch(url, { headers: HEADERS });
  const length = response.headers.get('Content-Length');
  return length === null ? (await response.arrayBuffer()).byteLength : Number(length);
}

/** Requests a second, and the server's milliseconds of CPU for each. */
async function measure(url: string, cpu: ServerProcess['cpu']): Promise<{ rate: number; cpu: number }> {
  const load = { connections: CONNECTIONS, headers: HEADERS };
  await requestsPerSecond(url, { ...load, seconds: 1 });
  const before = (await cpu()) ?? Number.NaN;
  const rate = await requestsPerSecond(url, { ...load, seconds: SECONDS });
  const after = (await cpu()) ?? Number.NaN;
  return { rate, cpu: (after - before) / (rate * SECONDS) };
}
