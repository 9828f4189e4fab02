import { randomUUID } from 'node:crypto';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { formatCount } from '#domain/counts.ts';
import { MAX_REDIRECTS, type Redirect, readRedirect } from '#domain/redirects/redirect.ts';
import { createRedirectMap } from '#domain/redirects/redirect-map.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { isOwnPath } from './own-paths.ts';
import {
  deleteRedirectRow,
  findRedirect,
  findRedirectFrom,
  lockRedirects,
  type RedirectRow,
  saveRedirects,
  selectRedirects,
} from './redirect-queries.ts';

type By = { staff: Staff; now: Date };

export type SavedRedirect = { ok: true; redirect: RedirectRow } | Refusal;

export const REDIRECT_NOT_FOUND = refuse('not_found', 'There is no such redirect.');

export async function createRedirect(db: Database, typed: Redirect, by: By): Promise<SavedRedirect> {
  return await inTransaction(db, async (tx) => await save(tx, typed, null, by));
}

export async function changeRedirect(
  db: Database,
  id: string,
  typed: Redirect,
  by: By,
): Promise<SavedRedirect> {
  return await inTransaction(db, async (tx) => {
    await lockRedirects(tx);
    const before = await findRedirect(tx, id);
    return before ? await save(tx, typed, before, by) : REDIRECT_NOT_FOUND;
  });
}

export async function deleteRedirect(
  db: Database,
  id: string,
  { staff, now }: By,
): Promise<{ ok: true } | Refusal> {
  return await inTransaction(db, async (tx) => {
    const before = await findRedirect(tx, id);
    if (!before) return REDIRECT_NOT_FOUND;
    await deleteRedirectRow(tx, id);
    await invalidate(tx, ['redirects']);
    await writeAudit(
      tx,
      { staff, action: 'redirect.delete', subjectId: before.fromPath, before: { to: before.toAddress } },
      now,
    );
    return { ok: true };
  });
}

async function save(
  tx: Transaction,
  typed: Redirect,
  before: RedirectRow | null,
  { staff, now }: By,
): Promise<SavedRedirect> {
  const read = readRedirect(typed, isOwnPath);
  if (!read.ok) return refuseFields('invalid', read.problems);
  await lockRedirects(tx);
  const { from, to } = read.redirect;
  const other = await findRedirectFrom(tx, from);
  if (other && other.id !== before?.id) {
    const message = `This address leads to ${other.toAddress} already`;
    return refuseFields('conflict', { from: message });
  }
  if (before) await deleteRedirectRow(tx, before.id);
  const map = createRedirectMap(await selectRedirects(tx));
  if (map.set({ from, to }) === 'loop') return refuseFields('invalid', { to: LOOP });
  if (map.size() > MAX_REDIRECTS) return tooMany();
  const row = { id: before?.id ?? randomUUID(), isByHand: true, createdAt: before?.createdAt ?? now };
  const rows = map.changes().map((each) => toRow(each, now));
  await saveRedirects(
    tx,
    rows.map((each) => (each.fromPath === from ? { ...each, ...row } : each)),
  );
  await invalidate(tx, ['redirects']);
  const change = {
    ...(before && { before: { from: before.fromPath, to: before.toAddress } }),
    after: { from, to },
  };
  const action = before ? 'redirect.update' : 'redirect.create';
  await writeAudit(tx, { staff, action, subjectId: from, ...change }, now);
  const saved = await findRedirectFrom(tx, from);
  return saved ? { ok: true, redirect: saved } : REDIRECT_NOT_FOUND;
}

export const LOOP = 'This address leads back to the former one';

export function toRow({ from, to }: Redirect, now: Date): RedirectRow {
  return { id: randomUUID(), fromPath: from, toAddress: to, isByHand: true, createdAt: now };
}

export function tooMany(): Refusal {
  return refuse('conflict', `A shop has at most ${formatCount(MAX_REDIRECTS)} redirects. Delete some first.`);
}

function refuseFields(code: 'invalid' | 'conflict', fields: Record<string, string>): Refusal {
  return refuse(code, Object.values(fields).join('. '), { fields });
}
