import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { collectionProducts, collections, formerSlugs, picturePreviews, products } from '#db/schema/index.ts';
import { IS_LISTED } from '#db/shown-products.ts';
import type { CollectionRule } from '#domain/collections/collection-rule.ts';
import type { CountedReviews } from '#domain/reviews/counted-reviews.ts';
import type { Among } from '../products/product-list-queries.ts';
import { matchesRule } from './rule-sql.ts';

export type CollectionRow = {
  id: string;
  slug: string;
  title: string;
  description: string;
  image: string | null;
  /** The preview of the image as a data: URL; only for the shop's own pictures. */
  imagePreview: string | null;
  /** Null: the products are chosen by hand. */
  rule: CollectionRule | null;
};

/** Shoppers see the collection. */
export const IS_PUBLISHED = and(isNull(collections.deletedAt), eq(collections.isPublished, true));

/** Selects the published collections by their titles. */
export async function selectPublished(db: Connection): Promise<{ slug: string; title: string }[]> {
  return await db
    .select({ slug: collections.slug, title: collections.title })
    .from(collections)
    .where(IS_PUBLISHED)
    .orderBy(asc(sql`lower(${collections.title})`), asc(collections.id));
}

/** Finds the published collection at an address, or that had the address before. */
export async function findPublished(db: Connection, slug: string): Promise<CollectionRow | null> {
  const [row] = await selectBySlug(db, { slug });
  return row ?? null;
}

const selectBySlug = prepared('find_collection', (db) => {
  const slug = sql.placeholder('slug');
  const hadIt = db
    .select({ id: formerSlugs.collectionId })
    .from(formerSlugs)
    .where(eq(formerSlugs.slug, slug));
  return db
    .select({
      id: collections.id,
      slug: collections.slug,
      title: collections.title,
      description: collections.description,
      image: collections.image,
      imagePreview: picturePreviews.preview,
      rule: collections.rule,
    })
    .from(collections)
    .leftJoin(picturePreviews, eq(picturePreviews.address, collections.image))
    .where(and(or(eq(collections.slug, slug), sql`${collections.id} = (${hadIt})`), IS_PUBLISHED));
});

/** Collections that are not deleted, with those of some products that were chosen by hand. */
export const selectCollectionsOfProducts = prepared('find_collections_of_products', (db) => {
  const { collectionId, productId } = collectionProducts;
  const chosen = db
    .select({ productId })
    .from(collectionProducts)
    .where(and(eq(collectionId, collections.id), sql`${productId} = any(${sql.placeholder('productIds')})`));
  return db
    .select({ id: collections.id, rule: collections.rule, chosen: sql<string[]>`array(${chosen})` })
    .from(collections)
    .where(and(sql`${collections.id} = any(${sql.placeholder('ids')})`, isNull(collections.deletedAt)));
});

/** Its products, as a condition of the list of products. */
export function amongCollection(
  { id, rule }: Pick<CollectionRow, 'id' | 'rule'>,
  counted: CountedReviews,
): Among {
  if (rule) return { where: matchesRule(rule, counted) };
  const ofIt = sql`${collectionProducts} chosen where chosen.collection_id = ${id}`;
  return {
    where: sql`${products.id} in (select chosen.product_id from ${ofIt})`,
    order: sql`(select chosen.position from ${ofIt} and chosen.product_id = ${products.id})`,
  };
}

/** Finds the image of its first product, by its own order or the newest; null without products. */
export async function findFirstImage(
  db: Connection,
  collection: Pick<CollectionRow, 'id' | 'rule'>,
  counted: CountedReviews,
): Promise<string | null> {
  const { where, order } = amongCollection(collection, counted);
  const [row] = await db
    .select({ image: products.image })
    .from(products)
    .where(and(IS_LISTED, where))
    .orderBy(...(order ? [order] : []), sql`${products.createdAt} desc nulls last`, asc(products.id))
    .limit(1);
  return row?.image ?? null;
}
