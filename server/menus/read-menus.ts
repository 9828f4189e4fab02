import type { Database } from '#db/connection.ts';
import { isDefaultMenu } from '#domain/menus/menu.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { linkEntries, type MenuLink, readMenuTargets } from './menu-targets.ts';

/** What menus show, beside settings and pages. */
export const MENU_TAGS = ['collections', 'catalogue'] as const;

type Link = { label: string; to: string };

/**
 * The links of the menus that staff wrote; null without one, so that a shop that changes nothing reads
 * nothing. Policies that are in no entry of the footer follow its entries.
 */
export async function readMenus(
  db: Database,
  settings: Settings,
  policies: readonly Link[],
): Promise<{ header?: MenuLink[]; footer?: MenuLink[] } | null> {
  const { headerMenu, footerMenu } = settings;
  const isHeaderDefault = isDefaultMenu(headerMenu);
  const isFooterDefault = isDefaultMenu(footerMenu);
  if (isHeaderDefault && isFooterDefault) return null;
  const targets = await readMenuTargets(db, settings);
  const footer = linkEntries(targets, footerMenu.entries);
  const linked = new Set(footer.flatMap(({ to, links = [] }) => [to, ...links.map((link) => link.to)]));
  const others = policies.filter(({ to }) => !linked.has(to));
  return {
    ...(!isHeaderDefault && { header: linkEntries(targets, headerMenu.entries) }),
    ...(!isFooterDefault && { footer: [...footer, ...others] }),
  };
}
