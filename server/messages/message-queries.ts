import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { containsPattern } from '#db/contains-pattern.ts';
import { inBatches } from '#db/in-batches.ts';
import { isAfterCursor } from '#db/keyset-cursor.ts';
import { mails, messageAnswers, messages } from '#db/schema/index.ts';
import type { MessageFolder } from '#domain/messages/message-folder.ts';

type Row = typeof messages.$inferSelect;
export type Answer = Pick<typeof messageAnswers.$inferSelect, 'author' | 'text' | 'createdAt'>;
export type StoredMessage = Row & { answers: Answer[] };

/** What staff ask a list of messages for; without a search: all of the folder. */
export type MessageFilter = { folder: MessageFolder; search: string | null };

/** A page of a folder, and how many messages are on all pages. */
export async function selectMessages(
  db: Connection,
  { filter, page, limit }: { filter: MessageFilter; page: number; limit: number },
): Promise<{ messages: StoredMessage[]; total: number }> {
  const condition = matches(filter);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(messages)
      .where(condition)
      .orderBy(...(filter.folder === 'inbox' ? [UNREAD_FIRST] : []), NEWEST_FIRST, asc(messages.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(messages).where(condition),
  ]);
  return { messages: await withAnswers(db, rows), total: counted?.total ?? 0 };
}

/** All messages that pass the filter, newest first, `size` at a time. */
export function readMessages(
  db: Connection,
  filter: MessageFilter,
  size: number,
): AsyncGenerator<StoredMessage[]> {
  return inBatches<StoredMessage>(size, async (last, limit) => {
    const rows = await db
      .select()
      .from(messages)
      .where(
        and(
          matches(filter),
          last ? isAfterCursor({ at: messages.createdAt, id: messages.id }, last.id) : undefined,
        ),
      )
      .orderBy(NEWEST_FIRST, asc(messages.id))
      .limit(limit);
    return await withAnswers(db, rows);
  });
}

export async function findMessage(db: Connection, id: string): Promise<StoredMessage | null> {
  const rows = await db.select().from(messages).where(eq(messages.id, id));
  return (await withAnswers(db, rows))[0] ?? null;
}

/** A message with its answers, kept for this transaction. */
export async function lockMessage(tx: Transaction, id: string): Promise<StoredMessage | null> {
  const rows = await tx.select().from(messages).where(eq(messages.id, id)).for('update');
  return (await withAnswers(tx, rows))[0] ?? null;
}

/** Keeps a new message; one that is there already stays as it is. */
export async function insertMessage(
  tx: Transaction,
  message: Omit<Row, 'readAt' | 'archivedAt'>,
): Promise<void> {
  await tx.insert(messages).values(message).onConflictDoNothing();
}

export async function updateMessageRow(
  tx: Transaction,
  id: string,
  moments: Pick<Row, 'readAt' | 'archivedAt'>,
): Promise<void> {
  await tx.update(messages).set(moments).where(eq(messages.id, id));
}

export async function insertAnswer(
  tx: Transaction,
  messageId: string,
  position: number,
  answer: Answer,
): Promise<void> {
  await tx.insert(messageAnswers).values({ messageId, position, ...answer });
}

/** Whether mail about that event is written already. */
export async function isMailWritten(tx: Transaction, event: string): Promise<boolean> {
  const rows = await tx.select({ event: mails.event }).from(mails).where(eq(mails.event, event));
  return rows.length > 0;
}

const FOLDERS: Record<MessageFolder, SQL | undefined> = {
  inbox: isNull(messages.archivedAt),
  unread: and(isNull(messages.readAt), isNull(messages.archivedAt)),
  archived: isNotNull(messages.archivedAt),
};

const UNREAD_FIRST = sql`${messages.readAt} is not null`;
/** As the index has it. */
const NEWEST_FIRST = sql`${messages.createdAt} desc nulls last`;

function matches({ folder, search }: MessageFilter): SQL | undefined {
  return and(FOLDERS[folder], search === null ? undefined : isFoundBy(search));
}

function isFoundBy(search: string): SQL {
  const { firstName, lastName, email, phone, message } = messages;
  const text = sql`lower(concat_ws(chr(1), ${firstName} || ' ' || ${lastName}, ${email}, ${phone}, ${message}))`;
  return sql`${text} like ${containsPattern(search)}`;
}

async function withAnswers(db: Connection, rows: Row[]): Promise<StoredMessage[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const answers = await db
    .select()
    .from(messageAnswers)
    .where(inArray(messageAnswers.messageId, ids))
    .orderBy(asc(messageAnswers.messageId), asc(messageAnswers.position));
  const byMessage = Map.groupBy(answers, ({ messageId }) => messageId);
  return rows.map((row) => ({ ...row, answers: byMessage.get(row.id) ?? [] }));
}
