import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { emailCodes } from '#db/schema/index.ts';

type StoredCode = typeof emailCodes.$inferSelect;
export type CodeKey = Pick<StoredCode, 'emailDigest' | 'browserDigest'>;

/** Saves a code; it replaces the browser's previous one for the email. */
export async function saveCode(tx: Transaction, code: StoredCode): Promise<void> {
  const { emailDigest, browserDigest, ...set } = code;
  await tx
    .insert(emailCodes)
    .values(code)
    .onConflictDoUpdate({ target: [emailCodes.emailDigest, emailCodes.browserDigest], set });
}

/** Counts a try before the code is compared; null when no code can be tried. */
export async function countTry(db: Connection, key: CodeKey, now: Date) {
  const [row] = await db
    .update(emailCodes)
    .set({ triesLeft: sql`${emailCodes.triesLeft} - 1` })
    .where(and(hasKey(key), gt(emailCodes.expiresAt, now), gt(emailCodes.triesLeft, 0)))
    .returning({ codeDigest: emailCodes.codeDigest, triesLeft: emailCodes.triesLeft });
  return row ?? null;
}

/** Deletes a used code; false when it was used or replaced since. */
export async function spendCode(db: Connection, key: CodeKey, codeDigest: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(emailCodes)
    .where(and(hasKey(key), eq(emailCodes.codeDigest, codeDigest)));
  return rowCount === 1;
}

export async function deleteExpiredCodes(db: Connection, now: Date): Promise<void> {
  await db.delete(emailCodes).where(lt(emailCodes.expiresAt, now));
}

function hasKey({ emailDigest, browserDigest }: CodeKey) {
  return and(eq(emailCodes.emailDigest, emailDigest), eq(emailCodes.browserDigest, browserDigest));
}
