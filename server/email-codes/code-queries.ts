import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { emailCodes } from '#db/schema/index.ts';

export type StoredCode = typeof emailCodes.$inferSelect;
/** Under what a code is kept: who has it, and where it was asked for. */
export type CodeKey = Pick<StoredCode, 'emailDigest' | 'browserDigest'>;

/** Keeps a code; the one that browser had for that address counts no more. */
export async function saveCode(tx: Transaction, code: StoredCode): Promise<void> {
  const { emailDigest, browserDigest, ...set } = code;
  await tx
    .insert(emailCodes)
    .values(code)
    .onConflictDoUpdate({ target: [emailCodes.emailDigest, emailCodes.browserDigest], set });
}

/**
 * Counts a try of the code, before anyone knows whether it is right; null when there is none to be tried any
 * more.
 */
export async function countTry(
  db: Connection,
  key: CodeKey,
  now: Date,
): Promise<Pick<StoredCode, 'codeDigest' | 'triesLeft'> | null> {
  const [row] = await db
    .update(emailCodes)
    .set({ triesLeft: sql`${emailCodes.triesLeft} - 1` })
    .where(and(isOf(key), gt(emailCodes.expiresAt, now), gt(emailCodes.triesLeft, 0)))
    .returning({ codeDigest: emailCodes.codeDigest, triesLeft: emailCodes.triesLeft });
  return row ?? null;
}

/** Spends the code; false when somebody was faster, or asked for another one meanwhile. */
export async function spendCode(db: Connection, key: CodeKey, codeDigest: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(emailCodes)
    .where(and(isOf(key), eq(emailCodes.codeDigest, codeDigest)));
  return rowCount === 1;
}

export async function deleteExpiredCodes(db: Connection, now: Date): Promise<void> {
  await db.delete(emailCodes).where(lt(emailCodes.expiresAt, now));
}

function isOf({ emailDigest, browserDigest }: CodeKey) {
  return and(eq(emailCodes.emailDigest, emailDigest), eq(emailCodes.browserDigest, browserDigest));
}
