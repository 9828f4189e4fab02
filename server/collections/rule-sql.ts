import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { containsText } from '#db/contains-pattern.ts';
import { products } from '#db/schema/index.ts';
import type { CollectionRule } from '#domain/collections/collection-rule.ts';
import { centsToDollars } from '#domain/money.ts';
import type { CountedReviews } from '#domain/reviews/counted-reviews.ts';
import { hasTag, isOfBrand, isOfCategory } from '../products/group-sql.ts';
import { costsAtLeast, costsAtMost } from '../products/product-conditions.ts';

/** Returns the condition of products that a rule finds: `isInRule` in SQL. */
export function matchesRule(rule: CollectionRule, counted: CountedReviews): SQL {
  const { categories, brands, tags, minPrice, maxPrice, minRating, text } = rule;
  const all = and(
    sql`true`,
    or(...categories.map(isOfCategory)),
    or(...brands.map(isOfBrand)),
    or(...tags.map(hasTag)),
    minPrice === null ? undefined : costsAtLeast(centsToDollars(minPrice)),
    maxPrice === null ? undefined : costsAtMost(centsToDollars(maxPrice)),
    minRating === null ? undefined : isRatedAtLeast(minRating, counted),
    text === '' ? undefined : containsText(products.searchText, text),
    rule.onSale ? eq(products.isOnSale, true) : undefined,
    rule.inStock ? sql`${products.availability} and ${products.stock} is distinct from 0` : undefined,
  );
  return all ?? sql`true`;
}

/** Compares the average with one decimal, as it is shown: 3.95 is shown as 4.0. In whole numbers. */
function isRatedAtLeast(stars: number, counted: CountedReviews): SQL {
  const [sum, count] =
    counted === 'verified'
      ? [products.verifiedRatingSum, products.verifiedRatingCount]
      : [products.ratingSum, products.ratingCount];
  return sql`(${count} > 0 and ${sum}::bigint * 20 >= ${count}::bigint * ${20 * stars - 1})`;
}
