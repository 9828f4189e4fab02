import { type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/index.ts';
import { dictionaryWordsSql, foldedLettersSql } from '#db/schema/search-document.ts';

/** True for products of this category, by the rule `isSameGroup` (domain/products/group-name.ts). */
export function isOfCategory(category: string): SQL {
  return sql`${products.category} = any(${selectSpellings('category_key', category)})`;
}

/** True for products of this brand, by the same rule. */
export function isOfBrand(brand: string): SQL {
  return sql`${products.brand} = any(${selectSpellings('brand_key', brand)})`;
}

/**
 * True for products of a category as a product has it (specification, section 5), also where others spell it
 * otherwise.
 */
export function hasCategory(category: string): SQL {
  return sql`${products.category} = any(${knownSpellings('category_key', category)})`;
}

/** The condition for a brand, like `hasCategory`. */
export function hasBrand(brand: string): SQL {
  return sql`${products.brand} = any(${knownSpellings('brand_key', brand)})`;
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
