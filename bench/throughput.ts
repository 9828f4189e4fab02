import autocannon from 'autocannon';
import { someProduct } from './first-page.ts';
import type { ServerProcess } from './server-process.ts';

const CONNECTIONS = 16;
const SECONDS = 5;

/** Requests per second, relative to those of a static file of the same server in the same run. */
export async function measureThroughput(server: ServerProcess): Promise<void> {
  const { address } = server;
  console.log(`\nRequests a second (${CONNECTIONS} connections, load generator on the same machine)`);
  const file = await requestsPerSecond(`${address}/favicon.svg`);
  report('a static file', file, file);
  for (const path of ['/user/products', await someProduct(address), '/user/home', '/api/products?limit=24'])
    report(path, await requestsPerSecond(address + path), file);
  const memory = await server.memory();
  if (memory !== null) console.log(`  memory of the server afterwards: ${memory.toFixed(0)} MB`);
}

async function requestsPerSecond(url: string): Promise<number> {
  await autocannon({ url, connections: CONNECTIONS, duration: 1 });
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  return result.requests.average;
}

function report(what: string, rate: number, file: number): void {
  console.log(
    `  ${what.padEnd(48)} ${rate.toFixed(0).padStart(7)}/s  ${(rate / file).toFixed(2)} of a static file`,
  );
}
