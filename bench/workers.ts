import { Agent, get } from 'node:http';
import { createEmulator, KEYS } from '../e2e/faults/processes/emulator-process.ts';
import { findFixedPort } from '../e2e/faults/processes/free-port.ts';
import { createBuyer } from './buyer.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const SECONDS = 5;
const ROUNDS = 3;
const BUYERS = 8;
const READERS = 8;

/** Of so many requests of a reader, one is for a list that nobody requested before. */
const NEW_EACH = 10;

type Shop = {
  workers: number;
  server: ServerProcess;
  read: () => Promise<void>;
  buy: () => Promise<void>;
  close(): Promise<void>;
};

/** Milliseconds of each request, by what was done. */
type Taken = { read: number[]; buy: number[] };

/**
 * Orders and pages a second, and how long each takes, with the payment provider in a process of its own as in
 * production: answered by one process and by two, which take turns.
 */
export async function measureWorkers(): Promise<void> {
  const shops = [await openShop(1), await openShop(2)];
  try {
    console.log(
      `\nReading and buying with the provider in its own process (${READERS} readers, ${BUYERS} buyers)`,
    );
    const [alone] = shops;
    if (alone) await printCpu(alone);
    for (const [name, readers, buyers] of [
      ['reading', READERS, 0],
      ['buying', 0, BUYERS],
      ['both', READERS, BUYERS],
    ] as const) {
      const taken = shops.map((): Taken => ({ read: [], buy: [] }));
      for (let round = 0; round < ROUNDS; round++)
        for (const [place, { read, buy }] of shops.entries()) {
          const into = taken[place];
          if (into) await Promise.all([load(readers, read, into.read), load(buyers, buy, into.buy)]);
        }
      for (const [place, { workers }] of shops.entries())
        console.log(`  ${name}, WORKERS=${workers}: ${taken[place] ? describe(taken[place]) : ''}`);
    }
  } finally {
    for (const shop of shops) await shop.close();
  }
}

async function openShop(workers: number): Promise<Shop> {
  const port = String(await findFixedPort());
  const emulator = await createEmulator([`http://127.0.0.1:${port}/api/webhooks/stripe`]);
  await emulator.start();
  const server = await startServerProcess({
    ...KEYS,
    PORT: port,
    STRIPE_API_BASE: emulator.address,
    WORKERS: String(workers),
  });
  const [read, buy] = [createReader(server.address), await createBuyer(server.address)];
  await Promise.all([load(READERS, read), load(BUYERS, buy)]);
  return {
    workers,
    server,
    read,
    buy,
    async close() {
      await server.stop();
      await emulator.close();
    },
  };
}

function createReader(address: string): () => Promise<void> {
  const agent = new Agent({ keepAlive: true });
  let asked = 0;
  return () =>
    new Promise((resolve, reject) => {
      const path = ++asked % NEW_EACH === 0 ? `/user/products?minPrice=${asked / 1_000}` : '/user/products';
      const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
      get(address + path, { agent, headers }, (response) => {
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
        );
        response.resume();
      }).on('error', reject);
    });
}

/** Repeats `work`, `many` in parallel, and notes the milliseconds of each. */
async function load(many: number, work: () => Promise<void>, taken: number[] = []): Promise<void> {
  const end = performance.now() + SECONDS * 1_000;
  const one = async () => {
    for (let began = performance.now(); began < end; began = performance.now()) {
      await work();
      taken.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: many }, one));
}

/** The server's CPU for an order: with workers it is that of several processes, beside PostgreSQL's. */
async function printCpu({ server, buy }: Shop): Promise<void> {
  const taken: number[] = [];
  const before = await server.cpu();
  await load(BUYERS, buy, taken);
  const after = await server.cpu();
  if (before !== null && after !== null)
    console.log(`  an order: ${((after - before) / taken.length).toFixed(2)} ms of the server's CPU`);
}

function describe({ read, buy }: Taken): string {
  const one = (name: string, taken: number[]) => {
    const sorted = taken.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
    const rate = (taken.length / (SECONDS * ROUNDS)).toFixed(0);
    return taken.length > 0 ? [`${rate} ${name}/s, median ${at(0.5)} ms, p99 ${at(0.99)} ms`] : [];
  };
  return [...one('pages', read), ...one('orders', buy)].join('; ');
}
