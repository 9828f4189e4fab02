import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { containsWords } from '#db/contains-pattern.ts';
import { checkouts, draftOrders, orders } from '#db/schema/index.ts';
import type { DraftContent, DraftOrder } from '#domain/draft-orders/draft-order.ts';
import { draftOrderList } from '#domain/draft-orders/draft-order-list.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { Cents } from '#domain/money.ts';
import { phoneDigits } from '#domain/phone-number.ts';
import { createSearchText } from '#domain/search-text.ts';
import { fromHighest, listQueries, selectPart } from '../lists/list-queries.ts';

const COLUMNS = {
  id: draftOrders.id,
  version: draftOrders.version,
  content: draftOrders.content,
  createdAt: draftOrders.createdAt,
  createdBy: draftOrders.createdBy,
  updatedAt: draftOrders.updatedAt,
  linkMadeAt: draftOrders.linkMadeAt,
  linkSentAt: draftOrders.linkSentAt,
  linkExpiresAt: draftOrders.linkExpiresAt,
  orderId: draftOrders.orderId,
  deletedAt: draftOrders.deletedAt,
};

const TOTAL = sql<Cents | null>`coalesce(
  (select ${orders.totalCents} from ${orders} where ${orders.id} = ${draftOrders.orderId}), ${draftOrders.totalCents})`;

/** `total` in cents: of its order, or when it was saved last; null if it could not be bought then. */
export type ListedDraft = DraftOrder & { total: Cents | null };

export const draftOrderQueries = listQueries<typeof draftOrderList, ListedDraft>({
  list: draftOrderList,
  select: async (db, part) =>
    await selectPart(
      db
        .select({ ...COLUMNS, total: TOTAL })
        .from(draftOrders)
        .$dynamic(),
      part,
    ),
  always: () => isNull(draftOrders.deletedAt),
  conditions: {
    shown: (shown) => {
      if (shown === 'paid') return sql`${draftOrders.orderId} is not null`;
      if (shown === 'link_sent')
        return and(isNull(draftOrders.orderId), sql`${draftOrders.linkMadeAt} is not null`);
      return shown === 'open' ? and(isNull(draftOrders.orderId), isNull(draftOrders.linkMadeAt)) : undefined;
    },
    search: (search) => containsWords(draftOrders.searchText, search),
  },
  sorts: {
    newest: () => fromHighest(draftOrders.createdAt, draftOrders.id),
    total: [sql`${TOTAL} desc nulls last`, desc(draftOrders.id)],
  },
  keyset: { at: draftOrders.createdAt, id: draftOrders.id, idOf: ({ id }) => id },
});

/** Finds a draft that is not deleted. */
export async function findDraftOrder(db: Connection, id: string): Promise<DraftOrder | null> {
  return await findOne(db, and(eq(draftOrders.id, id), isNull(draftOrders.deletedAt)));
}

/** Finds the draft of a link, deleted or not. */
export async function findDraftOfLink(db: Connection, linkDigest: string): Promise<DraftOrder | null> {
  return await findOne(db, eq(draftOrders.linkDigest, linkDigest));
}

async function findOne(db: Connection, condition: SQL | undefined): Promise<DraftOrder | null> {
  const [row] = await db.select(COLUMNS).from(draftOrders).where(condition);
  return row ?? null;
}

/** Locks a draft until the transaction ends; null if there is none. Its checkout is locked before it. */
export async function lockDraftOrder(tx: Transaction, id: string): Promise<DraftOrder | null> {
  const [row] = await tx
    .select(COLUMNS)
    .from(draftOrders)
    .where(and(eq(draftOrders.id, id), isNull(draftOrders.deletedAt)))
    .for('update');
  return row ?? null;
}

/** Locks a draft order against changes only: its payments can be started side by side. */
export async function shareDraftOrder(tx: Transaction, id: string): Promise<DraftOrder | null> {
  const [row] = await tx
    .select(COLUMNS)
    .from(draftOrders)
    .where(and(eq(draftOrders.id, id), isNull(draftOrders.deletedAt)))
    .for('share');
  return row ?? null;
}

type NewDraft = Pick<DraftOrder, 'id' | 'content' | 'createdAt' | 'createdBy'>;

/** False if it exists already. */
export async function insertDraftOrder(
  tx: Transaction,
  draft: NewDraft,
  totalCents: Cents | null,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(draftOrders)
    .values({ ...draft, updatedAt: draft.createdAt, totalCents, searchText: draftSearchText(draft) })
    .onConflictDoNothing({ target: draftOrders.id });
  return rowCount === 1;
}

type Changes = Partial<
  Pick<
    typeof draftOrders.$inferSelect,
    'linkDigest' | 'linkMadeAt' | 'linkSentAt' | 'linkExpiresAt' | 'deletedAt'
  >
>;

export async function updateDraftOrder(tx: Transaction, id: string, changes: Changes): Promise<void> {
  await tx.update(draftOrders).set(changes).where(eq(draftOrders.id, id));
}

export async function updateDraftContent(
  tx: Transaction,
  { id, content, updatedAt }: Pick<DraftOrder, 'id' | 'content' | 'updatedAt'>,
  totalCents: Cents | null,
): Promise<void> {
  const version = sql`${draftOrders.version} + 1`;
  await tx
    .update(draftOrders)
    .set({ content, totalCents, updatedAt, version, searchText: draftSearchText({ id, content }) })
    .where(eq(draftOrders.id, id));
}

/** The note of a member of staff about a draft. */
export type DraftNote = { author: string; text: string };

/** Gives a draft back that its order was not placed of after all. */
export async function remainDraft(tx: Transaction, draftOrderId: string): Promise<void> {
  await tx.update(draftOrders).set({ orderId: null, paidAt: null }).where(eq(draftOrders.id, draftOrderId));
}

/** Makes an order of a draft, once; null if it has one already, or is deleted. */
export async function claimDraftOrder(
  tx: Transaction,
  draftOrderId: string,
  orderId: string,
  paidAt: Date,
): Promise<{ note: DraftNote | null } | null> {
  const [row] = await tx
    .update(draftOrders)
    .set({ orderId, paidAt })
    .where(and(eq(draftOrders.id, draftOrderId), isNull(draftOrders.orderId), isNull(draftOrders.deletedAt)))
    .returning({ content: draftOrders.content, author: draftOrders.createdBy });
  if (!row) return null;
  const { content, author } = row;
  return { note: content.note === null ? null : { author, text: content.note } };
}

/** Finds the checkout of a draft whose payment is open; at most one is. */
export async function findOpenCheckout(
  db: Connection,
  draftOrderId: string,
): Promise<{ id: string; paymentIntentId: string | null } | null> {
  const [row] = await db
    .select({ id: checkouts.id, paymentIntentId: checkouts.paymentIntentId })
    .from(checkouts)
    .where(and(eq(checkouts.draftOrderId, draftOrderId), isNull(checkouts.outcome)));
  return row ?? null;
}

/** Returns the text in which staff search drafts. */
export function draftSearchText({ id, content }: { id: string; content: DraftContent }): string {
  const { email, phone, address } = content;
  return createSearchText(
    id,
    email ? normalizeEmail(email) : '',
    phone ? phoneDigits(phone) : '',
    address?.fullName ?? '',
  );
}
