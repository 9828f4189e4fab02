import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { containsWords, foldedText } from '#db/contains-pattern.ts';
import { mails, messageAnswers, messages } from '#db/schema/index.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { MessageFolder } from '#domain/messages/message-list.ts';
import { messageList } from '#domain/messages/message-list.ts';
import { fromHighest, listQueries, selectPart } from '../lists/list-queries.ts';

type Row = typeof messages.$inferSelect;
export type Answer = Pick<typeof messageAnswers.$inferSelect, 'author' | 'text' | 'createdAt'>;
export type StoredMessage = Row & { answers: Answer[] };

export const IS_IN_FOLDER: Record<MessageFolder, SQL | undefined> = {
  inbox: isNull(messages.archivedAt),
  unread: and(isNull(messages.readAt), isNull(messages.archivedAt)),
  archived: isNotNull(messages.archivedAt),
};

const { firstName, lastName, email, phone, message } = messages;
const SEARCHED = foldedText(
  sql`concat_ws(chr(1), ${firstName} || ' ' || ${lastName}, ${email}, ${phone}, ${message})`,
);

const UNREAD_FIRST = sql`${messages.readAt} is not null`;
const NEWEST = fromHighest(messages.createdAt, messages.id);

/** Messages of a folder with their answers; in the inbox, unread ones first. */
export const messageQueries = listQueries<typeof messageList, StoredMessage>({
  list: messageList,
  select: async (db, part) => {
    const rows = await selectPart(db.select().from(messages).$dynamic(), part);
    return await withAnswers(db, rows);
  },
  conditions: {
    folder: (folder) => IS_IN_FOLDER[folder],
    search: (search) => containsWords(SEARCHED, search),
  },
  sorts: { newest: ({ folder = 'inbox' }) => (folder === 'inbox' ? [UNREAD_FIRST, ...NEWEST] : NEWEST) },
  keyset: { at: messages.createdAt, id: messages.id, idOf: ({ id }) => id },
});

export async function findMessage(db: Connection, id: string): Promise<StoredMessage | null> {
  const rows = await db.select().from(messages).where(eq(messages.id, id));
  return (await withAnswers(db, rows))[0] ?? null;
}

/** Finds all messages that were sent with an email address, oldest first. */
export async function findMessagesOfEmail(db: Connection, emailAddress: string): Promise<StoredMessage[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(sql`lower(${email})`, normalizeEmail(emailAddress)))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  return await withAnswers(db, rows);
}

export async function lockMessage(tx: Transaction, id: string): Promise<StoredMessage | null> {
  const rows = await tx.select().from(messages).where(eq(messages.id, id)).for('update');
  return (await withAnswers(tx, rows))[0] ?? null;
}

/** Saves a message, unless it exists. */
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

export async function insertMessageAnswer(
  tx: Transaction,
  messageId: string,
  position: number,
  answer: Answer,
): Promise<void> {
  await tx.insert(messageAnswers).values({ messageId, position, ...answer });
}

/** True if a mail with that event exists. */
export async function isMailWritten(tx: Transaction, event: string): Promise<boolean> {
  const rows = await tx.select({ event: mails.event }).from(mails).where(eq(mails.event, event));
  return rows.length > 0;
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
