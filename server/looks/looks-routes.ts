import type { Hono } from 'hono';
import { getLooks } from '#contract/calls/looks.ts';
import * as calls from '#contract/calls/staff-looks.ts';
import type { Database } from '#db/connection.ts';
import type { SchemeName } from '#domain/looks/default-schemes.ts';
import { readUploadDigest } from '#domain/looks/icons.ts';
import { type Looks, pickChosen } from '#domain/looks/look-fields.ts';
import { type Refusal, success } from '../http/answer.ts';
import { bind, bindShared, type Environment } from '../http/bind.ts';
import type { Staff } from '../http/staff.ts';
import { changeDraft, discardDraft, publishDraft, restorePublication } from '../page-texts/change-draft.ts';
import { findPageTexts, selectPublications } from '../page-texts/page-text-queries.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { findUpload } from '../uploads/upload-queries.ts';
import { presentShownLooks, presentStaffLooks, readLooks } from './present-looks.ts';
import { readPublishedLooks } from './read-published-looks.ts';

type LookServices = { db: Database; settings: CurrentSettings; now: () => Date };

/** The looks of the shop: what is published, for every page, and the draft, for staff. */
export function looksRoutes(app: Hono<Environment>, { db, settings, now }: LookServices): void {
  bindShared(app, getLooks, async () => ({
    ...success(await show(await readPublishedLooks({ db, settings }))),
    shows: ['looks'],
  }));

  bind(app, calls.getStaffLooks, async () => success(await readStaffLooks()));

  bind(app, calls.getDraftLooks, async ({ query: { scheme } }) => {
    const { draft } = await findPageTexts(db, 'looks');
    return success(await show(readLooks(draft), scheme));
  });

  bind(app, calls.saveLooks, async ({ body: { looks, version } }, { staff }) => {
    const change = byStaff(version, staff);
    return answer(
      await changeDraft(db, change, async (_, { draft }) => ({
        draft: pickChosen({ ...readLooks(draft), ...looks }),
      })),
    );
  });

  bind(app, calls.discardLooks, async ({ body: { version } }, { staff }) =>
    answer(await discardDraft(db, byStaff(version, staff))),
  );

  bind(app, calls.publishLooks, async ({ body: { version } }, { staff }) =>
    answer(await publishDraft(db, byStaff(version, staff))),
  );

  bind(app, calls.restoreLooks, async ({ body: { publicationId, version } }, { staff }) =>
    answer(await restorePublication(db, publicationId, byStaff(version, staff))),
  );

  async function show(looks: Looks, only?: SchemeName) {
    const digest = readUploadDigest(looks.logo);
    return presentShownLooks(looks, { only, logo: digest === null ? null : await findUpload(db, digest) });
  }

  function byStaff(version: number, staff: Staff) {
    return { page: 'looks' as const, version, staff, now: now() };
  }

  async function readStaffLooks() {
    const [row, publications] = await Promise.all([
      findPageTexts(db, 'looks'),
      selectPublications(db, 'looks'),
    ]);
    return presentStaffLooks(row, publications);
  }

  async function answer(changed: { ok: true } | Refusal) {
    return changed.ok ? success(await readStaffLooks()) : changed;
  }
}
