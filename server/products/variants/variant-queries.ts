import { and, asc, eq, inArray, isNotNull, isNull, like, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { products, productVariants } from '#db/schema/index.ts';
import { withOptions, writeOptions } from '#domain/products/option-words.ts';
import type { Product } from '#domain/products/product.ts';
import type { Pieces } from '#domain/products/stock.ts';
import type { Variant, VariantOptions } from '#domain/products/variants/variant.ts';

import { OPTION_COLUMNS } from '../product-queries.ts';

const { priceCents, discountPriceCents } = productVariants;

const VARIANT_COLUMNS = {
  id: productVariants.id,
  sku: productVariants.sku,
  options: productVariants.options,
  price: priceCents,
  discountPrice: discountPriceCents,
  barcode: productVariants.barcode,
  weightGrams: productVariants.weightGrams,
  image: productVariants.image,
  stock: productVariants.stock,
  onHand: productVariants.onHand,
  isOffered: productVariants.isOffered,
};

/** Selects the variants of a product that are not removed, in display order. */
export async function selectVariants(db: Connection, productId: string): Promise<Variant[]> {
  return await db
    .select(VARIANT_COLUMNS)
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), isNull(productVariants.removedAt)))
    .orderBy(asc(productVariants.position), asc(productVariants.id));
}

/** Selects the same of several products, by their ids. */
export async function selectVariantsByProduct(
  db: Connection,
  productIds: readonly string[],
): Promise<Map<string, Variant[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ ...VARIANT_COLUMNS, productId: productVariants.productId })
    .from(productVariants)
    .where(and(inArray(productVariants.productId, [...productIds]), isNull(productVariants.removedAt)))
    .orderBy(asc(productVariants.productId), asc(productVariants.position), asc(productVariants.id));
  const byProduct = new Map<string, Variant[]>();
  for (const { productId, ...variant } of rows) {
    const variants = byProduct.get(productId);
    if (variants) variants.push(variant);
    else byProduct.set(productId, [variant]);
  }
  return byProduct;
}

/** A variant with what its product has to do with it. */
export type VariantOfProduct = {
  variant: Variant;
  product: Pick<
    Product,
    | 'id'
    | 'name'
    | 'availability'
    | 'price'
    | 'discountPrice'
    | 'options'
    | 'variantOptions'
    | 'stock'
    | 'inventoryPolicy'
    | 'backorderText'
    | 'backorderDays'
  >;
};

const OF_PRODUCT = {
  id: products.id,
  name: products.name,
  availability: products.availability,
  price: products.priceCents,
  discountPrice: products.discountPriceCents,
  ...OPTION_COLUMNS,
  stock: products.stock,
  inventoryPolicy: products.inventoryPolicy,
  backorderText: products.backorderText,
  backorderDays: products.backorderDays,
};

/** Locks the product of a variant that is for sale, then reads both. */
export async function lockVariant(tx: Transaction, id: string): Promise<VariantOfProduct | null> {
  const owner = sql`(select product_id from product_variants where id = ${id})`;
  const [product] = await tx
    .select(OF_PRODUCT)
    .from(products)
    .where(and(sql`${products.id} = ${owner}`, isNull(products.deletedAt)))
    .for('no key update');
  const variant = product && (await findVariant(tx, id));
  return variant ? { variant, product: withOptions(product) } : null;
}

/** Finds a variant that is not removed. */
export async function findVariant(
  db: Connection,
  id: string,
): Promise<(Variant & { productId: string }) | null> {
  const [row] = await db
    .select({ ...VARIANT_COLUMNS, productId: productVariants.productId })
    .from(productVariants)
    .where(and(eq(productVariants.id, id), isNull(productVariants.removedAt)));
  return row ?? null;
}

/** Saves what staff edit of variants: everything but options and stock. */
export async function updateVariantRows(tx: Transaction, variants: readonly Variant[]): Promise<void> {
  const rows = variants.map(({ id, sku, price, discountPrice, barcode, weightGrams, image, isOffered }) => ({
    id,
    sku,
    price,
    discount: discountPrice,
    barcode,
    weight: weightGrams,
    image,
    offered: isOffered,
  }));
  await tx.execute(sql`
    update product_variants set sku = edited.sku, price_cents = edited.price,
      discount_price_cents = edited.discount, barcode = edited.barcode, weight_grams = edited.weight,
      image = edited.image, is_offered = edited.offered, version = version + 1
    from json_to_recordset(${JSON.stringify(rows)}::json) as edited
      (id text, sku text, price int, discount int, barcode text, weight int, image text, offered boolean)
    where product_variants.id = edited.id`);
}

