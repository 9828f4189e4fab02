import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { paymentCustomers } from '#db/schema/index.ts';
import { normalizeEmail } from '#domain/email-address.ts';

/** Finds the provider's customer of an email, if it has one. */
export async function findCustomerId(db: Connection, email: string): Promise<string | null> {
  const [row] = await db.select().from(paymentCustomers).where(hasEmail(email));
  return row?.customerId ?? null;
}

/** Finds or adds the row by which the customer of an email is created, equal for all requests. */
export async function findOrAddCustomer(db: Connection, email: string) {
  const emailKey = normalizeEmail(email);
  await db.insert(paymentCustomers).values({ key: randomUUID(), emailKey }).onConflictDoNothing();
  const [row] = await db.select().from(paymentCustomers).where(hasEmail(email));
  return row ?? null;
}

/** False if the account was erased meanwhile. */
export async function recordCustomer(
  db: Connection,
  { key, customerId }: { key: string; customerId: string },
): Promise<boolean> {
  const { rowCount } = await db
    .update(paymentCustomers)
    .set({ customerId })
    .where(and(eq(paymentCustomers.key, key), isNotNull(paymentCustomers.emailKey)));
  return rowCount === 1;
}

/** Forgets a customer that the provider does not have any more. */
export async function forgetCustomer(db: Connection, customerId: string): Promise<void> {
  await db.delete(paymentCustomers).where(eq(paymentCustomers.customerId, customerId));
}

/** Marks the customer of an erased email to be deleted at the provider. */
export async function markCustomerForDeletion(tx: Transaction, email: string): Promise<void> {
  // Without an answer of the provider there is no card: no payment can have named the customer.
  await tx.delete(paymentCustomers).where(and(hasEmail(email), isNull(paymentCustomers.customerId)));
  await tx.update(paymentCustomers).set({ emailKey: null }).where(hasEmail(email));
}

/** Customers to be deleted at the provider, at most `limit`: first those with keys after `after`. */
export async function findCustomersToDelete(
  db: Connection,
  { after, limit }: { after: string; limit: number },
): Promise<{ key: string; customerId: string }[]> {
  const { key, customerId, emailKey } = paymentCustomers;
  const marked = await db
    .select({ key, customerId })
    .from(paymentCustomers)
    .where(and(isNull(emailKey), isNotNull(customerId)))
    .orderBy(asc(lte(key, after)), asc(key))
    .limit(limit);
  return marked.flatMap(({ key, customerId }) => (customerId === null ? [] : { key, customerId }));
}

function hasEmail(email: string) {
  return eq(paymentCustomers.emailKey, normalizeEmail(email));
}
