import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '#db/connection.ts';
import { inBatches } from '#db/in-batches.ts';
import { isAfterCursor } from '#db/keyset-cursor.ts';
import { mails } from '#db/schema/index.ts';
import type { MailKind, MailState } from '#domain/mail/mail-kind.ts';

export type StoredMail = typeof mails.$inferSelect;

/** Mails to be sent now, the oldest first, their next try put off until `until`: whoever got them has that long. */
export async function claimDueMails(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<StoredMail[]> {
  // As an array, so that the rows are chosen once: joined, they might be chosen again and become more than the limit.
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

/** Notes a try that failed; nothing when someone else has tried since, or it was given up. `nextTryAt` null: given up. */
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

/** Gives up on mails to a member of staff whose links are over: they are not sent, and open nothing. */
export async function giveUpResetMails(tx: Transaction, recipient: string): Promise<void> {
  await tx
    .update(mails)
    .set({ nextTryAt: null, failure: 'The link was used or replaced before', facts: WITHOUT_SECRETS })
    .where(and(STATES.waiting, inArray(mails.kind, LINK_KINDS), eq(mails.recipient, recipient)));
}

const LINK_KINDS: MailKind[] = ['password_reset', 'staff_invitation'];

/** Facts of a mail that needs its secrets no more; other kinds have no such fields. */
const WITHOUT_SECRETS = sql`${mails.facts} - 'token' - 'code'`;

/** What staff ask a list of mails for; null is no bound. */
export type MailFilter = { state: MailState | null; kind: MailKind | null; recipient: string | null };

/** Mails, newest first. */
export async function selectMails(
  db: Connection,
  { filter, page, limit }: { filter: MailFilter; page: number; limit: number },
): Promise<{ mails: StoredMail[]; total: number }> {
  const condition = matches(filter);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(mails)
      .where(condition)
      .orderBy(...NEWEST_FIRST)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(mails).where(condition),
  ]);
  return { mails: rows, total: counted?.total ?? 0 };
}

/** All mails that pass the filter, newest first, `size` at a time. */
export function readMails(db: Connection, filter: MailFilter, size: number): AsyncGenerator<StoredMail[]> {
  return inBatches<StoredMail>(size, (last, limit) =>
    db
      .select()
      .from(mails)
      .where(
        and(
          matches(filter),
          last ? isAfterCursor({ at: mails.createdAt, id: mails.event }, last.event) : undefined,
        ),
      )
      .orderBy(...NEWEST_FIRST)
      .limit(limit),
  );
}

/** As the index has it. */
const NEWEST_FIRST = [sql`${mails.createdAt} desc nulls last`, asc(mails.event)];

function matches({ state, kind, recipient }: MailFilter): SQL | undefined {
  return and(
    state === null ? undefined : STATES[state],
    kind === null ? undefined : eq(mails.kind, kind),
    recipient === null ? undefined : sql`lower(${mails.recipient}) = lower(${recipient})`,
  );
}

export async function findMail(db: Connection, event: string): Promise<StoredMail | null> {
  const [row] = await db.select().from(mails).where(eq(mails.event, event));
  return row ?? null;
}

/** Has a mail that was given up sent again, its tries counted anew; false when it was not given up. */
export async function reviveMail(tx: Transaction, event: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(mails)
    .set({ tries: 0, nextTryAt: now, failure: null })
    .where(and(eq(mails.event, event), STATES.failed));
  return rowCount === 1;
}

/** The same of one mail. */
export function stateOf({ sentAt, nextTryAt }: StoredMail): MailState {
  if (sentAt) return 'sent';
  return nextTryAt ? 'waiting' : 'failed';
}

const STATES: Record<MailState, SQL | undefined> = {
  waiting: isNotNull(mails.nextTryAt),
  sent: isNotNull(mails.sentAt),
  failed: and(isNull(mails.nextTryAt), isNull(mails.sentAt)),
};
