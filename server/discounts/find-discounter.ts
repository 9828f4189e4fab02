import { createHash } from 'node:crypto';
import type { Connection } from '#db/connection.ts';
import { createDiscounter } from '#domain/discounts/create-discounter.ts';
import { type Discount, toCodeKey } from '#domain/discounts/discount.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { type Discounter, discountForMembers } from '#domain/pricing/discounted-cart.ts';
import { findProductsOfCollections } from '../collections/products-of-collections.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { findAutomaticDiscounts, findDiscounts, findTaken, findUsesOfCustomer } from './discount-queries.ts';
import { findShownScopeNames, listScopeValues } from './scope-names.ts';

export type DiscountQuestion = {
  /** The codes as typed. */
  codes: readonly string[];
  /** Null while it is not known: limits per customer are no question then. */
  email: string | null;
  /** The checkout whose order is priced again: what it has taken still applies. */
  checkoutId?: string | undefined;
  /** The products of the cart. */
  productIds: readonly string[];
  now: Date;
  /** IANA name of the shop's time zone. */
  zone: string;
};

/** Finds the discounter of a cart; without discounts in the shop, it applies memberships only. */
export async function findDiscounter(
  { db, settings }: { db: Connection; settings: CurrentSettings },
  { codes, email, checkoutId, productIds, now, zone }: DiscountQuestion,
): Promise<Discounter> {
  if (codes.length === 0 && !checkoutId && !(await settings.discounts()).discountsItself)
    return discountForMembers;
  const takenIds = checkoutId ? await findTaken(db, checkoutId) : [];
  const discounts = await readDiscounts({ db, settings }, { codes, takenIds, now });
  const limited = discounts.filter(({ perCustomer }) => perCustomer !== null).map(({ id }) => id);
  const [usesOfCustomer, names, collections] = await Promise.all([
    email === null ? new Map<string, number>() : findUsesOfCustomer(db, limited, digestCustomer(email)),
    findShownScopeNames(db, discounts.filter(isNamed)),
    findProductsOfCollections(db, listScopeValues(discounts, 'collections'), productIds),
  ]);
  const question = { codes, discounts, now, usesOfCustomer, zone, names, collections };
  return createDiscounter({ ...question, taken: new Set(takenIds) });
}

/**
 * Automatic discounts are cached, for shops that have hundreds of them, but for those with a limit: how often
 * they are used is read each time. So are those of codes, and those that a checkout has taken.
 */
async function readDiscounts(
  { db, settings }: { db: Connection; settings: CurrentSettings },
  { codes, takenIds, now }: { codes: readonly string[]; takenIds: readonly string[]; now: Date },
): Promise<Discount[]> {
  const automatic = await settings.cached('discounts', () => findAutomaticDiscounts(db, now));
  const limited = automatic.filter(({ usageLimit }) => usageLimit !== null).map(({ id }) => id);
  const ids = [...new Set([...takenIds, ...limited])];
  if (codes.length === 0 && ids.length === 0) return automatic;
  const fresh = await findDiscounts(db, { codeKeys: codes.map(toCodeKey), ids });
  const isFresh = new Set(ids);
  return [...automatic.filter(({ id }) => !isFresh.has(id)), ...fresh];
}

/** Digests an email address as uses are counted by: spelled in any case, and unreadable in the database. */
export function digestCustomer(email: string): string {
  return createHash('sha256').update('discount customer').update(normalizeEmail(email)).digest('base64url');
}

/** True if a message may name what a discount is for: it has a code, and is for few things. */
function isNamed({ code, scope }: Discount): boolean {
  return code !== null && scope.values.length <= 3;
}
