import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { columnsOfRange } from '#db/columns-of-range.ts';
import type { Connection, Transaction } from '#db/connection.ts';
import { containsPattern, containsWords } from '#db/contains-pattern.ts';
import { products, productVariants } from '#db/schema/index.ts';
import { MAX_SCARCE } from '#db/schema/products.ts';
import { writeOptions } from '#domain/products/option-words.ts';
import type { PriceRange, Product } from '#domain/products/product.ts';
import type { ProductFields } from '#domain/products/product-fields.ts';
import { productSearchText } from '#domain/products/search-text.ts';
import { type StockLevel, staffProductList } from '#domain/products/staff-product-list.ts';
import { sumOnHand } from '#domain/products/stock.ts';
import type { Variant, VariantOption } from '#domain/products/variants/variant.ts';
import { fromLowest, type ListSql, listQueries, selectPart } from '../lists/list-queries.ts';
import { hasTag } from './group-sql.ts';
import { NOT_DELETED } from './product-conditions.ts';
import { PRODUCT_COLUMNS, toProduct, WHOLE_COLUMNS } from './product-queries.ts';
import { type RelatedProduct, relatedJson } from './related/related-queries.ts';
import { isLowVariant } from './variants/low-variant-queries.ts';
import { isMarked } from './variants/marked-variants.ts';
import {
  selectVariants,
  selectVariantsByProduct,
  setFirstSku,
  setProductDeleted,
} from './variants/variant-queries.ts';

/** `stock` is the count of its variants, also where it is sold below zero. */
export type StaffProduct = Product & {
  variants: Variant[];
  related: RelatedProduct[];
  version: number;
  deletedAt: Date | null;
};

/** Stock of at most `lowStock` is low. */
type StockContext = { lowStock: number };

const { createdAt, id, effectivePriceCents, categoryKey, brandKey } = products;

const STAFF_COLUMNS = { ...WHOLE_COLUMNS, related: relatedJson(), deletedAt: products.deletedAt };

const LOCKED_COLUMNS = { ...PRODUCT_COLUMNS, related: relatedJson(), deletedAt: products.deletedAt };

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
  status: products.status,
  publishAt: products.publishAt,
  unpublishAt: products.unpublishAt,
  featured: products.featured,
  // What limits the sale may be another number than the count.
  stock: sql<number | null>`case when ${products.stock} > 0 then ${products.stock} else coalesce((
    select case when bool_and(coalesce(v.on_hand, v.stock) is not null) then sum(coalesce(v.on_hand, v.stock))::int end
    from product_variants v where v.product_id = products.id and v.is_offered and v.removed_at is null
    having count(v.on_hand) > 0), ${products.stock}) end`,
  inventoryPolicy: products.inventoryPolicy,
  version: products.version,
  createdAt: products.createdAt,
};

const PRODUCTS: Omit<ListSql<typeof staffProductList, { id: string }, StockContext>, 'select'> = {
  list: staffProductList,
  conditions: {
    search: isFoundBy,
    stock: (level, { lowStock }) => hasStockLevel(level, lowStock),
    featured: (featured) => eq(products.featured, featured),
    status: (status) => eq(products.status, status),
    availability: (availability) => eq(products.availability, availability),
    tag: hasTag,
    deleted: (deleted) => (deleted ? isNotNull(products.deletedAt) : NOT_DELETED),
  },
  sorts: {
    oldest: fromLowest(createdAt, id),
    'name-asc': [asc(products.nameKey), asc(id)],
    'name-desc': [desc(products.nameKey), desc(id)],
    'category-asc': [asc(categoryKey), asc(brandKey), asc(effectivePriceCents), asc(id)],
    'category-desc': [desc(categoryKey), desc(brandKey), desc(effectivePriceCents), desc(id)],
    'price-asc': [asc(effectivePriceCents), asc(id)],
    'price-desc': [desc(effectivePriceCents), desc(id)],
    // Products without counted stock are last in both.
    // Both are the same order as by stock alone; the first column is that of an index.
    'stock-asc': [asc(products.scarce), sql`${products.stock} asc nulls last`, asc(id)],
    'stock-desc': [sql`${products.plenty} desc nulls last`, sql`${products.stock} desc nulls last`, desc(id)],
  },
  keyset: { at: createdAt, id, idOf: (product) => product.id },
};

