import { and, eq, gt, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '#db/connection.ts';
import { mails } from '#db/schema/index.ts';
import { type MailKind, type MailState, SENT_AT_MOST_ONCE } from '#domain/mail/mail-kind.ts';
import { mailList } from '#domain/mail/mail-list.ts';
import { listQueries, selectPart } from '../lists/list-queries.ts';

export type StoredMail = typeof mails.$inferSelect;

/**
 * Gives up mails of kinds that must not be sent twice, whose try ended without a note: the server may have
 * died after it was sent.
 */
export async function giveUpUnknownTries(db: Connection, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(mails)
    .set({ nextTryAt: null, failure: UNKNOWN_OUTCOME, facts: WITHOUT_SECRETS })
    .where(
      and(
        lte(mails.nextTryAt, now),
        inArray(mails.kind, [...SENT_AT_MOST_ONCE]),
        gt(mails.tries, 0),
        isNull(mails.failure),
      ),
    );
  return rowCount ?? 0;
}

const UNKNOWN_OUTCOME = 'The shop stopped while it was being sent: it may have arrived';

/**
 * Claims due mails, oldest first, and leases them until `until`. A kind that must not be sent twice has no
 * failure while it is tried.
 */
export async function claimDueMails(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<StoredMail[]> {
  // An array, which is evaluated once; a join may evaluate it again and exceed the limit.
  const due = sql`array(
    select ${mails.event} from ${mails} where ${mails.nextTryAt} <= ${now.toISOString()}
    order by ${mails.nextTryAt} limit ${limit} for update skip locked)`;
  return await db
    .update(mails)
    .set({
      nextTryAt: until,
      tries: sql`${mails.tries} + 1`,
      failure: sql`case when ${inArray(mails.kind, [...SENT_AT_MOST_ONCE])} then null else ${mails.failure} end`,
    })
    .where(sql`${mails.event} = any(${due})`)
    .returning();
}

/** Marks due mails that are too old to be sent as expired, and returns their number. */
export async function expireDueMails(db: Connection, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(mails)
    .set({ nextTryAt: null, failure: null, facts: WITHOUT_SECRETS, recipient: KEPT_RECIPIENT })
    .where(and(lte(mails.nextTryAt, now), lte(mails.expiresAt, now)));
  return rowCount ?? 0;
}

export async function countExpiredMails(db: Connection): Promise<number> {
  return await db.$count(mails, STATES.expired);
}

export async function markSent(db: Connection, event: string, at: Date): Promise<void> {
  await db
    .update(mails)
    .set({
      sentAt: at,
      nextTryAt: null,
      failure: null,
      facts: WITHOUT_SECRETS,
      recipient: KEPT_RECIPIENT,
    })
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
    .set({ failure, nextTryAt, ...(!nextTryAt && { facts: WITHOUT_SECRETS, recipient: KEPT_RECIPIENT }) })
    .where(and(eq(mails.event, event), eq(mails.tries, tries), STATES.waiting));
}

/** Deletes a mail that is no longer due, unless another try has begun. */
export async function deleteUnsent(
  db: Connection,
  { event, tries }: Pick<StoredMail, 'event' | 'tries'>,
): Promise<void> {
  await db.delete(mails).where(and(eq(mails.event, event), eq(mails.tries, tries), STATES.waiting));
}

/**
 * Takes back a mail whose cause is taken back; true if it has left, or may have: a try that is under way is
 * not repeated.
 */
export async function takeBackMail(tx: Transaction, event: string): Promise<boolean> {
  const isUnsent = and(eq(mails.event, event), isNull(mails.sentAt));
  await tx.delete(mails).where(and(isUnsent, or(eq(mails.tries, 0), isNull(mails.nextTryAt))));
  await tx.update(mails).set({ nextTryAt: null, failure: TAKEN_BACK }).where(isUnsent);
  return (await tx.$count(mails, eq(mails.event, event))) > 0;
}

const TAKEN_BACK = 'Its cause was taken back while it was being sent: it may have arrived';

/** Gives up unsent mails with links to a user, and removes their tokens. */
export async function giveUpResetMails(tx: Transaction, recipient: string): Promise<void> {
  await tx
    .update(mails)
    .set({ nextTryAt: null, failure: 'The link was used or replaced before', facts: WITHOUT_SECRETS })
    .where(and(STATES.waiting, inArray(mails.kind, LINK_KINDS), eq(mails.recipient, recipient)));
}

const LINK_KINDS: MailKind[] = ['password_reset', 'staff_invitation'];

/** The mail that confirms an erasure forgets its email when it is sent, given up or too old. */
const KEPT_RECIPIENT = sql`case when ${mails.kind} = 'data_erased' then ${mails.facts} ->> 'erasedAs' else ${mails.recipient} end`;

const WITHOUT_SECRETS = sql`${mails.facts} - 'token' - 'code'`;

/** The condition of an expired mail, neither waiting nor sent; given up mails have a failure. */
const IS_EXPIRED = sql`(${mails.failure} is null and ${mails.expiresAt} is not null)`;

const STATES: Record<MailState, SQL | undefined> = {
  waiting: isNotNull(mails.nextTryAt),
  sent: isNotNull(mails.sentAt),
  failed: and(isNull(mails.nextTryAt), isNull(mails.sentAt), not(IS_EXPIRED)),
  expired: and(isNull(mails.nextTryAt), isNull(mails.sentAt), IS_EXPIRED),
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

/** Queues a mail that was given up or is too old, for as long as it takes; null for any other. */
export async function requeueMail(tx: Transaction, event: string, now: Date): Promise<StoredMail | null> {
  const [row] = await tx
    .update(mails)
    .set({ tries: 0, nextTryAt: now, failure: null, expiresAt: null })
    .where(and(eq(mails.event, event), or(STATES.failed, STATES.expired)))
    .returning();
  return row ?? null;
}

/** Derives the rule of STATES for a row. */
export function deriveState({ sentAt, nextTryAt, failure, expiresAt }: StoredMail): MailState {
  if (sentAt) return 'sent';
  if (nextTryAt) return 'waiting';
  return failure === null && expiresAt ? 'expired' : 'failed';
}
