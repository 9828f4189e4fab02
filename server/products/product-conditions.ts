import { and, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { products, productVariants } from '#db/schema/index.ts';
import { type Cents, centsNotAbove, centsNotBelow } from '#domain/money.ts';
import { valuesByOption } from '#domain/products/option-choices.ts';
import { OPTION_LISTS, type OptionList } from '#domain/products/option-words.ts';
import type { CountedReviews } from '#domain/reviews/counted-reviews.ts';

/** The condition of staff lists: includes products that shoppers do not see. */
export const NOT_DELETED = isNull(products.deletedAt);

/** Lower bound of the effective price, in dollars. */
export function costsAtLeast(dollars: number): SQL {
  return gte(products.effectivePriceCents, lowestCents(dollars));
}

/** Upper bound of the effective price, in dollars. */
export function costsAtMost(dollars: number): SQL {
  return lte(products.effectivePriceCents, highestCents(dollars));
}

/** The lowest effective price that costs at least so many dollars, within the integers of the column. */
export function lowestCents(dollars: number): Cents {
  return withinInteger(centsNotBelow(dollars));
}

/** The highest effective price that costs at most so many dollars. */
export function highestCents(dollars: number): Cents {
  return withinInteger(centsNotAbove(dollars));
}

/** Clamps a bound to the integers of the column. */
function withinInteger(cents: Cents): Cents {
  return Math.min(Math.max(cents, -2_147_483_648), 2_147_483_647);
}

export function starsColumn(counted: CountedReviews) {
  return counted === 'verified' ? products.verifiedStars : products.stars;
}

/**
 * True for a variant that has one of the values, or can be bought in one: where the option spans no variants
 * of its product, the product's list of that name offers it.
 */
export function hasAnyValue(name: string, values: readonly string[]): SQL {
  // Pairs are in the combination as JSON, where no other text has their quotes.
  const isThere = (value: string) =>
    sql`strpos(${productVariants.combination}, ${JSON.stringify([name, value])}) > 0`;
  const list = OPTION_LISTS.find((known) => known === name);
  return or(...values.map(isThere), list && and(spansNone(list), lists(list, values))) ?? sql`false`;
}

/** True for a variant whose options are others than the list. */
export function spansNone(list: OptionList): SQL {
  return sql`strpos(${productVariants.combination}, ${`[${JSON.stringify(list)},`}) = 0`;
}

/**
 * True for a variant whose product lists one of the values. Looked up where the options of a variant do not
 * decide, so that filters of other products are answered by their indexes alone.
 */
function lists(list: OptionList, values: readonly string[]): SQL {
  const offers = values.map(
    (value) => sql`lister.listed_values @> ${JSON.stringify({ [list]: [value] })}::jsonb`,
  );
  return sql`(select ${sql.join(offers, sql` or `)} from ${products} lister
    where lister.id = ${productVariants.productId})`;
}

/** Variants that shoppers find, as the index says it that covers these conditions. */
export const IS_FOUND: SQL = sql`${productVariants.isOffered} and ${productVariants.removedAt} is null`;

/** Products with options or lists of them, as the index says it that has these. */
export const HAS_CHOICES: SQL = sql`(${products.variantOptions} <> '[]' or ${products.colors} <> '[]'
  or ${products.sizes} <> '[]' or ${products.memory} <> '[]')`;

/** 2 if an offered variant in stock has one of the chosen values of each option, 1 if another has, else 0. */
export function rankOffer(options: string): SQL {
  const chosen = [...valuesByOption(options)].map(([name, values]) => hasAnyValue(name, values));
  return sql`coalesce((select max(1 + ${productVariants.isStocked}::int) from ${productVariants}
    where ${productVariants.productId} = ${products.id} and ${and(IS_FOUND, ...chosen)}), 0)`;
}

/** True if an offered variant, itself in stock if asked, has one of the chosen values of each option. */
export function offersChoice(options: string, inStock: boolean): SQL {
  // An index leaves out products without choices before anything is looked up.
  return sql`(${HAS_CHOICES} and ${rankOffer(options)} >= ${inStock ? 2 : 1})`;
}
