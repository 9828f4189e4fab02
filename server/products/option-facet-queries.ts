import { and, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { products, productVariants } from '#db/schema/index.ts';
import { IS_LISTED } from '#db/shown-products.ts';
import { choiceKey, valuesByOption } from '#domain/products/option-choices.ts';
import { compareOptionValues } from '#domain/products/option-order.ts';
import { OPTION_LISTS } from '#domain/products/option-words.ts';
import { fold } from '#domain/products/variants/fold.ts';
import { type FacetContext, filterConditions, type ProductFilter } from './facet-queries.ts';
import { HAS_CHOICES, hasAnyValue, IS_FOUND, spansNone } from './product-conditions.ts';
import { productQueries } from './product-list-queries.ts';

/** `choice` is the value as the filter takes it: 'size:m'. */
export type OptionFacet = { name: string; values: { value: string; choice: string; count: number }[] };

/** Above this number of products with options, options are not counted until a filter narrows the list. */
export const MAX_COUNTED_PRODUCTS = 5_000;
const MAX_COUNTED_VARIANTS = 25_000;

/** Options with the most products, and values of each; chosen ones are always among them. */
const MAX_FACETS = 10;
const MAX_FACET_VALUES = 100;

/** True if some product has options, and with them filters beyond those of the specification. */
export async function hasVariants(db: Connection): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${products} where ${IS_LISTED} and ${HAS_OPTIONS} limit 1`);
  return rows.length > 0;
}

const HAS_OPTIONS = sql`${products.variantOptions} <> '[]'`;

/** The order of the index of products with choices. */
const IN_ORDER = sql`${products.category}, ${products.brand}, ${products.effectivePriceCents}`;

/**
 * Counts the products of each value that an offered variant has which fits all other filters, or that its
 * product lists without variants of it. The values of one option are counted without its own filter.
 */
export async function selectOptionFacets(
  db: Connection,
  filter: ProductFilter,
  { plan, counted = 'all', hasFurther = true, spellings }: FacetContext,
): Promise<OptionFacet[]> {
  const { search, exact, inStock, options } = filter;
  const chosen = [...valuesByOption(options ?? '')];
  const misses = chosen.map(
    ([name, values]) => sql`case when ${hasAnyValue(name, values)} then null else ${name}::text end`,
  );
  const stocked = inStock ? sql`${products.isAvailable} and ${productVariants.isStocked}` : undefined;
  const narrowed = and(
    productQueries.where({ search, exact }, { plan }),
    ...Object.values(filterConditions(filter, { counted, hasFurther, spellings })),
    HAS_CHOICES,
  );
  const { rows } = await db.execute<OptionRow>(sql`
    with narrowed as materialized (
      select ${products.id} as id, ${products.isAvailable} as is_available from ${products} where ${narrowed}
      order by ${IN_ORDER} limit ${MAX_COUNTED_PRODUCTS + 1}
    ), variants as materialized (
      select variant.* from narrowed products cross join lateral (
        select ${productVariants.productId} as product_id, ${productVariants.options} as options,
          array[${sql.join(
            OPTION_LISTS.map((list) => sql`${spansNone(list)}`),
            sql`, `,
          )}] as spans_none,
          array_remove(array[${sql.join(misses, sql`, `)}]::text[], null) as misses
        from ${productVariants}
        where ${productVariants.productId} = ${products.id} and ${and(IS_FOUND, stocked)}
        offset 0
      ) variant
      where (select count(*) from narrowed) <= ${MAX_COUNTED_PRODUCTS}
      limit ${MAX_COUNTED_VARIANTS + 1}
    ), option as (
      select product_id, misses, own.key as name, own.value
      from variants, json_each_text(variants.options) own
      union all
      select free.product_id, free.misses, list.name, listed.value
      from (select distinct product_id, misses, spans_none from variants) free
        join ${products} on ${products.id} = free.product_id
        cross join lateral (values
          ('Color', 1, jsonb_path_query_array(${products.colors}, '$[*].name')),
          ('Size', 2, ${products.sizes}),
          ('Memory', 3, ${products.memory})) list (name, place, items)
        cross join lateral jsonb_array_elements_text(list.items) listed
      where free.spans_none[list.place]
    )
    select name, value, ${countProducts(sql`misses = '{}'`)} as count,
      json_build_array(${sql.join(
        chosen.map(([name]) => countProducts(sql`misses <@ array[${name}::text]`)),
        sql`, `,
      )}) as own_counts
    from option
    where (select count(*) from variants) <= ${MAX_COUNTED_VARIANTS}
    group by name, value`);
  return mergeFacets(rows, chosen);
}

type OptionRow = {
  name: string;
  value: string;
  count: number;
  /** Without the filter of each chosen option. */
  own_counts: number[];
};

function countProducts(condition: SQL): SQL {
  return sql`(count(distinct product_id) filter (where ${condition}))::int`;
}

/** Merges spellings: a product has each value in one, so that their counts add up. */
function mergeFacets(
  rows: readonly OptionRow[],
  chosen: readonly [name: string, values: string[]][],
): OptionFacet[] {
  const facets = new Map<string, CountedFacet>();
  for (const row of rows) {
    const key = fold(row.name);
    const own = chosen.findIndex(([name]) => name === key);
    const isChosen = chosen[own]?.[1].includes(fold(row.value)) ?? false;
    const count = (own < 0 ? row.count : row.own_counts[own]) ?? 0;
    if (count === 0 && !isChosen) continue;
    const facet = facets.get(key) ?? { name: row.name, values: [], isChosen: own >= 0, count: 0 };
    facets.set(key, facet);
    facet.count += count;
    const choice = choiceKey(row);
    const same = facet.values.find((value) => value.choice === choice);
    if (same) same.count += count;
    else facet.values.push({ value: row.value, choice, count, isChosen });
  }
  return selectFirst([...facets.values()], MAX_FACETS)
    .toSorted((one, other) => rankFacet(one) - rankFacet(other) || (one.name < other.name ? -1 : 1))
    .map(({ name, values }) => ({
      name,
      values: selectFirst(values, MAX_FACET_VALUES)
        .toSorted((one, other) => compareOptionValues(one.value, other.value))
        .map(({ value, choice, count }) => ({ value, choice, count })),
    }));
}

type Ranked = { isChosen: boolean; count: number };
type CountedFacet = Ranked & { name: string; values: (OptionFacet['values'][number] & Ranked)[] };

/** Selects the chosen ones, and the others with the most products. */
function selectFirst<Item extends Ranked>(items: readonly Item[], limit: number): Item[] {
  return items
    .toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen) || other.count - one.count)
    .slice(0, limit);
}

/** The lists of the specification come first, in their order. */
function rankFacet({ name }: CountedFacet): number {
  const place = (OPTION_LISTS as readonly string[]).indexOf(fold(name));
  return place < 0 ? OPTION_LISTS.length : place;
}
