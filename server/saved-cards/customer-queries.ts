import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { paymentCustomers } from '#db/schema/index.ts';
import { normalizeEmail } from '#domain/email-address.ts';

/** The provider's customer of an address, if it has one. */
export async function findCustomerId(db: Connection, email: string): Promise<string | null> {
  const [row] = await db.select().from(paymentCustomers).where(isOf(email));
  return row?.customerId ?? null;
}

/** What the customer of an address is created by, equal for all requests. */
export async function findOrAddCustomer(db: Connection, email: string) {
  const emailKey = normalizeEmail(email);
  await db.insert(paymentCustomers).values({ key: randomUUID(), emailKey }).onConflictDoNothing();
  const [row] = await db.select().from(paymentCustomers).where(isOf(email));
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

/** Leaves the customer of an erased address to be deleted at the provider. */
export async function leaveCustomer(tx: Transaction, email: string): Promise<void> {
  // Without an answer of the provider there is no card: no payment can have named the customer.
  await tx.delete(paymentCustomers).where(and(isOf(email), isNull(paymentCustomers.customerId)));
  await tx.update(paymentCustomers).set({ emailKey: null }).where(isOf(email));
}

/** Customers of erased addresses that the provider still has. */
export async function findLeftCustomers(db: Connection): Promise<string[]> {
  const left = await db
    .select({ id: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(isNull(paymentCustomers.emailKey));
  return left.flatMap(({ id }) => id ?? []);
}

function isOf(email: string) {
  return eq(paymentCustomers.emailKey, normalizeEmail(email));
}
