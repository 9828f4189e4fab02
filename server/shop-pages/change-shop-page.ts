import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { createPage as createCall, updatePage as updateCall } from '#contract/calls/staff-shop-pages.ts';
import type { ParsedInput } from '#contract/define-call.ts';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { pageIdFrom } from '#domain/ids.ts';
import { richTextToPlain } from '#domain/rich-text/plain-text.ts';
import { isBlankRichText } from '#domain/rich-text/rich-text.ts';
import { pagePath } from '#domain/shop-pages/page-path.ts';
import {
  completeSlug,
  explainPageSlug,
  isPolicy,
  MAX_PAGES,
  type PageContent,
  shopPagePath,
} from '#domain/shop-pages/shop-page.ts';
import { findLastActor } from '../audit/audit-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { findPublication, insertPublication } from '../page-texts/page-text-queries.ts';
import { moveAddress, takeAddress } from '../redirects/move-address.ts';
import { readRichText } from '../rich-text/read-rich-text.ts';
import { followReturnPolicy } from './follow-return-policy.ts';
import {
  countPages,
  deletePageRow,
  findPageBySlug,
  insertPage,
  lockPolicy,
  lockShopPage,
  type ShopPageRow,
  updatePageRow,
} from './shop-page-queries.ts';
import { unwrittenPolicy } from './unwritten-policy.ts';

type By = { staff: Staff; now: Date };

type Change = By & {
  id: string;
  version: number;
  /** The text of the return policy in the settings, with which that policy begins. */
  returnPolicy: string;
};

export type ChangedPage = { ok: true; id: string } | Refusal;

type Fields = ParsedInput<typeof createCall>['body'];
type Part = Omit<ParsedInput<typeof updateCall>['body'], 'version'>;

export const PAGE_NOT_FOUND = refuse('not_found', 'There is no such page.');

/** Adds a page as a draft, once for each `seed`. */
export async function createPage(
  db: Database,
  body: Fields,
  { staff, seed, now }: By & { seed: Seed },
): Promise<ChangedPage> {
  const id = pageIdFrom(seed);
  const slug = completeSlug(body.slug ?? '', body.title);
  const draft = mergeContent(
    { title: '', body: readRichText(''), searchTitle: '', searchDescription: '' },
    body,
  );
  return await saving(db, slug, async (tx) => {
    if ((await countPages(tx)) >= MAX_PAGES)
      return refuse('conflict', `A shop has at most ${MAX_PAGES} pages. Delete one first.`);
    const refused = await checkSlug(tx, slug, id);
    if (refused) return refused;
    await takeAddress(tx, pagePath(slug));
    if (await insertPage(tx, { id, slug, published: null, draft, version: 0, createdAt: now }))
      await writeAudit(
        tx,
        { staff, action: 'page.create', subjectId: id, after: auditedPage({ slug, draft }) },
        now,
      );
    return { ok: true, id };
  });
}

/** Changes the given parts of a draft; the address changes at once. */
export async function saveDraft(db: Database, part: Part, change: Change): Promise<ChangedPage> {
  return await changing(db, change, 'page.update', async (tx, row) => {
    const draft = mergeContent(row.draft, part);
    if (isPolicy(row.id) || part.slug === undefined) return { ...row, draft };
    const slug = completeSlug(part.slug, draft.title);
    return (await checkSlug(tx, slug, row.id)) ?? { ...row, draft, slug };
  });
}

/** Shoppers read the draft of a page from now on. */
export async function publishPage(db: Database, change: Change): Promise<ChangedPage> {
  return await changing(db, change, 'page.publish', (tx, row) => publish(tx, row, row.draft, change));
}

/** Shoppers read an earlier publication of a page again, which becomes the draft, too. */
export async function restorePage(db: Database, publicationId: string, change: Change): Promise<ChangedPage> {
  return await changing(db, change, 'page.publish', async (tx, row) => {
    const publication = await findPublication(tx, row.id, publicationId);
    if (!publication) return refuse('not_found', 'There is no such publication.');
    // Only this use case writes publications of these pages.
    return await publish(tx, row, publication.texts as PageContent, change);
  });
}

export async function unpublishPage(db: Database, change: Change): Promise<ChangedPage> {
  return await changing(db, change, 'page.unpublish', async (_, row) => ({ ...row, published: null }));
}

export async function discardDraft(db: Database, change: Change): Promise<ChangedPage> {
  return await changing(db, change, 'page.update', async (_, row) => ({
    ...row,
    draft: row.published ?? row.draft,
  }));
}

