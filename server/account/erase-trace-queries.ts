import { eq, inArray, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '#db/connection.ts';
import { containsPattern } from '#db/contains-pattern.ts';
import {
  auditLog,
  creditNotes,
  fulfilments,
  idempotentAnswers,
  invoices,
  mails,
  refunds,
  returns,
} from '#db/schema/index.ts';
import { namesAddress, namesId } from '#domain/account/names-address.ts';

/**
 * Deletes the mails to an email, and those that forwarded its messages to the shop. The table is read whole:
 * an erasure is rare. Returns their events.
 */
export async function deleteMailsByEmail(
  tx: Transaction,
  emailKey: string,
  messageIds: readonly string[],
): Promise<string[]> {
  const forwarded = messageIds.map((id) => `message:${id}:received`);
  const naming = await tx
    .select({ event: mails.event, facts: mails.facts })
    .from(mails)
    .where(contains(mails.facts, emailKey));
  const events = naming.filter(({ facts }) => namesAddress(facts, emailKey)).map(({ event }) => event);
  const deleted = await tx
    .delete(mails)
    .where(
      or(eq(sql`lower(${mails.recipient})`, emailKey), inArray(mails.event, ['', ...forwarded, ...events])),
    )
    .returning({ event: mails.event });
  return deleted.map(({ event }) => event);
}

/** Entries keep who did what and when, without what was changed. */
export async function eraseAudit(
  tx: Transaction,
  emailKey: string,
  subjectIds: readonly string[],
): Promise<void> {
  const { id, before, after } = auditLog;
  const naming = await tx
    .select({ id, before, after })
    .from(auditLog)
    .where(or(contains(before, emailKey), contains(after, emailKey)));
  const ids = naming.filter((entry) => namesAddress([entry.before, entry.after], emailKey));
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(
      or(
        inArray(auditLog.subjectId, ['', ...subjectIds]),
        ids.length > 0
          ? inArray(
              id,
              ids.map((entry) => entry.id),
            )
          : undefined,
      ),
    );
}

/** Stored answers that would repeat what was erased; without them an equal request is answered anew. */
export async function deleteAnswersNaming(
  tx: Transaction,
  emailKey: string,
  ids: readonly string[],
): Promise<void> {
  const { key, answer } = idempotentAnswers;
  const patterns = [emailKey, ...ids].map((name) => containsPattern(name.toLowerCase()));
  const maybe = await tx
    .select({ key, answer })
    .from(idempotentAnswers)
    .where(sql`lower(${answer}::text) like any(${sql.param(patterns)}::text[])`);
  const naming = maybe.filter(
    ({ answer }) => namesAddress(answer, emailKey) || ids.some((id) => namesId(answer, id)),
  );
  const keys = naming.map((row) => row.key);
  if (keys.length > 0) await tx.delete(idempotentAnswers).where(inArray(key, keys));
}

/** Finds candidates only: the email may be a part of a longer one. */
function contains(column: AnyPgColumn, emailKey: string) {
  return sql`lower(${column}::text) like ${containsPattern(emailKey)}`;
}

/**
 * Finds the ids of the parcels, returns and refunds of these orders and checkouts, which answers name too.
 */
export async function findPartIds(
  tx: Transaction,
  { orderIds, checkoutIds }: { orderIds: readonly string[]; checkoutIds: readonly string[] },
): Promise<string[]> {
  const rows = await Promise.all([
    tx
      .select({ id: fulfilments.id })
      .from(fulfilments)
      .where(inArray(fulfilments.orderId, ['', ...orderIds])),
    tx
      .select({ id: returns.id })
      .from(returns)
      .where(inArray(returns.orderId, ['', ...orderIds])),
    tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(inArray(refunds.checkoutId, ['', ...checkoutIds])),
  ]);
  return rows.flat().map(({ id }) => id);
}

/** Issued invoices and credit notes of these orders, which stay. */
export async function countDocuments(tx: Transaction, orderIds: readonly string[]): Promise<number> {
  const ids = ['', ...orderIds];
  const [issued, credited] = await Promise.all([
    tx.$count(invoices, inArray(invoices.orderId, ids)),
    tx.$count(creditNotes, inArray(creditNotes.orderId, ids)),
  ]);
  return issued + credited;
}
