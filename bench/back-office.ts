import { MEASURED_CALLS } from './back-office-calls.ts';
import { compareShops } from './compare-shops.ts';

/** Contents of a small and a large shop. */
const SMALL = { orders: 100, products: 0, reviews: 0 };
const LARGE = { orders: 100_000, products: 20_000, reviews: 300_000 };

/** Response times of all lists, filters, searches and sort orders of the back office. */
export async function measureBackOffice(): Promise<void> {
  const title = `The back office with ${LARGE.orders} orders beside ${SMALL.orders}`;
  await compareShops(title, { small: SMALL, large: LARGE }, MEASURED_CALLS);
}
