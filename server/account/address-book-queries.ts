import { eq } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { addressBooks } from '#db/schema/index.ts';
import type { AddressBook } from '#domain/account/address-book.ts';
import { normalizeEmail } from '#domain/email-address.ts';

export async function findAddressBook(db: Connection, email: string): Promise<AddressBook> {
  const [row] = await db.select().from(addressBooks).where(hasEmail(email));
  return row?.addresses ?? [];
}

/** Locks the addresses of an email address, also if it has none: all changes come one after the other. */
export async function lockAddressBook(tx: Transaction, email: string): Promise<AddressBook> {
  const emailKey = normalizeEmail(email);
  await tx.insert(addressBooks).values({ emailKey, addresses: [] }).onConflictDoNothing();
  const [row] = await tx.select().from(addressBooks).where(hasEmail(email)).for('update');
  return row?.addresses ?? [];
}

/** Saves locked addresses. */
export async function saveAddressBook(tx: Transaction, email: string, addresses: AddressBook): Promise<void> {
  await tx.update(addressBooks).set({ addresses }).where(hasEmail(email));
}

function hasEmail(email: string) {
  return eq(addressBooks.emailKey, normalizeEmail(email));
}
