import type { Hono } from 'hono';
import { getReturnPolicy } from '#contract/calls/return-policy.ts';
import { getPage, getPolicy } from '#contract/calls/shop-pages.ts';
import * as calls from '#contract/calls/staff-shop-pages.ts';
import type { Database } from '#db/connection.ts';
import { readReturnPolicy } from '#domain/returns/return-policy.ts';
import { isPolicy, POLICIES } from '#domain/shop-pages/shop-page.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, bindShared, type Environment } from '../http/bind.ts';
import type { Staff } from '../http/staff.ts';
import { selectPublications } from '../page-texts/page-text-queries.ts';
import { renderRichText } from '../rich-text/render-rich-text.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import * as change from './change-shop-page.ts';
import { plainReturnPolicy } from './follow-return-policy.ts';
import { presentPage, presentPageRow, presentStaffPage } from './present-shop-page.ts';
import { findPageBySlug, findShopPage, type ShopPageRow, selectListedPages } from './shop-page-queries.ts';
import { unwrittenPolicy } from './unwritten-policy.ts';

type ShopPageServices = { db: Database; reading: Database; settings: CurrentSettings; now: () => Date };

/** Pages that staff add, and policies: what is published, for everyone, and drafts, for staff. */
export function shopPageRoutes(app: Hono<Environment>, services: ShopPageServices): void {
  const { db, reading, settings, now } = services;

  bindShared(app, getReturnPolicy, async () => {
    const { returnPolicy, returnDays } = await settings.read();
    const policy = readReturnPolicy({ returnPolicy, returnDays });
    if (!policy) return { ...NO_RETURN_POLICY, shows: ['settings'] };
    const published = (await findShopPage(db, 'returns'))?.published ?? null;
    // What was written last counts.
    const isPage = published !== null && plainReturnPolicy(published) === returnPolicy;
    const html = isPage && { html: renderRichText(published.body) };
    return { ...success({ text: returnPolicy, ...html, days: policy.days }), shows: ['settings', 'pages'] };
  });

  bindShared(app, getPolicy, async ({ params }) => answerShown(await findShopPage(reading, params.policy)));

  bind(app, calls.listStaffPages, async () => {
    const listed = await selectListedPages(db);
    const policies = POLICIES.map((id) => listed.find((page) => page.id === id) ?? describeUnwritten(id));
    return success([...policies, ...listed.filter(({ id }) => !isPolicy(id))].map(presentPageRow));
  });

  bind(app, calls.getStaffPage, async ({ params }) => await answerStaff(params.id));

  bind(app, calls.getDraftPage, async ({ params }) => {
    const page = await findPage(params.id);
    return page ? success(presentPage(page, page.draft)) : change.PAGE_NOT_FOUND;
  });

  bind(app, calls.createPage, async ({ body }, { staff, seed }) =>
    answer(await change.createPage(db, body, { staff, seed, now: now() })),
  );

  bind(app, calls.updatePage, async ({ params, body: { version, ...part } }, { staff }) =>
    answer(await change.saveDraft(db, part, await changeBy(params.id, version, staff))),
  );

  bind(app, calls.publishPage, async ({ params, body }, { staff }) =>
    answer(await change.publishPage(db, await changeBy(params.id, body.version, staff))),
  );

  bind(app, calls.unpublishPage, async ({ params, body }, { staff }) =>
    answer(await change.unpublishPage(db, await changeBy(params.id, body.version, staff))),
  );

  bind(app, calls.discardPage, async ({ params, body }, { staff }) =>
    answer(await change.discardDraft(db, await changeBy(params.id, body.version, staff))),
  );

  bind(app, calls.restorePage, async ({ params, body }, { staff }) => {
    const by = await changeBy(params.id, body.version, staff);
    return answer(await change.restorePage(db, body.publicationId, by));
  });

  bind(app, calls.deletePage, async ({ params }, { staff }) => {
    const deleted = await change.deletePage(db, params.id, { staff, now: now() });
    return deleted.ok ? success({ deleted: true as const }) : deleted;
  });

  // After `/pages/staff`, which is no slug.
  bindShared(app, getPage, async ({ params }) => answerShown(await findPageBySlug(reading, params.slug)));

  function describeUnwritten(id: (typeof POLICIES)[number]) {
    const { slug, draft } = unwrittenPolicy(id, { returnPolicy: '', now: now() });
    return { id, slug, title: draft.title, isPublished: false, hasDraft: false };
  }

  async function changeBy(id: string, version: number, staff: Staff) {
    const { returnPolicy } = await settings.read();
    return { id, version, returnPolicy, staff, now: now() };
  }

  async function findPage(id: string): Promise<ShopPageRow | null> {
    const page = await findShopPage(db, id);
    if (page || !isPolicy(id)) return page;
    const { returnPolicy } = await settings.read();
    return unwrittenPolicy(id, { returnPolicy, now: now() });
  }

  async function answerStaff(id: string) {
    const [page, publications] = await Promise.all([findPage(id), selectPublications(db, id)]);
    return page ? success(presentStaffPage(page, publications)) : change.PAGE_NOT_FOUND;
  }

  async function answer(changed: change.ChangedPage) {
    return changed.ok ? await answerStaff(changed.id) : changed;
  }
}

const NO_RETURN_POLICY = refuse('not_found', 'This shop has no return policy yet');

function answerShown(page: ShopPageRow | null) {
  const shown = page?.published ? success(presentPage(page, page.published)) : change.PAGE_NOT_FOUND;
  return { ...shown, shows: ['pages'] as const };
}
