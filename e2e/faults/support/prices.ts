import { expect } from 'vitest';
import type { Product } from '../processes/buyer.ts';
import type { Server, World } from './world.ts';

/** Milliseconds that a shared answer may be older than the database. */
export const MAX_AGE = 1_000;

/** The price of a product at a server, in dollars. */
export async function priceAt(server: Server, { id }: Product, cookie = ''): Promise<number> {
  const response = await fetch(`${server.address}/api/products/${id}`, { headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  return ((await response.json()) as { price: number }).price;
}

export async function setPrice(world: World, server: Server, { id }: Product, price: number): Promise<void> {
  const { status, body } = await world.askAsStaff('PUT', `/products/${id}`, { price }, server);
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Prices that only grow, with the time at which each was committed. */
export type Changes = { price: number; committed: number }[];

/**
 * Reads a price again and again until `isOver`; resolves with the number of answers, and with those that were
 * lower than the price of `MAX_AGE` before.
 */
export async function readPrices(
  server: Server,
  product: Product,
  changes: Changes,
  isOver: () => boolean,
): Promise<{ answers: number; late: string[] }> {
  const late: string[] = [];
  let answers = 0;
  while (!isOver()) {
    const asked = performance.now();
    const price = await priceAt(server, product);
    const least = changes.findLast(({ committed }) => committed < asked - MAX_AGE)?.price ?? 0;
    if (price < least) late.push(`${price} instead of at least ${least}`);
    answers += 1;
  }
  return { answers, late };
}
