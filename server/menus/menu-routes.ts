import type { Hono } from 'hono';
import { getMenu, putMenu, type WireMenu } from '#contract/calls/menus.ts';
import type { Database } from '#db/connection.ts';
import { type Menu, type MenuEntry, type MenuLeaf, MOST_IN_MENU } from '#domain/menus/menu.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { type Refusal, refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { isLoggedPage } from '../http/logged-path.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { changeList } from '../settings/change-list.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { readSettings } from '../settings/read-settings.ts';
import { distinctIds } from '../shipping/to-zones.ts';
import { findTarget, isMenuAddress, type MenuTargets, readMenuTargets } from './menu-targets.ts';

type Services = { db: Database; settings: CurrentSettings; now: () => Date };

const SETTINGS = { header: 'headerMenu', footer: 'footerMenu' } as const;

/** The menus of the storefront, for staff. */
export function menuRoutes(app: Hono<Environment>, services: Services): void {
  const { db, settings, now } = services;

  bind(app, getMenu, async ({ params }) => {
    const stored = (await readSettings(db, settings.defaults)).settings;
    return success(present(stored[SETTINGS[params.menu]], await readMenuTargets(db, stored)));
  });

  bind(app, putMenu, async ({ params: { menu }, body: { version, entries } }, { staff }) => {
    const most = MOST_IN_MENU[menu];
    if (entries.length > most) {
      const message = `The ${menu} has room for ${most} entries`;
      return refuse('invalid', message, { fields: { entries: message } });
    }
    const stored = (await readSettings(db, settings.defaults)).settings;
    const targets = await readMenuTargets(db, stored);
    const name = SETTINGS[menu];
    const distinctId = distinctIds();
    const next = entries.map(({ id, below = [], ...entry }) => ({
      id: distinctId(id ?? null),
      ...entry,
      ...(below.length > 0 && {
        below: below.map(({ id: leafId, ...leaf }) => ({ id: distinctId(leafId ?? null), ...leaf })),
      }),
    }));
    const refused = await refuseNowhere(next, { before: stored[name], targets });
    if (refused) return refused;
    const change = {
      name,
      seen: version,
      next: () => ({ entries: next }),
      audited: (list: Settings[typeof name]) =>
        list.entries.flatMap(({ label, value, below = [] }) => [
          `${label}: ${value}`,
          ...below.map((leaf) => `${label} / ${leaf.label}: ${leaf.value}`),
        ]),
    };
    const changed = await changeList(db, settings.defaults, change, { staff, now: now() });
    return changed.ok ? success(present(changed.list, targets)) : changed;
  });

  /** Refuses an entry that leads nowhere, unless its page was in the menu before it was hidden (model W3). */
  async function refuseNowhere(
    entries: readonly MenuEntry[],
    { before, targets }: { before: Menu; targets: MenuTargets },
  ): Promise<Refusal | null> {
    const leaves = entries.flatMap((entry, place): { entry: MenuLeaf; path: string }[] => [
      { entry, path: `entries.${place}.value` },
      ...(entry.below ?? []).map((leaf, below) => ({
        entry: leaf,
        path: `entries.${place}.below.${below}.value`,
      })),
    ]);
    const problems = await Promise.all(
      leaves.map(async ({ entry, path }) => {
        const problem = await explainEntry(entry, before, targets);
        return problem === null ? [] : [[path, problem]];
      }),
    );
    const fields: Record<string, string> = Object.fromEntries(problems.flat());
    const messages = Object.values(fields);
    return messages.length === 0 ? null : refuse('invalid', messages.join('. '), { fields });
  }

  async function explainEntry(entry: MenuLeaf, before: Menu, targets: MenuTargets): Promise<string | null> {
    const { kind, value } = entry;
    if (kind === 'heading') return null;
    if (kind === 'address') {
      if (!isMenuAddress(value)) return 'Begin with / for a page of the shop, or with https://';
      if (!value.startsWith('/')) return null;
      const { pathname, search } = new URL(value, 'http://shop.invalid');
      if (isLoggedPage(pathname)) return null;
      return (await findRedirect(services, { pathname, search })) ? null : 'There is nothing at this address';
    }
    const wasThere = before.entries
      .flatMap(({ below = [], ...other }) => [other, ...below])
      .some((other) => other.kind === kind && other.value === value);
    return wasThere || findTarget(targets, entry) !== null ? null : 'Choose something that shoppers can see';
  }
}

function present({ version, entries }: Menu, targets: MenuTargets): WireMenu {
  const presentLeaf = (leaf: MenuLeaf) => {
    const { id, label, kind, value } = leaf;
    const to = findTarget(targets, leaf);
    return { id, label, kind, value, ...(to !== null && { to }) };
  };
  const choices = (kind: keyof MenuTargets) => targets[kind].map(({ value, label }) => ({ value, label }));
  return {
    version,
    entries: entries.map(({ below, ...entry }) => ({
      ...presentLeaf(entry),
      ...(below && { below: below.map(presentLeaf) }),
    })),
    choices: {
      shop: choices('shop'),
      page: choices('page'),
      policy: choices('policy'),
      collection: choices('collection'),
      category: choices('category'),
      address: [],
      heading: [],
    },
  };
}
