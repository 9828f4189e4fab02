import { randomUUID } from 'node:crypto';
import { invalidate } from '#db/cache-tags.ts';
import type { Transaction } from '#db/connection.ts';
import type { Redirect } from '#domain/redirects/redirect.ts';
import { deleteRedirectFrom, retargetRedirects, saveRedirects } from './redirect-queries.ts';

/**
 * Leads a path whose page moved or ended to another one, and with it what led there: no chain, and no loop
 * (model W3).
 */
export async function moveAddress(tx: Transaction, { from, to }: Redirect, now: Date): Promise<void> {
  await followMove(tx, { from, to });
  await saveRedirects(tx, [
    { id: randomUUID(), fromPath: from, toAddress: to, isByHand: false, createdAt: now },
  ]);
}

/** Leads what led to a path to the new one of its page, which itself is found by both (model W3). */
export async function followMove(tx: Transaction, { from, to }: Redirect): Promise<void> {
  await deleteRedirectFrom(tx, to);
  await retargetRedirects(tx, { from, to });
  await invalidate(tx, ['redirects']);
}

/** Ends the redirect from a path that is a page now. */
export async function takeAddress(tx: Transaction, path: string): Promise<void> {
  await deleteRedirectFrom(tx, path);
  await invalidate(tx, ['redirects']);
}
