import { request } from 'node:http';
import { someProduct } from './first-page.ts';
import type { ServerProcess } from './server-process.ts';

const WARM_UP = 500;
const COUNTED = 500;

/** What is asked for by a visit; each has a number of its own. */
type Visit = (number: number) => { path: string; host?: string };

/**
 * Server CPU of an uncached page, including its API calls: in milliseconds, and relative to a cached page,
 * since processors differ. By another host only the page itself is new: its calls are cached, so that what
 * remains is React, its router and compression.
 */
export async function measureRendering(server: ServerProcess): Promise<void> {
  console.log('\nServer CPU of an uncached page');
  const cached = await cpuOf(server, () => ({ path: '/user/products' }));
  print('/user/products, cached', cached, cached);
  for (const path of ['/user/products', '/user/home', await someProduct(server.address)])
    print(
      `${path}, its calls cached`,
      await cpuOf(server, (number) => ({ path, host: `host${number}.localhost` })),
      cached,
    );
  const another: Visit = (number) => ({ path: `/user/products?minPrice=${number / 1_000}` });
  print('/user/products, of a price nobody asked for', await cpuOf(server, another), cached);
}

function print(name: string, milliseconds: number | null, cached: number | null): void {
  const result =
    milliseconds === null || cached === null
      ? 'not reported by this system'
      : `${milliseconds.toFixed(2)} ms, ${(milliseconds / cached).toFixed(1)} times a cached page`;
  console.log(`  ${name.padEnd(60)} ${result}`);
}

/** CPU milliseconds per visit, or null. */
async function cpuOf(server: ServerProcess, visit: Visit): Promise<number | null> {
  for (let number = 0; number < WARM_UP; number++) await load(server.address, visit(number));
  const before = await server.cpu();
  for (let number = WARM_UP; number < WARM_UP + COUNTED; number++) await load(server.address, visit(number));
  const after = await server.cpu();
  return before === null || after === null ? null : (after - before) / COUNTED;
}

function load(address: string, { path, host }: ReturnType<Visit>): Promise<void> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br', ...(host && { Host: host }) };
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { headers }, (response) => {
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
      );
      response.resume();
    });
    sent.on('error', reject).end();
  });
}
