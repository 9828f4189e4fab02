import type { Hono } from 'hono';
import * as calls from '#contract/calls/staff-collections.ts';
import { ruleProblems } from '#domain/collections/check-collection.ts';
import { wholeRule } from '#domain/collections/collection-rule.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { bindList, type ListServices } from '../lists/bind-list.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { presentChosen, presentCollectionRow, presentStaffCollection } from './present-collection.ts';
import { previewRule } from './preview-rule.ts';
import {
  COLLECTION_NOT_FOUND,
  changeCollection,
  createCollection,
  deleteCollection,
  type SavedCollection,
} from './save-collection.ts';
import { collectionQueries, findStaffCollection } from './staff-collection-queries.ts';

/** Collections, for staff. */
export function staffCollectionRoutes(
  app: Hono<Environment>,
  services: ListServices & { settings: CurrentSettings },
): void {
  const { db, now, settings } = services;

  bindList(app, services, calls.listStaffCollections, {
    page: collectionQueries.page,
    present: presentCollectionRow,
  });

  bind(app, calls.getStaffCollection, async ({ params }) => {
    const collection = await findStaffCollection(db, params.id);
    return collection ? success(presentStaffCollection(collection)) : COLLECTION_NOT_FOUND;
  });

  bind(app, calls.createCollection, async ({ body }, { staff, seed }) =>
    answer(await createCollection(db, body, { staff, seed, now: now() })),
  );

  bind(app, calls.updateCollection, async ({ params, body }, { staff }) =>
    answer(await changeCollection(db, params.id, body, { staff, now: now() })),
  );

  bind(app, calls.deleteCollection, async ({ params }, { staff }) => {
    const deleted = await deleteCollection(db, params.id, { staff, now: now() });
    return deleted.ok ? success({ deleted: true as const }) : deleted;
  });

  bind(app, calls.previewCollection, async ({ body }) => {
    const rule = wholeRule(body.rule);
    const problems = ruleProblems(rule);
    if (Object.keys(problems).length > 0)
      return refuse('invalid', Object.values(problems).join('. '), { fields: problems });
    const { count, products } = await previewRule(db, rule, (await settings.read()).countedReviews);
    return success({ count, products: products.map(presentChosen) });
  });
}

function answer(saved: SavedCollection) {
  if (saved.ok) return success(presentStaffCollection(saved.collection));
  const { current, ...refused } = saved;
  if (!current) return refused;
  return { ...refused, refusal: { ...refused.refusal, collection: presentStaffCollection(current) } };
}