/** Removed variants of a product, by their combination; the last removed counts. */
export async function selectRemoved(
  tx: Transaction,
  productId: string,
): Promise<{ id: string; sku: string; options: VariantOptions; combination: string }[]> {
  return await tx
    .select({
      id: productVariants.id,
      sku: productVariants.sku,
      options: productVariants.options,
      combination: productVariants.combination,
    })
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), isNotNull(productVariants.removedAt)))
    .orderBy(asc(productVariants.removedAt), asc(productVariants.id));
}

/** Selects the SKUs for sale that begin with a text. */
export async function selectSkusLike(tx: Transaction, start: string): Promise<string[]> {
  const rows = await tx
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .where(
      and(
        like(productVariants.sku, `${start.replace(/[\\%_]/g, '\\$&')}%`),
        isNull(productVariants.removedAt),
        eq(productVariants.productDeleted, false),
      ),
    );
  return rows.map(({ sku }) => sku);
}

/** Gives variants other names of their values, and changes nothing else of them. */
export async function nameCombinations(
  tx: Transaction,
  variants: readonly Pick<PlacedVariant, 'id' | 'options' | 'combination'>[],
): Promise<void> {
  if (variants.length === 0) return;
  await tx.execute(sql`
    update product_variants set options = named.options, combination = named.combination
    from json_to_recordset(${JSON.stringify(variants)}::json) as named (id text, options json, combination text)
    where product_variants.id = named.id`);
}

export async function removeVariants(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(productVariants)
    .set({ removedAt: at })
    .where(inArray(productVariants.id, [...ids]));
}

export type PlacedVariant = {
  id: string;
  sku?: string;
  options: VariantOptions;
  combination: string;
  position: number;
};

/** Gives variants their options and place, and a SKU if one is given; removed ones are back with that. */
export async function placeVariants(tx: Transaction, variants: readonly PlacedVariant[]): Promise<void> {
  if (variants.length === 0) return;
  await tx.execute(sql`
    update product_variants set options = placed.options, combination = placed.combination,
      position = placed.position, sku = coalesce(placed.sku, product_variants.sku), removed_at = null
    from json_to_recordset(${JSON.stringify(variants)}::json) as placed
      (id text, sku text, options json, combination text, position int)
    where product_variants.id = placed.id`);
}

export async function insertVariants(
  tx: Transaction,
  productId: string,
  { stock, onHand }: Pieces,
  variants: readonly PlacedVariant[],
): Promise<void> {
  if (variants.length === 0) return;
  await tx.execute(sql`
    insert into product_variants (id, product_id, position, sku, options, combination, stock, on_hand)
    select id, ${productId}, position, sku, options, combination, ${stock}::int, ${onHand ?? null}::int
    from json_to_recordset(${JSON.stringify(variants)}::json) as added
      (id text, sku text, options json, combination text, position int)`);
}

/** Stores the options of a product and what spans its variants. */
export async function storeOptions(
  tx: Transaction,
  { id, options, variantOptions }: Pick<Product, 'id' | 'options' | 'variantOptions'>,
): Promise<void> {
  await tx
    .update(products)
    .set({ ...writeOptions(options), variantOptions, version: sql`${products.version} + 1` })
    .where(eq(products.id, id));
}

/** The only variant of a product without options has the product's SKU. */
export async function setFirstSku(tx: Transaction, { id, sku }: { id: string; sku: string }): Promise<void> {
  await tx
    .update(productVariants)
    .set({ sku })
    .where(
      and(
        eq(productVariants.productId, id),
        eq(productVariants.combination, ''),
        isNull(productVariants.removedAt),
      ),
    );
}

/** The SKUs of a deleted product can be used again. */
export async function setProductDeleted(
  tx: Transaction,
  productId: string,
  isDeleted: boolean,
): Promise<void> {
  await tx
    .update(productVariants)
    .set({ productDeleted: isDeleted })
    .where(eq(productVariants.productId, productId));
}
