import { lt, sql } from 'drizzle-orm';
import { afterCommit, type Connection } from '#db/connection.ts';
import { cacheInvalidations, databaseEpoch } from '#db/schema/index.ts';
import { createGatherer } from './gather-last.ts';
import { isOutdated } from './oldest-version.ts';

/**
 * The content that a cached answer depends on. A change invalidates tags in its transaction; every server
 * drops the answers that have one of them.
 */
export type CacheTag =
  /** Everything that staff set for the whole shop. */
  | 'settings'
  /** The published texts of pages. */
  | 'page-texts'
  /** The published pages that staff added, and the policies. */
  | 'pages'
  /** The addresses that lead to others. */
  | 'redirects'
  /** The published looks, which every page has. */
  | 'looks'
  /** The existence of discounts in the shop. */
  | 'discounts'
  /** The published collections, and which products they have. */
  | 'collections'
  /** The set, order, categories, brands and prices of the products. */
  | 'catalogue'
  /** The order of products by their ratings. */
  | 'ratings'
  /** The products that can be bought. */
  | 'availability'
  /** One product, as its page and its card show it. */
  | `product:${string}`
  /** The reviews of a product with their votes. */
  | `reviews:${string}`;

/** Tags that a transaction of an epoch has invalidated, once it is committed. */
export type Invalidation = { epoch: string | null; transaction: string; tags: readonly CacheTag[] };

/**
 * The state of the database as far as a server has seen it; `snapshot` is PostgreSQL's `pg_snapshot`. It
 * means nothing in another epoch. `isReadOnly`: the database is on its way down, or no primary any more.
 */
export type SeenInvalidations = {
  epoch: string;
  snapshot: string;
  isReadOnly: boolean;
  isOutdated: boolean;
  since: Invalidation[];
};

/** The epoch of the database (model R1); null until the first look after a crash or a failover. */
const EPOCH = sql<string | null>`(select ${databaseEpoch.id}::text from ${databaseEpoch})`;

/** `isOwn`: this process has committed it, not another one of the same server. */
type Listener = (invalidation: Invalidation, isOwn: boolean) => void;

const listeners = new Set<Listener>();

/**
 * Invalidates tags when the transaction commits: in this process at once, in others as soon as they look.
 * Inserts a row for all tags of the transaction, at its end, and locks none: concurrent changes neither wait
 * for each other nor deadlock.
 */
export const invalidate = createGatherer<CacheTag>('cache tags', async (tx, unique) => {
  const [row] = await tx
    .insert(cacheInvalidations)
    .values({ tags: unique })
    .returning({ transaction: cacheInvalidations.transaction, epoch: EPOCH });
  if (!row) throw new Error('no row of an invalidation');
  afterCommit(tx, () => notify({ ...row, tags: unique }, true));
});

/** Takes what another process of this server has committed as if this one had. */
export function hearInvalidation(invalidation: Invalidation): void {
  notify(invalidation, false);
}

function notify(invalidation: Invalidation, isOwn: boolean): void {
  for (const listener of listeners) listener(invalidation, isOwn);
}

/** Calls `listener` for each invalidation that this process commits or hears of; the result ends that. */
export function onInvalidation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reads the tags that were committed since a snapshot, and the snapshot up to which they are complete. Begins
 * an epoch if the database has lost the one before.
 */
export async function readInvalidations(db: Connection, after: string | null): Promise<SeenInvalidations> {
  const seen = await readSince(db, after);
  if (seen.epoch !== null) return { ...seen, epoch: seen.epoch };
  await db.insert(databaseEpoch).values({}).onConflictDoNothing();
  const { epoch, ...others } = await readSince(db, after);
  if (epoch === null) throw new Error('no epoch');
  return { epoch, ...others };
}

type Row = {
  epoch: string | null;
  snapshot: string;
  isReadOnly: boolean;
  isOutdated: boolean;
  since: [string, CacheTag[]][];
};

async function readSince(db: Connection, after: string | null) {
  // Without a snapshot before, nothing is cached that could be old.
  const { rows } = await db.execute<Row>(sql`
    select ${EPOCH} as epoch, pg_current_snapshot()::text as snapshot,
      current_setting('transaction_read_only')::boolean as "isReadOnly",
      ${isOutdated()} as "isOutdated", coalesce((
        select json_agg(json_build_array(transaction::text, tags))
        from ${cacheInvalidations}
        where transaction >= pg_snapshot_xmin(${after}::pg_snapshot)
          and not pg_visible_in_snapshot(transaction, ${after}::pg_snapshot)
      ), '[]') as since`);
  const [row] = rows;
  if (!row) throw new Error('no snapshot');
  const { epoch } = row;
  return { ...row, since: row.since.map(([transaction, tags]) => ({ epoch, transaction, tags })) };
}

/** The identifier of the PostgreSQL cluster; a replica has that of its primary. */
const SYSTEM = sql<string>`(select system_identifier::text from pg_control_system())`;

/** Inserts an invalidation of nothing: a replica that has it has all that was committed before. */
export async function insertMarker(db: Connection): Promise<{ transaction: string; system: string }> {
  const [row] = await db
    .insert(cacheInvalidations)
    .values({ tags: [] })
    .returning({ transaction: cacheInvalidations.transaction, system: SYSTEM });
  if (!row) throw new Error('no row of a marker');
  return row;
}

/** The state that a server reports; `replayed` lists those of the requested transactions that it has. */
export type ReplicaState = { isReplica: boolean; system: string; replayed: string[] };

/** Asks a replica which of these transactions, each with an invalidation, it has replayed. */
export async function readReplicaState(
  db: Connection,
  transactions: readonly string[],
): Promise<ReplicaState> {
  const { rows } = await db.execute<ReplicaState>(sql`
    select pg_is_in_recovery() as "isReplica", ${SYSTEM} as system, coalesce((
      select json_agg(transaction::text)
      from ${cacheInvalidations}
      where transaction = any(${sql.param([...transactions])}::xid8[])
    ), '[]') as replayed`);
  const [row] = rows;
  if (!row) throw new Error('no state of a replica');
  return row;
}

/** Deletes invalidations before a time, which every server has seen or will treat as a gap. */
export async function deleteInvalidations(db: Connection, before: Date): Promise<void> {
  await db.delete(cacheInvalidations).where(lt(cacheInvalidations.at, before));
}
