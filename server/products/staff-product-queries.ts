import { and, asc, count, desc, eq, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { containsPattern } from '#db/contains-pattern.ts';
import { inBatches } from '#db/in-batches.ts';
import { isAfterCursor } from '#db/keyset-cursor.ts';
import { products } from '#db/schema/index.ts';
import { MOST_SCARCE } from '#db/schema/products.ts';
import { searchTextOf } from '#domain/products/filter.ts';
import type { Product } from '#domain/products/product.ts';
import { PRODUCT_FIELDS, type ProductFields } from '#domain/products/product-fields.ts';
import type { StaffProductFilter, StaffProductSort } from '#domain/products/staff-filter.ts';
import { NOT_DELETED } from './product-conditions.ts';
import { PRODUCT_COLUMNS, productOf } from './product-queries.ts';

/** A product as staff know it. */
export type StaffProduct = Product & { version: number; deletedAt: Date | null };

export type StaffProductRow = Awaited<ReturnType<typeof selectStaffProducts>>['rows'][number];

/** A page of what the list shows of products, and how many there are on all pages. */
export async function selectStaffProducts(
  db: Connection,
  wanted: { filter: StaffProductFilter; sort: StaffProductSort; page: number; limit: number },
) {
  const condition = matches(wanted.filter);
  const [rows, [counted]] = await Promise.all([
    db
      .select(ROW_COLUMNS)
      .from(products)
      .where(condition)
      .orderBy(...ORDERINGS[wanted.sort])
      .limit(wanted.limit)
      .offset((wanted.page - 1) * wanted.limit),
    db.select({ total: count() }).from(products).where(condition),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** All products that pass the filter, newest first, `size` at a time. */
export function readStaffProducts(
  db: Connection,
  filter: StaffProductFilter,
  size: number,
): AsyncGenerator<StaffProduct[]> {
  return inBatches<StaffProduct>(size, async (last, limit) => {
    const rows = await db
      .select(STAFF_COLUMNS)
      .from(products)
      .where(and(matches(filter), last ? isAfterCursor(PLACE, last.id) : undefined))
      .orderBy(...ORDERINGS.newest)
      .limit(limit);
    return rows.map(productOf);
  });
}

/** What the newest products are sorted by. */
const PLACE = { at: products.createdAt, id: products.id };

/** A product, also a deleted one. */
export async function findStaffProduct(db: Connection, id: string): Promise<StaffProduct | null> {
  const [row] = await db.select(STAFF_COLUMNS).from(products).where(eq(products.id, id));
  return row ? productOf(row) : null;
}

/** The same, kept for this transaction. */
export async function lockProduct(tx: Transaction, id: string): Promise<StaffProduct | null> {
  const [row] = await tx.select(STAFF_COLUMNS).from(products).where(eq(products.id, id)).for('update');
  return row ? productOf(row) : null;
}

/** The product on sale that has this SKU. */
export async function findBySku(db: Connection, sku: string): Promise<{ id: string; name: string } | null> {
  const [row] = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.sku, sku), NOT_DELETED));
  return row ?? null;
}

/** The name of the constraint that a second product with the same SKU meets. */
export const SKU_INDEX = 'products_sku';

/** Adds a product; false when one of that id is there, because the same request came before. */
export async function insertProduct(
  tx: Transaction,
  { id, fields, createdAt }: { id: string; fields: ProductFields; createdAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(products)
    .values({ id, ...columnsOf(fields), createdAt })
    .onConflictDoNothing({ target: products.id });
  return rowCount === 1;
}

/** Saves the fields that changed, and that they did. */
export async function updateProductRow(
  tx: Transaction,
  product: ProductFields & { id: string },
  changed: readonly (keyof ProductFields)[],
): Promise<void> {
  const { searchText, ...columns } = columnsOf(product);
  const entries = Object.entries(columns).filter(([column]) =>
    changed.some((field) => COLUMN_OF[field] === column),
  );
  await tx
    .update(products)
    .set({ ...Object.fromEntries(entries), searchText, version: sql`${products.version} + 1` })
    .where(eq(products.id, product.id));
}

/** Hides a product, or shows it again. */
export async function setProductDeleted(tx: Transaction, id: string, deletedAt: Date | null): Promise<void> {
  await tx
    .update(products)
    .set({ deletedAt, version: sql`${products.version} + 1` })
    .where(eq(products.id, id));
}

const STAFF_COLUMNS = { ...PRODUCT_COLUMNS, deletedAt: products.deletedAt };

const ROW_COLUMNS = {
  id: products.id,
  name: products.name,
  sku: products.sku,
  image: products.image,
  category: products.category,
  brand: products.brand,
  price: products.priceCents,
  discountPrice: products.discountPriceCents,
  availability: products.availability,
  featured: products.featured,
  stock: products.stock,
  version: products.version,
  createdAt: products.createdAt,
};

const COLUMN_OF = {
  ...(Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, field])) as Record<
    keyof ProductFields,
    string
  >),
  price: 'priceCents',
  discountPrice: 'discountPriceCents',
};

