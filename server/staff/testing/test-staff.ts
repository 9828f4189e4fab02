import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { getSession, signIn } from '#contract/calls/sign-in.ts';
import { inTransaction } from '#db/connection.ts';
import { auditLog } from '#db/schema/index.ts';
import { type Limit, throttle } from '../../http/throttle.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { createStaffUser } from '../create-staff-user.ts';
import { OF_ACCOUNT } from '../sign-in.ts';

/** The password of users that `newUser` creates, and another valid one. */
export const GOOD = 'a lamp by the window';
export const NEXT = 'a lamp by the door';

type Credentials = { email: string; password: string };
type Cookie = { Cookie: string };

/** Creates a user and returns their address. */
export async function newUser(shop: TestShop): Promise<string> {
  const email = `user-${crypto.randomUUID()}@example.com`;
  await inTransaction(shop.db, (tx) =>
    createStaffUser(tx, shop.staff, { email, name: 'Ada', password: GOOD }),
  );
  return email;
}

export async function signInAs(
  shop: TestShop,
  body: Credentials,
  init: { headers?: Record<string, string>; address?: string } = {},
) {
  return await shop.send(signIn, { body }, init);
}

/** Signs in and returns the session cookie. */
export async function openSession(shop: TestShop, body: Credentials): Promise<Cookie> {
  const { status, headers } = await signInAs(shop, body);
  expect(status).toBe(200);
  return readSession(headers);
}

/** Reads the session cookie that an answer sets. */
export function readSession(headers: Headers): Cookie {
  return { Cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

export async function whoAmI(shop: TestShop, headers: Record<string, string> = {}) {
  return await shop.send(getSession, {}, { headers });
}

export async function statusWith(shop: TestShop, headers: Record<string, string>): Promise<number> {
  return (await whoAmI(shop, headers)).status;
}

/** Reaches the limit of an account, as ten wrong passwords would. */
export async function lockOut(shop: TestShop, email: string): Promise<void> {
  await exhaust(shop, OF_ACCOUNT, email);
  const stopped = await signInAs(shop, { email, password: GOOD }, { address: '198.51.100.99' });
  expect(stopped.status).toBe(429);
}

/** Counts all tries of a limit except the last `left`, without the cost of hashing passwords. */
export async function exhaust(shop: TestShop, limit: Limit, subject: string, left = 0): Promise<void> {
  for (let i = left; i < limit.limit; i++) await throttle(shop.db, limit, subject);
}

/** Lists the entries about a user in the audit log, as 'action by actor'. */
export async function listTraces(shop: TestShop, email: string): Promise<string[]> {
  const entries = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, email))
    .orderBy(auditLog.at);
  return entries.map(({ action, actor }) => `${action} by ${actor}`);
}