export const staffProductRowQueries = listQueries<typeof staffProductList, StaffProductRow, StockContext>({
  ...PRODUCTS,
  select: (db, part) => selectPart(db.select(ROW_COLUMNS).from(products).$dynamic(), part),
});

export type StaffProductRow = Pick<StaffProduct, keyof typeof ROW_COLUMNS>;

/** Whole products. */
export const staffProductQueries = listQueries<typeof staffProductList, StaffProduct, StockContext>({
  ...PRODUCTS,
  select: async (db, part) => {
    const rows = await selectPart(db.select(STAFF_COLUMNS).from(products).$dynamic(), part);
    return rows.map(toStaffProduct);
  },
});

/** Finds a product, deleted or not. */
export async function findStaffProduct(db: Connection, id: string): Promise<StaffProduct | null> {
  const [row] = await db.select(STAFF_COLUMNS).from(products).where(eq(products.id, id));
  return row ? toStaffProduct(row) : null;
}

/** Finds products by their ids, deleted or not, in any order. */
export async function findStaffProducts(db: Connection, ids: readonly string[]): Promise<StaffProduct[]> {
  const rows = await db
    .select(STAFF_COLUMNS)
    .from(products)
    .where(inArray(products.id, [...ids]));
  return rows.map(toStaffProduct);
}

export async function lockProduct(tx: Transaction, id: string): Promise<StaffProduct | null> {
  const [row] = await tx.select(LOCKED_COLUMNS).from(products).where(eq(products.id, id)).for('update');
  return row ? toStaffProduct({ ...row, variants: await selectVariants(tx, id) }) : null;
}

