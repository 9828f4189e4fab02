import { sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { preparedStatement } from '#db/prepared.ts';

/** True if the owner of an email, as `normalizeEmail` writes it, ordered, joined or has an account here. */
export async function isKnownCustomer(db: Connection, emailKey: string): Promise<boolean> {
  const [row] = await select(db, { order: emailKey, member: emailKey, book: emailKey, cart: emailKey });
  return row?.isKnown ?? false;
}

const select = preparedStatement<{ isKnown: boolean }>(
  'is_known_customer',
  sql`select exists (select 1 from orders where email_key = ${sql.placeholder('order')})
    or exists (select 1 from memberships where email_key = ${sql.placeholder('member')})
    or exists (select 1 from address_books where email_key = ${sql.placeholder('book')})
    or exists (select 1 from carts where email_key = ${sql.placeholder('cart')}) as "isKnown"`,
);
