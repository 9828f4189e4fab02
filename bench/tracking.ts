import { randomInt, randomUUID } from 'node:crypto';
import { startServerProcess } from './server-process.ts';

const SEARCHES = 500;
const ORDERS = 25;

/**
 * Duration of searches that find an order and that do not: it must not reveal the result. By chance the share
 * of slower hits is 0.50; with 500 of each it deviates by at most 0.04, 19 times in 20.
 */
export async function measureTracking(): Promise<void> {
  // The searches come from many addresses; from one they would be throttled.
  const server = await startServerProcess({ TRUSTED_PROXIES: '127.0.0.1' });
  try {
    const known = await placeOrders(server.address);
    console.log(`\nTracking (milliseconds; ${SEARCHES} hits and ${SEARCHES} misses in random order)`);
    for (const by of ['email', 'phone', 'orderId'] as const) {
      const search = async (value: string) => {
        const start = performance.now();
        const found = await track(server.address, { [by]: value });
        return { found, milliseconds: performance.now() - start };
      };
      const hits: number[] = [];
      const misses: number[] = [];
      while (hits.length < SEARCHES || misses.length < SEARCHES) {
        const isHit = misses.length === SEARCHES || (hits.length < SEARCHES && randomInt(2) === 1);
        const value = isHit ? known[randomInt(known.length)]?.[by] : unknown()[by];
        const { found, milliseconds } = await search(value ?? '');
        if (found !== isHit) throw new Error(`A search by ${by} did not go as expected`);
        (isHit ? hits : misses).push(milliseconds);
      }
      const slower = shareOfSlower(hits, misses).toFixed(2);
      console.log(
        `  by ${by.padEnd(8)} hits ${spread(hits)}   misses ${spread(misses)}   a hit is slower in ${slower} of all pairs`,
      );
    }
  } finally {
    await server.stop();
  }
}

type Key = { email: string; phone: string; orderId: string };

/** Same length as real ids. */
function unknown(): Key {
  const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
  const group = () => digits(4);
  return {
    email: `${randomUUID()}@example.com`,
    phone: `+1${digits(13)}`,
    orderId: `MG-${group()}-${group()}-${group()}-${group()}`,
  };
}

async function placeOrders(address: string): Promise<Key[]> {
  const products = (await (await fetch(`${address}/api/products?limit=100`)).json()) as {
    _id: string;
    availability: boolean;
    requiredOptions?: string[];
    properties: { required?: boolean }[];
  }[];
  const product = products.find(
    (each) => each.availability && !each.requiredOptions && !each.properties.some(({ required }) => required),
  );
  const known: Key[] = [];
  for (let number = 0; number < ORDERS; number++) {
    const { email, phone } = unknown();
    const body = {
      userEmail: email,
      userPhone: phone,
      shippingAddress: {
        fullName: 'Ada Lovelace',
        address: '12 Analytical Way',
        city: 'London',
        state: 'Greater London',
        zipCode: 'W1A',
        country: 'United Kingdom',
      },
      products: [{ productId: product?._id, quantity: 1 }],
    };
    const placed = await post(`${address}/api/orders`, body);
    const { id } = (await placed.json()) as { id: string };
    known.push({ email, phone, orderId: id });
  }
  return known;
}

/** True if something was found. */
async function track(address: string, body: object): Promise<boolean> {
  const response = await post(`${address}/api/orders/track`, body);
  if (!response.ok) throw new Error(`Tracking failed: ${response.status}`);
  return !('found' in ((await response.json()) as object));
}

async function post(url: string, body: object): Promise<Response> {
  const from = `10.0.0.${randomInt(256)}`;
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  return await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Median, and the 10th and 90th percentile. */
function spread(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `${at(0.5)} (${at(0.1)}–${at(0.9)})`;
}

/** Share of hit/miss pairs in which the hit is slower; 0.5 reveals nothing. */
function shareOfSlower(hits: readonly number[], misses: readonly number[]): number {
  const slower = hits.reduce((sum, hit) => sum + misses.filter((miss) => hit > miss).length, 0);
  return slower / (hits.length * misses.length);
}
