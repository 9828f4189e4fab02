/**
 * `in`: can be sold as far as pieces go; `low`: counted, and few are left or none; `out`: counted, none left.
 */
export const STOCK_LEVELS = ['in', 'low', 'out'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** The orders of the list that staff see: a column, up or down; each is made total by the product's id. */
export const STAFF_PRODUCT_SORTS = [
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
] as const;
export type StaffProductSort = (typeof STAFF_PRODUCT_SORTS)[number];
