import { search, text } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import { choice, deletedView, yesNo } from '../lists/staff-filters.ts';
import { TAG_LIMITS } from './staff-fields.ts';
import { PRODUCT_STATUSES } from './status.ts';

/**
 * `in`: not counted, or some are left; `low`: counted, and few or none are left; `out`: none is left; `some`:
 * of some of its variants few or none are left; `owed`: more pieces were sold than there are.
 */
export const STOCK_LEVELS = ['in', 'low', 'out', 'some-low', 'owed'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** Products for staff, including unavailable ones. */
export const staffProductList = defineList({
  name: 'products',
  path: '/admin/products',
  filters: {
    search: search('name, brand, category and SKU'),
    stock: choice(STOCK_LEVELS),
    featured: yesNo(),
    status: choice(PRODUCT_STATUSES),
    availability: yesNo({ parameter: 'offered' }),
    tag: text(TAG_LIMITS.characters, 'Products with this tag, regardless of case'),
    deleted: deletedView(),
  },
  sorts: [
    'newest',
    'oldest',
    'name-asc',
    'name-desc',
    'category-asc',
    'category-desc',
    'price-asc',
    'price-desc',
    'stock-asc',
    'stock-desc',
  ],
  pageSize: 20,
  pageSizes: STAFF_PAGE_SIZES,
});
