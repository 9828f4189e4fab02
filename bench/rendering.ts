import { someProduct } from './first-page.ts';
import type { ServerProcess } from './server-process.ts';

const WARM_UP = 1_500;
const COUNTED = 1_000;

/**
 * Server CPU of an uncached page, including its API calls: in milliseconds, and relative to a cached page,
 * since processors differ.
 */
export async function measureRendering(server: ServerProcess): Promise<void> {
  console.log('\nServer CPU of an uncached page (limit for the product list: 3 ms)');
  const product = await someProduct(server.address);
  const cached = await cpuOf(server, '/user/products', () => '');
  print('/user/products, cached', cached, cached);
  for (const path of ['/user/products', '/user/home', product])
    print(path, await cpuOf(server, path, (visit) => `?bench=${visit}`), cached);
}

function print(path: string, milliseconds: number | null, cached: number | null): void {
  const result =
    milliseconds === null || cached === null
      ? 'not reported by this system'
      : `${milliseconds.toFixed(2)} ms, ${(milliseconds / cached).toFixed(1)} times a cached page`;
  console.log(`  ${path.padEnd(48)} ${result}`);
}

/** CPU milliseconds per visit, or null; `query` makes each URL unique, so that no page is cached. */
async function cpuOf(
  server: ServerProcess,
  path: string,
  query: (visit: string) => string,
): Promise<number | null> {
  await visit(server.address + path, WARM_UP, (i) => query(`w${i}`));
  const before = await server.cpu();
  await visit(server.address + path, COUNTED, (i) => query(`c${i}`));
  const after = await server.cpu();
  return before === null || after === null ? null : (after - before) / COUNTED;
}

async function visit(page: string, times: number, query: (i: number) => string): Promise<void> {
  for (let i = 0; i < times; i++) {
    const response = await fetch(page + query(i));
    if (!response.ok) throw new Error(`${page} answered ${response.status}`);
    await response.text();
  }
}
