import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '#db/connection.ts';
import { mails } from '#db/schema/index.ts';
import type { MailKind, MailState } from '#domain/mail/mail-kind.ts';
import { mailList } from '#domain/mail/mail-list.ts';
import { listQueries, selectPart } from '../lists/list-queries.ts';

export type StoredMail = typeof mails.$inferSelect;

/** Claims due mails, oldest first, and leases them until `until`. */
export async function claimDueMails(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<StoredMail[]> {
  // As an array, which is evaluated once; a join may evaluate it again and exceed the limit.
  const due = sql`array(
    select ${mails.event} from ${mails} where ${mails.nextTryAt} <= ${now.toISOString()}
    order by ${mails.nextTryAt} limit ${limit} for update skip locked)`;
  return await db
    .update(mails)
    .set({ nextTryAt: until, tries: sql`${mails.tries} + 1` })
    .where(sql`${mails.event} = any(${due})`)
    .returning();
}

export async function markSent(db: Connection, event: string, at: Date): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt: at, nextTryAt: null, failure: null, facts: WITHOUT_SECRETS })
    .where(eq(mails.event, event));
}

/** Notes a failed try, unless another has begun or the mail was given up. `nextTryAt` null gives it up. */
export async function markFailed(
  db: Connection,
  { event, tries }: Pick<StoredMail, 'event' | 'tries'>,
  { failure, nextTryAt }: { failure: string; nextTryAt: Date | null },
): Promise<void> {
  await db
    .update(mails)
    .set({ failure, nextTryAt, ...(!nextTryAt && { facts: WITHOUT_SECRETS }) })
    .where(and(eq(mails.event, event), eq(mails.tries, tries), STATES.waiting));
}

/** Gives up unsent mails with links to a user, and removes their tokens. */
export async function giveUpResetMails(tx: Transaction, recipient: string): Promise<void> {
  await tx
    .update(mails)
    .set({ nextTryAt: null, failure: 'The link was used or replaced before', facts: WITHOUT_SECRETS })
    .where(and(STATES.waiting, inArray(mails.kind, LINK_KINDS), eq(mails.recipient, recipient)));
}

const LINK_KINDS: MailKind[] = ['password_reset', 'staff_invitation'];

const WITHOUT_SECRETS = sql`${mails.facts} - 'token' - 'code'`;

const STATES: Record<MailState, SQL | undefined> = {
  waiting: isNotNull(mails.nextTryAt),
  sent: isNotNull(mails.sentAt),
  failed: and(isNull(mails.nextTryAt), isNull(mails.sentAt)),
};

/** Mail, newest first. */
export const mailQueries = listQueries<typeof mailList, StoredMail>({
  list: mailList,
  select: (db, part) => selectPart(db.select().from(mails).$dynamic(), part),
  conditions: {
    recipient: (recipient) => sql`lower(${mails.recipient}) = lower(${recipient})`,
    state: (state) => STATES[state],
    kind: (kind) => eq(mails.kind, kind),
  },
  sorts: {},
  keyset: { at: mails.createdAt, id: mails.event, idOf: ({ event }) => event },
});

export async function findMail(db: Connection, event: string): Promise<StoredMail | null> {
  const [row] = await db.select().from(mails).where(eq(mails.event, event));
  return row ?? null;
}

/** Queues a mail that was given up, with no tries counted; null when it was not given up. */
export async function requeueMail(tx: Transaction, event: string, now: Date): Promise<StoredMail | null> {
  const [row] = await tx
    .update(mails)
    .set({ tries: 0, nextTryAt: now, failure: null })
    .where(and(eq(mails.event, event), STATES.failed))
    .returning();
  return row ?? null;
}

/** The rule of STATES for a row. */
export function stateOf({ sentAt, nextTryAt }: StoredMail): MailState {
  if (sentAt) return 'sent';
  return nextTryAt ? 'waiting' : 'failed';
}
