import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';
import { dictionaryWordsSql, foldedLettersSql } from '#db/schema/search-document.ts';

/** Tags that staff choose from. */
const MAX_TAGS = 1_000;

/** True for products of this category, by the rule `isSameGroup` (domain/products/group-name.ts). */
export function isOfCategory(category: string): SQL {
  return sql`(${products.category} = any(${selectSpellings('category_key', category)}) or ${hasFurther(category)})`;
}

/** True for products of this brand, by the same rule. */
export function isOfBrand(brand: string): SQL {
  return sql`${products.brand} = any(${selectSpellings('brand_key', brand)})`;
}

/**
 * True for products of a category as a product has it (specification, section 5), also where others spell it
 * otherwise. `hasFurther`: or with it among their further ones. `spellings`: those that products have, where
 * they are known; the statement looks them up itself otherwise, which takes longer to plan than most lists.
 */
export function hasCategory(
  category: string,
  { hasFurther: isAlsoFurther, spellings = {} }: { hasFurther: boolean; spellings?: Spellings | undefined },
): SQL {
  const isFirst = sql`${products.category} = any(${asArray(spellings.category) ?? knownSpellings('category_key', category)})`;
  return isAlsoFurther ? sql`(${isFirst} or ${hasFurther(category)})` : isFirst;
}

/**
 * True for products with a category among their further ones. Selected once for a statement, so that one that
 * reads products from an index alone, in which these are not, still does.
 */
function hasFurther(category: string): SQL {
  return hasName('categories', category);
}

/** True for products with this tag, by the rule `isOneOf` (domain/products/group-name.ts). */
export function hasTag(tag: string): SQL {
  return hasName('tags', tag);
}

/** Selects by the index on the column. */
function hasName(column: 'categories' | 'tags', name: string): SQL {
  const names = sql.raw(`other.${column}`);
  return sql`${products.id} in (
    select other.id from ${products} other
    where ${names} <> '[]' and lower(${names}::text)::jsonb ? lower(${name}))`;
}

/** True if some product has further categories. */
export async function hasFurtherCategories(db: Connection): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${products} where ${products.categories} <> '[]' limit 1`);
  return rows.length > 0;
}

/** Finds the tags of products by name, each in one spelling. */
export async function findTags(db: Connection): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select min(listed.tag) as tag from (
      select distinct jsonb_array_elements_text(${products.tags}) as tag from ${products}
      where ${products.tags} <> '[]' and ${products.deletedAt} is null
    ) listed group by lower(listed.tag) order by lower(listed.tag) limit ${MAX_TAGS}`);
  return rows.map(({ tag }) => tag);
}

/** Selects the further categories of the products that pass, each with their number. */
export function countFurther(passes: SQL | undefined): SQL {
  return sql`select further.name as category, count(*)::int as count
    from ${products}, jsonb_array_elements_text(${products.categories}) further (name)
    where ${products.categories} <> '[]' and ${passes ?? sql`true`} group by further.name`;
}

/** The condition for a brand, like `hasCategory`. */
export function hasBrand(brand: string, { brand: spellings }: Spellings = {}): SQL {
  return sql`${products.brand} = any(${asArray(spellings) ?? knownSpellings('brand_key', brand)})`;
}

/** The spellings that products have of the category and the brand of a filter; none if no product has it. */
export type Spellings = { category?: readonly string[] | undefined; brand?: readonly string[] | undefined };

/** Finds the spellings of a group that products have, if the name is one of them. */
export async function findSpellings(
  db: Connection,
  group: keyof Spellings,
  name: string,
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ names: string[] | null }>(
    sql`select ${knownSpellings(`${group}_key`, name)} as names`,
  );
  return rows[0]?.names ?? [];
}

function asArray(names: readonly string[] | undefined): SQL | undefined {
  return names && sql`${sql.param(names)}::text[]`;
}

/** Returns the spellings of a group if the name is one of them, otherwise none. */
function knownSpellings(key: Key, name: string): SQL {
  return sql`(select case when ${name} = any(spelled.names) then spelled.names end
    from (select ${selectSpellings(key, name)} as names) spelled)::text[]`;
}

type Key = 'category_key' | 'brand_key';

/**
 * Selects the spellings of a group that products have. Read once for a statement, from key to key along an
 * index: a group has few spellings, and thousands of products.
 */
function selectSpellings(key: Key, name: string): SQL {
  const column = sql.raw(`spelled.${key}`);
  const typed = sql`${name}::text`;
  const words = folded(dictionaryWordsSql, typed);
  const spelling = sql`split_part(spelling.key, chr(1), 2)`;
  const next = (after: SQL) => sql`(select ${column} from ${products} spelled
    where spelled.deleted_at is null and ${after} and ${column} < ${words} || chr(2)
    order by ${column} limit 1)`;
  return sql`array(
    with recursive spelling (key) as (
      ${next(sql`${column} >= ${words} || chr(1)`)}
      union all
      select ${next(sql`${column} > spelling.key`)} from spelling where spelling.key is not null
    )
    select ${spelling} from spelling
    where ${folded(foldedLettersSql, spelling)} = ${folded(foldedLettersSql, typed)})`;
}

/** Returns the SQL of a function of texts with its argument. */
function folded(write: (text: string) => string, argument: SQL): SQL {
  const [before = '', after = ''] = write('\u0001').split('\u0001');
  return sql`${sql.raw(before)}${argument}${sql.raw(after)}`;
}
