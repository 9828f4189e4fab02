import { compareShops } from './compare-shops.ts';
import type { Question } from './questions.ts';

const SMALL = { orders: 1, products: 34, reviews: 0 };
const LARGE = { orders: 1, products: 100_000, reviews: 0 };

/**
 * How long a shopper waits for a search: what the rule finds, what is forgiven, what is suggested, what is
 * counted.
 */
export async function measureSearch(): Promise<void> {
  const title = 'Searching 100,000 products beside 100';
  await compareShops(title, { small: SMALL, large: LARGE }, QUESTIONS);
}

const cards = (name: string, search: string, more = '') =>
  question(`list: ${name}`, `/api/products/cards?limit=24&search=${encodeURIComponent(search)}${more}`);
const suggestions = (name: string, typed: string) =>
  question(`suggestions: ${name}`, `/api/products/suggestions?q=${encodeURIComponent(typed)}`);
const facets = (name: string, query: string) => question(`facets: ${name}`, `/api/products/facets?${query}`);

function question(name: string, path: string): Question {
  return { name, to: () => path, isSearch: true };
}

const QUESTIONS: readonly Question[] = [
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