export async function deletePage(db: Database, id: string, { staff, now }: By): Promise<ChangedPage> {
  return await inTransaction(db, async (tx) => {
    const row = await lockShopPage(tx, id);
    if (!row || isPolicy(id)) return PAGE_NOT_FOUND;
    await deletePageRow(tx, id);
    await moveAddress(tx, { from: shopPagePath(row), to: INSTEAD_OF_DELETED }, now);
    await invalidate(tx, ['pages']);
    await writeAudit(tx, { staff, action: 'page.delete', subjectId: id, before: auditedPage(row) }, now);
    return { ok: true, id };
  });
}

/** Where a deleted page leads, until staff say better. */
const INSTEAD_OF_DELETED = '/user/home';

async function publish(
  tx: Transaction,
  row: ShopPageRow,
  content: PageContent,
  { staff, now }: By,
): Promise<ShopPageRow | Refusal> {
  if (isBlankRichText(content.body)) {
    const message = 'Write the text before you publish it';
    return refuse('invalid', message, { fields: { bodyHtml: message } });
  }
  const publication = { page: row.id, texts: content, publishedAt: now, publishedBy: staff.email };
  await insertPublication(tx, { id: randomUUID(), ...publication });
  return { ...row, published: content, draft: content };
}

async function changing(
  db: Database,
  { id, version, returnPolicy, staff, now }: Change,
  action: 'page.update' | 'page.publish' | 'page.unpublish',
  change: (tx: Transaction, row: ShopPageRow) => Promise<ShopPageRow | Refusal>,
): Promise<ChangedPage> {
  return await saving(db, null, async (tx) => {
    const before = isPolicy(id)
      ? await lockPolicy(tx, unwrittenPolicy(id, { returnPolicy, now }))
      : await lockShopPage(tx, id);
    if (!before) return PAGE_NOT_FOUND;
    if (version !== before.version) {
      const actions = ['page.update', 'page.publish', 'page.unpublish'] as const;
      const who = (await findLastActor(tx, [...actions], id)) ?? 'Someone else';
      return refuse('conflict', `${who} has changed this page meanwhile.`);
    }
    const after = await change(tx, before);
    if ('refusal' in after) return after;
    await updatePageRow(tx, { ...after, version: before.version + 1 });
    if (before.slug !== after.slug)
      await moveAddress(tx, { from: shopPagePath(before), to: shopPagePath(after) }, now);
    const isSeen = !isDeepStrictEqual([before.published, before.slug], [after.published, after.slug]);
    if (isSeen) await invalidate(tx, ['pages']);
    if (id === 'returns' && isSeen) await followReturnPolicy(tx, after.published, now);
    await writeAudit(tx, { staff, action, subjectId: id, ...difference(before, after) }, now);
    return { ok: true, id };
  });
}

/** Saves, and refuses a slug that another request takes at the same time. */
async function saving(
  db: Database,
  slug: string | null,
  save: (tx: Transaction) => Promise<ChangedPage>,
): Promise<ChangedPage> {
  try {
    return await inTransaction(db, save);
  } catch (error) {
    if (!isDuplicate(error, 'one_page_per_slug')) throw error;
    return refuseSlug(slug === null ? 'Another page has this address' : `Another page is at ${slug}`);
  }
}

/** The refusal of an address that cannot be, or that another page has; null if it is free. */
async function checkSlug(tx: Transaction, slug: string, id: string): Promise<Refusal | null> {
  const problem = explainPageSlug(slug);
  if (problem !== null) return refuse('invalid', problem, { fields: { slug: problem } });
  const owner = await findPageBySlug(tx, slug);
  return owner && owner.id !== id ? refuseSlug(`The page “${owner.draft.title}” has this address`) : null;
}

function refuseSlug(message: string): Refusal {
  return refuse('conflict', message, { fields: { slug: message } });
}

function mergeContent(
  before: PageContent,
  { title, bodyHtml, searchTitle, searchDescription }: Part,
): PageContent {
  return {
    title: title ?? before.title,
    body: bodyHtml === undefined ? before.body : readRichText(bodyHtml),
    searchTitle: searchTitle ?? before.searchTitle,
    searchDescription: searchDescription ?? before.searchDescription,
  };
}

/** The fields of a page for the audit log; its words alone show what was changed. */
function auditedPage({ slug, draft }: Pick<ShopPageRow, 'slug' | 'draft'>) {
  const { title, body, searchTitle, searchDescription } = draft;
  return {
    title,
    ...(slug !== null && { slug }),
    text: richTextToPlain(body),
    searchTitle,
    searchDescription,
  };
}

function difference(before: ShopPageRow, after: ShopPageRow) {
  const pages = [auditedPage(before), auditedPage(after)].map((page): Record<string, unknown> => page);
  const [was = {}, is = {}] = pages;
  const names = Object.keys(is).filter((name) => was[name] !== is[name]);
  const pick = (page: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, page[name]]));
  return { before: pick(was), after: pick(is) };
}
