import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import type { DraftedName } from '#db/schema/page-texts.ts';
import type { WrittenTexts } from '#domain/page-texts/page-texts.ts';
import { findLastActor } from '../audit/audit-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import {
  findPublication,
  insertPublication,
  lockPageTexts,
  type PageTextRow,
  updatePageTexts,
} from './page-text-queries.ts';

/** A change of the texts of a page, or of the looks, that were read as `version`. */
export type DraftChange<Name extends DraftedName = DraftedName> = {
  page: Name;
  version: number;
  staff: Staff;
  now: Date;
};

export type Changed = { ok: true } | Refusal;

/** Shoppers see the draft from now on. */
export async function publishDraft(db: Database, change: DraftChange): Promise<Changed> {
  return await changeDraft(db, change, async (tx, { draft }) => publish(tx, draft, change));
}

/** Shoppers see an earlier publication again, which becomes the draft, too. */
export async function restorePublication(db: Database, id: string, change: DraftChange): Promise<Changed> {
  return await changeDraft(db, change, async (tx) => {
    const publication = await findPublication(tx, change.page, id);
    if (!publication) return refuse('not_found', 'There is no such publication.');
    return await publish(tx, publication.texts, change);
  });
}

export async function discardDraft(db: Database, change: DraftChange): Promise<Changed> {
  return await changeDraft(db, change, async (_, { published }) => ({ draft: published }));
}

async function publish(tx: Transaction, texts: WrittenTexts, { page, staff, now }: DraftChange) {
  await insertPublication(tx, {
    id: randomUUID(),
    page,
    texts,
    publishedAt: now,
    publishedBy: staff.email,
  });
  await invalidate(tx, [page === 'looks' ? 'looks' : 'page-texts']);
  return { published: texts, draft: texts };
}

/** Changes a row that nobody has changed since it was read, with its entry in the audit log. */
export async function changeDraft(
  db: Database,
  { page, version, staff, now }: DraftChange,
  change: (tx: Transaction, row: PageTextRow) => Promise<Partial<PageTextRow> | Refusal>,
): Promise<Changed> {
  return await inTransaction(db, async (tx) => {
    const before = await lockPageTexts(tx, page);
    if (version !== before.version) {
      const who = (await findLastActor(tx, ['page.update', 'page.publish'], page)) ?? 'Someone else';
      const what = page === 'looks' ? 'the looks' : 'the texts of this page';
      return refuse('conflict', `${who} has changed ${what} meanwhile.`);
    }
    const changed = await change(tx, before);
    if ('refusal' in changed) return changed;
    const after = { ...before, ...changed, version: before.version + 1 };
    await updatePageTexts(tx, page, after);
    const isPublished = changed.published !== undefined;
    await writeAudit(
      tx,
      {
        staff,
        action: isPublished ? 'page.publish' : 'page.update',
        subjectId: page,
        ...(isPublished
          ? difference(before.published, after.published)
          : difference(before.draft, after.draft)),
      },
      now,
    );
    return { ok: true };
  });
}

/** The texts that differ. */
function difference(before: WrittenTexts, after: WrittenTexts) {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const pick = (texts: WrittenTexts) =>
    Object.fromEntries(names.map((name) => [name, texts[name] ?? 'The default']));
  return { before: pick(before), after: pick(after) };
}
