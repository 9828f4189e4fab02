import { count } from 'drizzle-orm';
import { productSearchText } from '#domain/products/search-text.ts';
import { reviewSearchText } from '#domain/reviews/search-text.ts';
import { DAY } from '#domain/time-units.ts';
import { type Database, inTransaction, type Transaction } from './connection.ts';
import { learnSearchWords } from './learn-search-words.ts';
import { picturePreviews, products, reviewCounters, reviews } from './schema/index.ts';
import { writeDemoVariants } from './seed-demo-variants.ts';
import { writeFirstVariants } from './write-first-variants.ts';

type Writer = Pick<Transaction, 'select' | 'insert' | 'update' | 'execute'>;

/** Seeds an empty shop with the demo catalogue. Returns the number of products added. */
export async function seedDemo(db: Database, now: Date): Promise<number> {
  return await inTransaction(db, (tx) => addDemoCatalogue(tx, now));
}

/** Adds the demo catalogue and its reviews, unless the shop ever had a product. Returns the number added. */
export async function addDemoCatalogue(tx: Writer, now: Date): Promise<number> {
  const [existing] = await tx.select({ products: count() }).from(products);
  if (existing?.products) return 0;

  // Loaded at a first start alone.
  const { demoProducts } = await import('#demo/catalogue/index.ts');
  const { demoPreviews } = await import('#demo/catalogue/previews.ts');
  const { demoVariants } = await import('#demo/catalogue/demo-variants.ts');
  const { demoReviews } = await import('#demo/reviews/demo-reviews.ts');
  const reviewsByProduct = Map.groupBy(demoReviews(demoProducts), (review) => review.productId);
  await tx.insert(products).values(
    demoProducts.map(({ price, discountPrice, daysAgo, ...product }) => {
      const own = reviewsByProduct.get(product.id) ?? [];
      const verified = own.filter((review) => review.verified);
      return {
        ...product,
        priceCents: price,
        discountPriceCents: discountPrice,
        searchText: productSearchText(product),
        ratingSum: sumRatings(own),
        ratingCount: own.length,
        verifiedRatingSum: sumRatings(verified),
        verifiedRatingCount: verified.length,
        createdAt: new Date(now.getTime() - daysAgo * DAY),
      };
    }),
  );
  await writeFirstVariants(tx);
  await writeDemoVariants(tx, demoVariants(demoProducts), now);
  await tx
    .insert(picturePreviews)
    .values([...demoPreviews])
    .onConflictDoNothing();
  await learnSearchWords(tx, 'all');
  const seeded = [...reviewsByProduct.values()].flat();
  if (seeded.length > 0) {
    await tx.insert(reviews).values(
      seeded.map(({ daysAgo, ...review }) => ({
        ...review,
        searchText: reviewSearchText(review),
        createdAt: new Date(now.getTime() - daysAgo * DAY),
      })),
    );
    await tx
      .insert(reviewCounters)
      .values(
        [...Map.groupBy(seeded, ({ verified, rating }) => `${verified} ${rating}`).values()].flatMap((same) =>
          same.slice(0, 1).map(({ verified, rating }) => ({ verified, rating, reviews: same.length })),
        ),
      );
  }
  return demoProducts.length;
}

function sumRatings(reviews: readonly { rating: number }[]): number {
  return reviews.reduce((sum, { rating }) => sum + rating, 0);
}
