import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/connection.ts';
import {
  auditLog,
  checkouts,
  draftOrders,
  mails,
  messageAnswers,
  messages,
  returnLabels,
  returns,
  reviews,
  reviewVotes,
  staffSessions,
  staffVerifications,
} from '#db/schema/index.ts';
import type { MailKind } from '#domain/mail/mail-kind.ts';
import { NO_MEMBER, removePerson } from './erase-queries.ts';

/** Forgets what is older than `before`, a batch at a time; returns how many rows it was. */
type Forget = (db: Database, before: Date) => Promise<number>;

/** Rows that one statement changes: others do not wait for it. */
export const BATCH = 500;

/** Amount, payment and outcome stay; the provider, refunds and `npm run audit` are compared with them. */
export const forgetCanceledCheckouts: Forget = async (db, before) => {
  const isOld = and(
    eq(checkouts.outcome, 'cancelled'),
    ne(checkouts.email, ''),
    lt(checkouts.createdAt, before),
  );
  const some = db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(isOld)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const { rowCount } = await db
    .update(checkouts)
    .set({
      email: '',
      lines: null,
      newOrder: null,
      membership: sql`case when ${checkouts.membership} is not null then
        ${JSON.stringify({ ...NO_MEMBER, email: '' })}::jsonb
          || jsonb_build_object('plan', ${checkouts.membership} -> 'plan') end`,
      buyerDigest: null,
      providerRefusal: null,
      cartId: null,
      cartPieces: null,
      customerId: null,
    })
    .where(inArray(checkouts.id, some));
  return rowCount ?? 0;
};

/** Lines and prices stay, so that staff can look up what happened to a link. */
export const forgetDeletedDrafts: Forget = async (db, before) =>
  await inTransaction(db, async (tx) => {
    const isOld = and(isNull(draftOrders.orderId), lt(draftOrders.deletedAt, before), NAMES_CUSTOMER);
    const drafts = await tx
      .select({ id: draftOrders.id, content: draftOrders.content })
      .from(draftOrders)
      .where(isOld)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id, content } of drafts)
      await tx
        .update(draftOrders)
        .set({ content: removePerson(content), searchText: id.toLowerCase(), linkDigest: null })
        .where(eq(draftOrders.id, id));
    return drafts.length;
  });

const NAMES_CUSTOMER = sql`(${draftOrders.content} ->> 'email' is not null
  or ${draftOrders.content} ->> 'phone' is not null or ${draftOrders.content} ->> 'note' is not null
  or ${draftOrders.content} -> 'address' ->> 'fullName' <> '')`;

/** Codes and links that have ended, also of mails that no mail server has sent. `before` is now. */
export const forgetEndedSecrets: Forget = async (db, before) => {
  const some = someMails(db, and(lte(mails.expiresAt, before), HAS_SECRET));
  const { rowCount } = await db
    .update(mails)
    .set({ facts: sql`${mails.facts} - 'token' - 'code'` })
    .where(inArray(mails.event, some));
  return rowCount ?? 0;
};

/** The condition of an index. */
const HAS_SECRET = sql`${mails.facts} ?| array['token', 'code']`;

/** Kinds that say nothing any more once they are old. */
const PASSING: readonly MailKind[] = [
  'password_reset',
  'staff_invitation',
  'email_code',
  'stock_alert',
  'cart_reminder',
  'message_receipt',
  'payment_link',
  'data_erased',
];

export const deletePassingMails: Forget = async (db, before) => {
  const isOld = and(inArray(mails.kind, [...PASSING]), lt(mails.createdAt, before), IS_OVER);
  const { rowCount } = await db.delete(mails).where(inArray(mails.event, someMails(db, isOld)));
  return rowCount ?? 0;
};

/** Their event stays: nothing is mailed twice, and `npm run audit` asks for the mails of orders. */
export const forgetOldMails: Forget = async (db, before) => {
  const isOld = and(ne(mails.recipient, ''), lt(mails.createdAt, before), IS_OVER);
  const { rowCount } = await db
    .update(mails)
    .set({ recipient: '', facts: sql`'{}'::jsonb`, nextTryAt: null })
    .where(inArray(mails.event, someMails(db, isOld)));
  return rowCount ?? 0;
};

/** Not to be sent any more: all with an end have passed it, though without a mail server they wait. */
const IS_OVER = or(isNull(mails.nextTryAt), isNotNull(mails.expiresAt));

export const deleteOldMessages: Forget = async (db, before) =>
  await inTransaction(db, async (tx) => {
    const old = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(lt(messages.createdAt, before))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.delete(messageAnswers).where(inArray(messageAnswers.messageId, ids));
    await tx.delete(messages).where(inArray(messages.id, ids));
    return ids.length;
  });

/** They are counted no more since staff deleted them. */
export const deleteDeletedReviews: Forget = async (db, before) =>
  await inTransaction(db, async (tx) => {
    const old = await tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(lt(reviews.deletedAt, before))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.delete(reviewVotes).where(inArray(reviewVotes.reviewId, ids));
    await tx.delete(reviews).where(inArray(reviews.id, ids));
    return ids.length;
  });

export const deleteOldLabels: Forget = async (db, before) => {
  const old = db
    .select({ id: returnLabels.returnId })
    .from(returnLabels)
    .innerJoin(returns, eq(returns.id, returnLabels.returnId))
    .where(lt(returns.endedAt, before))
    .limit(BATCH);
  const { rowCount } = await db.delete(returnLabels).where(inArray(returnLabels.returnId, old));
  return rowCount ?? 0;
};

export const forgetAuditedChanges: Forget = async (db, before) => {
  const hasChange = or(isNotNull(auditLog.before), isNotNull(auditLog.after));
  const old = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(lt(auditLog.at, before), hasChange))
    .limit(BATCH);
  const { rowCount } = await db
    .update(auditLog)
    .set({ before: null, after: null })
    .where(inArray(auditLog.id, old));
  return rowCount ?? 0;
};

/** With the addresses and programs that they were used from. */
export const deleteEndedSessions: Forget = async (db, before) => {
  const { id, expiresAt } = staffSessions;
  const old = db.select({ id }).from(staffSessions).where(lt(expiresAt, before)).limit(BATCH);
  const { rowCount } = await db.delete(staffSessions).where(inArray(id, old));
  return rowCount ?? 0;
};

/** They name the member of staff who asked for a link. */
export const deleteEndedVerifications: Forget = async (db, before) => {
  const { id, expiresAt } = staffVerifications;
  const old = db.select({ id }).from(staffVerifications).where(lt(expiresAt, before)).limit(BATCH);
  const { rowCount } = await db.delete(staffVerifications).where(inArray(id, old));
  return rowCount ?? 0;
};

function someMails(db: Database, condition: SQL | undefined) {
  return db
    .select({ event: mails.event })
    .from(mails)
    .where(condition)
    .limit(BATCH)
    .for('update', { skipLocked: true });
}
