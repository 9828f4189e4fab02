import { QUESTIONS } from './back-office-questions.ts';
import { compareShops } from './compare-shops.ts';

/** What a small and a large shop hold. */
const SMALL = { orders: 100, products: 0, reviews: 0 };
const LARGE = { orders: 100_000, products: 20_000, reviews: 300_000 };

/** How long staff wait for each list, filter, search and sorting. */
export async function measureBackOffice(): Promise<void> {
  const title = `The back office with ${LARGE.orders} orders beside ${SMALL.orders}`;
  await compareShops(title, { small: SMALL, large: LARGE }, QUESTIONS);
}
