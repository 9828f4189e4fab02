import { compareShops } from './compare-shops.ts';
import type { MeasuredCall } from './measured-calls.ts';

const SMALL = { orders: 1, products: 34, reviews: 0 };
const LARGE = { orders: 1, products: 100_000, reviews: 0 };

/** Search times: exact matches, typo tolerance, suggestions and facets. */
export async function measureSearch(): Promise<void> {
  const title = 'Searching 100,000 products beside 100';
  await compareShops(title, { small: SMALL, large: LARGE }, MEASURED_CALLS);
}

const cards = (name: string, search: string, more = '') =>
  call(`list: ${name}`, `/api/products/cards?limit=24&search=${encodeURIComponent(search)}${more}`);
const suggestions = (name: string, typed: string) =>
  call(`suggestions: ${name}`, `/api/products/suggestions?q=${encodeURIComponent(typed)}`);
const facets = (name: string, query: string) => call(`facets: ${name}`, `/api/products/facets?${query}`);

function call(name: string, path: string): MeasuredCall {
  return { name, to: () => path, isSearch: true };
}

const MEASURED_CALLS: readonly MeasuredCall[] = [
  cards('a word', 'lamp'),
  cards('a word, newest first', 'lamp', '&sort=newest'),
  cards('two letters', 'la'),
  cards('two letters that nothing has', 'zq'),
  cards('a slip', 'hedphones'),
  cards('a slip in a short word', 'lmap'),
  cards('two slips', 'blutooth speeker'),
  cards('words of different fields', 'tessane headphones'),
  cards('a part of a SKU', 'TES-AUR'),
  cards('nothing like it', 'zzzzqqqq'),
  suggestions('two letters', 'la'),
  suggestions('a beginning', 'lap'),
  suggestions('a slip', 'hedph'),
  suggestions('two words', 'wireles earbud'),
  facets('of everything', ''),
  facets('of a category', 'category=Fashion'),
  facets('of a word', 'search=lamp'),
  facets('of a slip', 'search=lmap'),
];
