import { createHash } from 'node:crypto';
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '#db/connection.ts';
import { pictureFetches, products } from '#db/schema/index.ts';

export type PictureFetch = typeof pictureFetches.$inferSelect;

/** A picture to be fetched: the address that the product has, and the http: address of the file, if any. */
export type WantedPicture = { address: string; insecureAddress: string | null };

const { address, addressDigest, productId, host, nextTryAt, picture, failure, tries } = pictureFetches;

const at = (fetch: Pick<PictureFetch, 'addressDigest' | 'productId'>) =>
  and(eq(addressDigest, fetch.addressDigest), eq(productId, fetch.productId));

/** Adds pictures of products that are not known yet; those that were given up are tried again. */
export async function requestPictures(
  tx: Transaction,
  pictures: readonly (WantedPicture & { productId: string })[],
  { staff, now }: { staff: { email: string }; now: Date },
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map((one) => ({
    ...one,
    addressDigest: digestAddress(one.address),
    host: URL.parse(one.address)?.host ?? '',
    requestedBy: staff.email,
    requestedAt: now,
    nextTryAt: now,
  }));
  await tx
    .insert(pictureFetches)
    .values(rows)
    .onConflictDoUpdate({
      target: [addressDigest, productId],
      // One that was stored before is fetched again: the product has its address again.
      set: { nextTryAt: now, tries: 0, failure: null, requestedBy: staff.email, requestedAt: now },
      setWhere: isNull(nextTryAt),
    });
}

/** Claims the picture that is due for longest, but of none of the busy hosts, and leases it until `until`. */
export async function claimPicture(
  db: Database,
  { now, until, busyHosts }: { now: Date; until: Date; busyHosts: readonly string[] },
): Promise<PictureFetch | null> {
  const isFree = busyHosts.length > 0 ? sql`and not ${inArray(host, [...busyHosts])}` : sql``;
  const due = sql`(
    select ${addressDigest}, ${productId} from ${pictureFetches}
    where ${nextTryAt} <= ${now.toISOString()} ${isFree}
    order by ${nextTryAt}, ${productId}, ${addressDigest} limit 1 for update skip locked)`;
  const [row] = await db
    .update(pictureFetches)
    .set({ nextTryAt: until, tries: sql`${tries} + 1` })
    .where(sql`(${addressDigest}, ${productId}) in ${due}`)
    .returning();
  return row ?? null;
}

/** Finds the upload of an address that was stored for any product. */
export async function findStoredPicture(db: Connection, url: string): Promise<string | null> {
  const [row] = await db
    .select({ picture })
    .from(pictureFetches)
    .where(and(eq(addressDigest, digestAddress(url)), isNotNull(picture)))
    .limit(1);
  return row?.picture ?? null;
}

/** The uploads of these addresses, as far as they are stored. */
export async function selectStoredPictures(
  db: Connection,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinct({ address, picture })
    .from(pictureFetches)
    .where(and(inArray(addressDigest, addresses.map(digestAddress)), isNotNull(picture)));
  return new Map(rows.flatMap((row) => (row.picture ? [[row.address, row.picture] as const] : [])));
}

export async function markStored(tx: Transaction, fetch: PictureFetch, url: string): Promise<void> {
  await tx.update(pictureFetches).set({ picture: url, nextTryAt: null, failure: null }).where(at(fetch));
}

/** Notes a failed try; `next` null gives the picture up. */
export async function markFailed(
  db: Database,
  fetch: PictureFetch,
  { reason, next }: { reason: string; next: Date | null },
): Promise<void> {
  await db.update(pictureFetches).set({ failure: reason, nextTryAt: next }).where(at(fetch));
}

/** Lets the other pictures of a host that does not answer wait, too. */
export async function postponeHost(db: Database, name: string, until: Date): Promise<void> {
  await db
    .update(pictureFetches)
    .set({ nextTryAt: until })
    .where(and(eq(host, name), lt(nextTryAt, until)));
}

export async function countPictureFetches(
  db: Connection,
): Promise<{ stored: number; waiting: number; failed: number }> {
  const [row] = await db
    .select({
      stored: sql<number>`count(*) filter (where ${picture} is not null and ${nextTryAt} is null)::int`,
      waiting: count(nextTryAt),
      failed: sql<number>`count(*) filter (where ${picture} is null and ${nextTryAt} is null)::int`,
    })
    .from(pictureFetches);
  return row ?? { stored: 0, waiting: 0, failed: 0 };
}

/** The pictures whose last try failed, with their products, those given up first. */
export async function selectFailedPictures(db: Connection, limit: number) {
  return await db
    .select({ address, productId, name: products.name, failure, nextTryAt })
    .from(pictureFetches)
    .leftJoin(products, eq(products.id, productId))
    .where(and(isNull(picture), isNotNull(failure)))
    .orderBy(sql`${nextTryAt} is not null`, asc(pictureFetches.requestedAt), asc(productId), asc(address))
    .limit(limit);
}

/** Tries again what was given up; returns the number. */
export async function retryPictures(tx: Transaction, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(pictureFetches)
    .set({ nextTryAt: now, tries: 0 })
    .where(and(isNull(picture), isNull(nextTryAt)));
  return rowCount ?? 0;
}

/** The addresses of the pictures of a product that are stored by now. */
export async function selectStoredOfProduct(db: Connection, id: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ address, picture })
    .from(pictureFetches)
    .where(and(eq(productId, id), isNotNull(picture)));
  return new Map(rows.flatMap((row) => (row.picture ? [[row.address, row.picture] as const] : [])));
}

function digestAddress(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
