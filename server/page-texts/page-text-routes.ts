import type { Hono } from 'hono';
import { getLayoutTexts, getPageTexts } from '#contract/calls/page-texts.ts';
import * as calls from '#contract/calls/staff-page-texts.ts';
import type { Database } from '#db/connection.ts';
import type { PageName } from '#domain/page-texts/page-texts.ts';
import { type Refusal, success } from '../http/answer.ts';
import { bind, bindShared, type Environment } from '../http/bind.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { discardDraft, publishDraft, restorePublication } from './change-draft.ts';
import { saveDraft } from './change-page-texts.ts';
import { isShownToday } from './follow-announcement.ts';
import { findPageTexts, selectPublications, selectPublished } from './page-text-queries.ts';
import { presentStaffTexts, presentTexts, resolveWritten } from './present-page-texts.ts';

type PageTextServices = { db: Database; settings: CurrentSettings; now: () => Date };

/** The texts of the shop's pages: what is published, for everyone, and drafts, for staff. */
export function pageTextRoutes(app: Hono<Environment>, { db, settings, now }: PageTextServices): void {
  bindShared(app, getLayoutTexts, async () => {
    const [footer, announcement, states, products] = await Promise.all([
      readShown('footer'),
      readShown('announcement'),
      readShown('states'),
      readShown('products'),
    ]);
    return { ...success({ footer, announcement, states, products }), shows: ['page-texts', 'settings'] };
  });

  bindShared(app, getPageTexts, async ({ params: { page } }) => {
    return { ...success({ [page]: await readShown(page) }), shows: ['page-texts', 'settings'] };
  });

  bind(app, calls.getStaffPageTexts, async ({ params: { page } }) => success(await readStaffTexts(page)));

  bind(app, calls.getDraftTexts, async ({ params: { page } }) => {
    const { draft } = await findPageTexts(db, page);
    return success(presentTexts(page, draft, await settings.read()));
  });

  bind(app, calls.savePageTexts, async ({ params: { page }, body: { texts, version } }, { staff }) => {
    const showsExamples = (await settings.read()).exampleTexts;
    return answer(page, await saveDraft(db, texts, { page, version, staff, now: now(), showsExamples }));
  });

  bind(app, calls.discardPageTexts, async ({ params: { page }, body: { version } }, { staff }) =>
    answer(page, await discardDraft(db, { page, version, staff, now: now() })),
  );

  bind(app, calls.publishPageTexts, async ({ params: { page }, body: { version } }, { staff }) =>
    answer(page, await publishDraft(db, { page, version, staff, now: now() })),
  );

  bind(app, calls.restorePageTexts, async ({ params: { page }, body }, { staff }) => {
    const { publicationId, version } = body;
    return answer(page, await restorePublication(db, publicationId, { page, version, staff, now: now() }));
  });

  /** The published texts of a page; no announcement on other days than its own. */
  async function readShown<Page extends PageName>(page: Page) {
    const published = await settings.cached('page-texts', () => selectPublished(db));
    const shop = await settings.read();
    const written = published.get(page) ?? {};
    const isHidden = page === 'announcement' && !isShownToday(written, shop, now());
    return resolveWritten(page, isHidden ? {} : written, shop);
  }

  async function readStaffTexts(page: PageName) {
    const [row, publications] = await Promise.all([findPageTexts(db, page), selectPublications(db, page)]);
    return presentStaffTexts(page, row, publications, await settings.read());
  }

  async function answer(page: PageName, changed: { ok: true } | Refusal) {
    return changed.ok ? success(await readStaffTexts(page)) : changed;
  }
}
