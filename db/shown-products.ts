import { type SQL, sql } from 'drizzle-orm';
import { products } from './schema/index.ts';

/** Lists, searches, counts and maps show the product to shoppers: `isListed` in SQL. */
export const IS_LISTED: SQL = sql`${products.deletedAt} is null and ${products.status} = 'active'`;

/** Shoppers who know its address see the product, keep it and can buy it: `isShown` in SQL. */
export const IS_SHOWN: SQL = sql`${products.deletedAt} is null and ${products.status} in ('active', 'unlisted')`;
