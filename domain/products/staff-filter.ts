import { foldText } from './filter.ts';
import type { Product } from './product.ts';

/** `in`: can be sold as far as pieces go; `low`: counted, and few are left or none; `out`: counted, none left. */
export const STOCK_LEVELS = ['in', 'low', 'out'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** What staff filter products by; null is no bound. `lowStock`: as many pieces or fewer are few. */
export type StaffProductFilter = {
  search: string | null;
  stock: StockLevel | null;
  featured: boolean | null;
  availability: boolean | null;
  /** Those that were deleted, in place of the others. */
  deleted: boolean;
  lowStock: number;
};

type Filterable = Pick<
  Product,
  'name' | 'brand' | 'category' | 'sku' | 'stock' | 'featured' | 'availability'
> & { deletedAt: Date | null };

/**
 * Whether a product passes what staff filter by. The database answers the same question in SQL; a property test holds the
 * two together.
 */
export function matchesStaffFilter(product: Filterable, filter: StaffProductFilter): boolean {
  const { name, brand, category, sku } = product;
  const search = filter.search === null ? null : foldText(filter.search);
  return (
    (search === null || [name, brand, category, sku].some((text) => foldText(text).includes(search))) &&
    (filter.stock === null || hasStockLevel(product, filter.stock, filter.lowStock)) &&
    (filter.featured === null || product.featured === filter.featured) &&
    (filter.availability === null || product.availability === filter.availability) &&
    filter.deleted === (product.deletedAt !== null)
  );
}

function hasStockLevel({ stock }: Pick<Product, 'stock'>, level: StockLevel, lowStock: number): boolean {
  if (level === 'in') return stock !== 0;
  if (level === 'out') return stock === 0;
  return stock !== null && stock <= lowStock;
}

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
