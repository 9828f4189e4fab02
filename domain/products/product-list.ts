import { LIMITS } from '../limits.ts';
import { flag, price, search, stars, text } from '../lists/filters.ts';
import { defineList } from '../lists/list.ts';
import type { ListQuery } from '../lists/list-url.ts';
import { optionChoices } from './option-choices.ts';

/** Products, for shoppers (specification, sections 5 and 9). */
export const productList = defineList({
  name: 'products',
  path: '/user/products',
  filters: {
    search: search('name, description, category and brand'),
    exact: flag({
      needs: 'search',
      describe: 'True: no typo tolerance; the list is empty if no product contains the search as typed',
    }),
    category: text(LIMITS.line),
    brand: text(LIMITS.line),
    minPrice: price('Lowest price in dollars, inclusive'),
    maxPrice: price('Highest price in dollars, inclusive'),
    rating: stars('Fewest stars of the average rating, as shown: 4 finds 4.0 and above'),
    inStock: flag({ describe: 'True: can be bought; with `options`: in a variant that has them' }),
    onSale: flag({ describe: 'True: its card shows a discount, its own or that of a variant' }),
    options: optionChoices(),
  },
  sorts: ['newest', 'price-asc', 'price-desc', 'rating', 'name'],
  searchSort: 'relevance',
  pageSize: 24,
});

export type ProductQuery = ListQuery<typeof productList>;
