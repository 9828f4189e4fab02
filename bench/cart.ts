import { brotliCompressSync } from 'node:zlib';
import { createBuyer } from './buyer.ts';
import { startServerProcess } from './server-process.ts';

const LINES = 30;
const ORDERS = 60;

/** An order of many lines beside one of a single line, and the size of a cart's answer. */
export async function measureCart(): Promise<void> {
  const server = await startServerProcess();
  try {
    const { address } = server;
    console.log(`\nA cart of ${LINES} lines`);
    const one = await timeOfEach(await createBuyer(address));
    const many = await timeOfEach(await createBuyer(address, { lines: LINES }));
    console.log(`  an order of one line: ${one.toFixed(1)} ms`);
    console.log(`  of ${LINES}: ${many.toFixed(1)} ms, ${(many / one).toFixed(1)} times that`);
    const answer = await fillCart(address);
    console.log(`  its answer: ${answer.length} bytes, ${brotliCompressSync(answer).length} compressed`);
  } finally {
    await server.stop();
  }
}

async function timeOfEach(buy: () => Promise<void>): Promise<number> {
  for (let at = 0; at < ORDERS / 4; at++) await buy();
  const begin = performance.now();
  for (let at = 0; at < ORDERS; at++) await buy();
  return (performance.now() - begin) / ORDERS;
}

/** The JSON of a cart with this many lines. */
async function fillCart(address: string): Promise<string> {
  const products: { _id: string; availability: boolean }[] = await (
    await fetch(`${address}/api/products?limit=${2 * LINES}`)
  ).json();
  let Cookie = '';
  for (const { _id } of products.filter(({ availability }) => availability).slice(0, LINES)) {
    const added = await fetch(`${address}/api/cart/lines`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify({ productId: _id }),
    });
    if (!added.ok) throw new Error(await added.text());
    Cookie = added.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
  return await (await fetch(`${address}/api/cart`, { headers: { Cookie } })).text();
}
