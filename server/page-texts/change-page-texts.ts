import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { WirePageTexts } from '#contract/page-text-schemas.ts';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import {
  completeTexts,
  type PageName,
  pickWritten,
  type WrittenTexts,
} from '#domain/page-texts/page-texts.ts';
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

type Change = { page: PageName; version: number; staff: Staff; now: Date };

type Changed = { ok: true } | Refusal;

type SentTexts = { [Page in PageName]?: Partial<WirePageTexts[Page]> | undefined };

/** Changes texts of a draft. Texts that equal their defaults follow them from then on. */
export async function saveDraft(
  db: Database,
  sent: SentTexts,
  { showsExamples, ...change }: Change & { showsExamples: boolean },
): Promise<Changed> {
  const { page } = change;
  return await changing(db, change, async (_, { draft }) => {
    const texts = { ...completeTexts(page, draft, { showsExamples }), ...sent[page] };
    return { draft: pickWritten(page, texts, { showsExamples }) };
  });
}

/** Shoppers read the draft of a page from now on. */
export async function publishDraft(db: Database, change: Change): Promise<Changed> {
  return await changing(db, change, async (tx, { draft }) => publish(tx, draft, change));
}

/** Shoppers read the texts of an earlier publication again, which become the draft, too. */
export async function restorePublication(db: Database, id: string, change: Change): Promise<Changed> {
  return await changing(db, change, async (tx) => {
    const publication = await findPublication(tx, change.page, id);
    if (!publication) return refuse('not_found', 'There is no such publication.');
    return await publish(tx, publication.texts, change);
  });
}

export async function discardDraft(db: Database, change: Change): Promise<Changed> {
  return await changing(db, change, async (_, { published }) => ({ draft: published }));
}

async function publish(tx: Transaction, texts: WrittenTexts, { page, staff, now }: Change) {
  await insertPublication(tx, {
    id: randomUUID(),
    page,
    texts,
    publishedAt: now,
    publishedBy: staff.email,
  });
  await invalidate(tx, ['page-texts']);
  return { published: texts, draft: texts };
}

async function changing(
  db: Database,
  { page, version, staff, now }: Change,
  change: (tx: Transaction, row: PageTextRow) => Promise<Partial<PageTextRow> | Refusal>,
): Promise<Changed> {
  return await inTransaction(db, async (tx) => {
    const before = await lockPageTexts(tx, page);
    if (version !== before.version) {
      const who = (await findLastActor(tx, ['page.update', 'page.publish'], page)) ?? 'Someone else';
      return refuse('conflict', `${who} has changed the texts of this page meanwhile.`);
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
