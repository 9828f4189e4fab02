import type { Hono } from 'hono';
import { getSynonyms, putSynonyms, type WireSynonyms } from '#contract/calls/synonyms.ts';
import type { Database } from '#db/connection.ts';
import type { SynonymGroups } from '#domain/products/search/synonym-groups.ts';
import { success } from '../../http/answer.ts';
import { bind, type Environment } from '../../http/bind.ts';
import { changeList } from '../../settings/change-list.ts';
import type { CurrentSettings } from '../../settings/current-settings.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { distinctIds } from '../../shipping/to-zones.ts';

type Services = { db: Database; settings: CurrentSettings; now: () => Date };

/** Binds the calls of the synonyms for staff, read from the database and not from the cache. */
export function synonymRoutes(app: Hono<Environment>, { db, settings, now }: Services): void {
  bind(app, getSynonyms, async () => {
    const stored = await readSettings(db, settings.defaults);
    return success(presentSynonyms(stored.settings.synonyms));
  });

  bind(app, putSynonyms, async ({ body: { version, groups } }, { staff }) => {
    const distinctId = distinctIds();
    const change = {
      name: 'synonyms' as const,
      seen: version,
      next: () => ({ groups: groups.map(({ id, words }) => ({ id: distinctId(id), words })) }),
      audited: (list: SynonymGroups) => list.groups.map(({ words }) => words.join(', ')),
    };
    const changed = await changeList(db, settings.defaults, change, { staff, now: now() });
    return changed.ok ? success(presentSynonyms(changed.list)) : changed;
  });
}

function presentSynonyms({ version, groups }: SynonymGroups): WireSynonyms {
  return { version, groups: groups.map(({ id, words }) => ({ id, words })) };
}