/** The row of these fields; other properties are left out. */
function columnsOf(fields: ProductFields) {
  return {
    name: fields.name,
    description: fields.description,
    priceCents: fields.price,
    discountPriceCents: fields.discountPrice,
    image: fields.image,
    gallery: fields.gallery,
    category: fields.category,
    brand: fields.brand,
    sku: fields.sku,
    availability: fields.availability,
    stock: fields.stock,
    colors: fields.colors,
    sizes: fields.sizes,
    memory: fields.memory,
    properties: fields.properties,
    requiredOptions: fields.requiredOptions ?? [],
    specifications: fields.specifications,
    features: fields.features,
    featured: fields.featured,
    dimensions: fields.dimensions,
    weight: fields.weight,
    materials: fields.materials,
    warranty: fields.warranty,
    searchText: searchTextOf(fields),
  };
}

const lowerName = sql`lower(${products.name})`;

/** As the indexes have them, to the nulls that there are none of: else all products would be sorted for each page. */
const ORDERINGS: Record<StaffProductSort, SQL[]> = {
  newest: [sql`${products.createdAt} desc nulls last`, asc(products.id)],
  oldest: [sql`${products.createdAt} asc nulls first`, desc(products.id)],
  'name-asc': [asc(lowerName), asc(products.id)],
  'name-desc': [desc(lowerName), desc(products.id)],
  'category-asc': [
    asc(products.category),
    asc(products.brand),
    asc(products.effectivePriceCents),
    asc(products.id),
  ],
  'category-desc': [
    desc(products.category),
    desc(products.brand),
    desc(products.effectivePriceCents),
    desc(products.id),
  ],
  'price-asc': [asc(products.effectivePriceCents), asc(products.id)],
  'price-desc': [desc(products.effectivePriceCents), desc(products.id)],
  // Products whose pieces are not counted come last, whichever way.
  'stock-asc': [sql`${products.stock} asc nulls last`, asc(products.id)],
  'stock-desc': [sql`${products.stock} desc nulls last`, desc(products.id)],
};

/** The rule of domain/products/staff-filter.ts in SQL; a property test holds the two together. */
function matches(filter: StaffProductFilter): SQL | undefined {
  const { search, stock, featured, availability, deleted, lowStock } = filter;
  return and(
    deleted ? isNotNull(products.deletedAt) : NOT_DELETED,
    search === null ? undefined : textMatch(search),
    stock === 'in' ? sql`${products.stock} is distinct from 0` : undefined,
    stock === 'out' ? eq(products.stock, 0) : undefined,
    stock === 'low' ? isLow(lowStock) : undefined,
    featured === null ? undefined : eq(products.featured, featured),
    availability === null ? undefined : eq(products.availability, availability),
  );
}

/** Where the column that has an index for it reaches as far, through that. */
function isLow(lowStock: number): SQL {
  return lte(lowStock <= MOST_SCARCE ? products.scarce : products.stock, lowStock);
}

/**
 * Name, category, brand or SKU. The text that shoppers search has the description in it too: its index finds the few rows
 * that are worth looking at closely.
 */
function textMatch(search: string): SQL | undefined {
  const pattern = containsPattern(search);
  const part = (number: number) => sql`split_part(${products.searchText}, chr(1), ${number}) like ${pattern}`;
  const [NAME, CATEGORY, BRAND] = [1, 3, 4];
  return or(
    sql`lower(${products.sku}) like ${pattern}`,
    and(sql`${products.searchText} like ${pattern}`, or(part(NAME), part(CATEGORY), part(BRAND))),
  );
}
