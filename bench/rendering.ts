import { someProduct } from './first-page.ts';
import type { ServerProcess } from './server-process.ts';

const WARM_UP = 1_500;
const COUNTED = 1_000;

/** Server CPU of a page that is in no cache, in milliseconds, its calls to the API included. */
export async function measureRendering(server: ServerProcess): Promise<void> {
  console.log('\nServer CPU of an uncached page (limit for the product list: 3 ms)');
  const { address } = server;
  const pages = ['/user/products', '/user/home', await someProduct(address)];
  for (const path of pages) {
    await visit(address, path, WARM_UP, 'w');
    const before = await server.cpu();
    await visit(address, path, COUNTED, 'c');
    const after = await server.cpu();
    const spent =
      before === null || after === null
        ? 'not told by this system'
        : `${((after - before) / COUNTED).toFixed(2)} ms`;
    console.log(`  ${path.padEnd(48)} ${spent}`);
  }
}

/** A query that means nothing makes every address another page to the cache. */
async function visit(address: string, path: string, times: number, mark: string): Promise<void> {
  for (let i = 0; i < times; i++) {
    const response = await fetch(`${address}${path}?bench=${mark}${i}`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await response.text();
  }
}