/** Locks products in the order of their ids, which prevents deadlocks. */
export async function lockProducts(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, StaffProduct>> {
  const rows = await tx
    .select(LOCKED_COLUMNS)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(sql`${products.id} collate "C"`)
    .for('update');
  const variants = await selectVariantsByProduct(
    tx,
    rows.map((row) => row.id),
  );
  return new Map(
    rows.map((row) => [row.id, toStaffProduct({ ...row, variants: variants.get(row.id) ?? [] })]),
  );
}

function toStaffProduct<Row extends Parameters<typeof toProduct>[0] & { variants: Variant[] }>(row: Row) {
  return { ...toProduct(row), stock: sumOnHand(row.variants) };
}

/** Locks a product whose time has come, which no other server has locked; null if there is none. */
export async function lockScheduled(tx: Transaction, now: Date): Promise<{ id: string } | null> {
  const { publishAt, unpublishAt } = products;
  const [row] = await tx
    .select({ id })
    .from(products)
    .where(and(or(lte(publishAt, now), lte(unpublishAt, now)), NOT_DELETED))
    .orderBy(asc(sql`least(${publishAt}, ${unpublishAt})`), asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** Finds the product for sale with this SKU, its own or that of a variant. */
export async function findBySku(db: Connection, sku: string): Promise<{ id: string; name: string } | null> {
  const { productId, removedAt, productDeleted } = productVariants;
  const [row] = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .leftJoin(
      productVariants,
      and(
        eq(productId, products.id),
        eq(productVariants.sku, sku),
        isNull(removedAt),
        eq(productDeleted, false),
      ),
    )
    .where(and(or(eq(products.sku, sku), isNotNull(productId)), NOT_DELETED))
    .limit(1);
  return row ?? null;
}

/** A row of a product to be added, whose variants follow. */
export type NewProductRow = {
  id: string;
  fields: ProductFields;
  variantOptions: VariantOption[];
  prices: PriceRange | null;
};

/** Adds products; returns the ids of those that were not there, as after the same request before. */
export async function insertProducts(
  tx: Transaction,
  rows: readonly NewProductRow[],
  createdAt: Date,
): Promise<Set<string>> {
  // Two requests at once that add the same product: without the lock, the second one may wait at the index of
  // SKUs, not at the one of ids, and then fails because of the SKU of the very product it asks for.
  if (rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id).sort();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('product ' || id, 0))
    from unnest(${sql.param(ids)}::text[]) with ordinality as added (id, place) order by place`);
  const inserted = await tx
    .insert(products)
    .values(
      rows.map(({ id, fields, variantOptions, prices }) => ({
        id,
        ...toColumns(fields),
        variantOptions,
        ...columnsOfRange(prices),
        createdAt,
      })),
    )
    .onConflictDoNothing({ target: products.id })
    .returning({ id: products.id });
  return new Set(inserted.map(({ id }) => id));
}

/** Saves the changed fields as a new version, but for the stock (`setCount`). */
export async function updateProductRow(
  tx: Transaction,
  product: ProductFields & { id: string },
  changed: readonly (keyof ProductFields)[],
): Promise<void> {
  const { searchText, stock, ...columns } = toColumns(product);
  const names: string[] = changed.flatMap((field) => COLUMNS[field] ?? field);
  const entries = Object.entries(columns).filter(([name]) => names.includes(name));
  await tx
    .update(products)
    .set({ ...Object.fromEntries(entries), searchText, version: sql`${products.version} + 1` })
    .where(eq(products.id, product.id));
  if (changed.includes('sku')) await setFirstSku(tx, product);
}

export async function setDeletedAt(tx: Transaction, id: string, deletedAt: Date | null): Promise<void> {
  await tx
    .update(products)
    .set({ deletedAt, version: sql`${products.version} + 1` })
    .where(eq(products.id, id));
  await setProductDeleted(tx, id, deletedAt !== null);
}

/** The columns of fields that have not their name. */
const COLUMNS: Partial<Record<keyof ProductFields, string | string[]>> = {
  price: 'priceCents',
  discountPrice: 'discountPriceCents',
  options: ['colors', 'sizes', 'memory', 'requiredOptions'],
};

function toColumns({ price, discountPrice, options, ...fields }: ProductFields) {
  return {
    ...fields,
    ...writeOptions(options),
    priceCents: price,
    discountPriceCents: discountPrice,
    searchText: productSearchText(fields),
  };
}

/** Returns the levels of domain/products/stock.ts in SQL; a property test compares the two. */
function hasStockLevel(level: StockLevel, lowStock: number): SQL {
  if (level === 'in') return sql`${products.stock} is distinct from 0`;
  if (level === 'some-low')
    return sql`${products.id} = any(array(select distinct product_id from product_variants
      where ${isLowVariant(lowStock)}))`;
  if (level === 'owed')
    return sql`${products.id} = any(array(select distinct product_id from product_variants
      where on_hand < 0 and removed_at is null and not product_deleted))`;
  return level === 'out' ? eq(products.stock, 0) : isLowOnStock(lowStock);
}

/** Uses the indexed column where it holds enough. */
export function isLowOnStock(lowStock: number): SQL {
  return lte(lowStock <= MAX_SCARCE ? products.scarce : products.stock, lowStock);
}

/**
 * By SKU or bar code, also of a variant, or by words of name, category, brand and tags, in any order; the
 * index on the text with descriptions finds candidates.
 */
function isFoundBy(search: string): SQL | undefined {
  const part = (number: number) => sql`split_part(${products.searchText}, chr(1), ${number})`;
  const [NAME, CATEGORY, BRAND, TAGS] = [1, 3, 4, 5].map(part);
  return or(
    sql`lower(${products.sku}) like ${containsPattern(search.trim())}`,
    sql`${products.id} = any(array(select ${productVariants.productId} from ${productVariants}
      where ${isMarked(search)}))`,
    and(
      containsWords(products.searchText, search),
      containsWords(sql`concat_ws(chr(1), ${NAME}, ${CATEGORY}, ${BRAND}, ${TAGS})`, search),
    ),
  );
}
