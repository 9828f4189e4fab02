import type { Database } from '#db/connection.ts';
import { collectionPath } from '#domain/collections/collection.ts';
import { listHref } from '#domain/lists/list-url.ts';
import { type MenuEntry, type MenuKind, type MenuLeaf, SHOP_LINKS } from '#domain/menus/menu.ts';
import { productList } from '#domain/products/product-list.ts';
import { readReturnPolicy } from '#domain/returns/return-policy.ts';
import { isRichLink } from '#domain/rich-text/rich-links.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { linkPolicies } from '#domain/shop-pages/link-policies.ts';
import { isPolicy, POLICIES, POLICY_PATHS, shopPagePath } from '#domain/shop-pages/shop-page.ts';
import { selectPublishedPages } from '../shop-pages/shop-page-queries.ts';
import { selectCategories, selectLinkedCollections } from './menu-queries.ts';

/** What entries can lead to now. */
export type MenuTargets = Readonly<Record<Exclude<MenuKind, 'address' | 'heading'>, readonly MenuTarget[]>>;

type MenuTarget = { value: string; label: string; to: string };

/** Reads what shoppers can be led to: what is published and shown. */
export async function readMenuTargets(db: Database, settings: Settings): Promise<MenuTargets> {
  const [pages, collections, categories] = await Promise.all([
    selectPublishedPages(db),
    selectLinkedCollections(db),
    selectCategories(db),
  ]);
  const policies = linkPolicies(pages, readReturnPolicy(settings) !== null);
  return {
    shop: Object.entries(SHOP_LINKS).flatMap(([value, link]) =>
      link && (value !== 'membership' || settings.offerMemberships) ? [{ value, ...link }] : [],
    ),
    page: pages
      .filter(({ id }) => !isPolicy(id))
      .map((page) => ({ value: page.id, label: page.title, to: shopPagePath(page) })),
    policy: POLICIES.flatMap((value) => {
      const link = policies.find(({ to }) => to === POLICY_PATHS[value]);
      return link ? [{ value, ...link }] : [];
    }),
    collection: collections.map(({ id, slug, title }) => ({
      value: id,
      label: title,
      to: collectionPath(slug),
    })),
    category: categories.map((category) => ({
      value: category,
      label: category,
      to: listHref(productList, { category }),
    })),
  };
}

/** Where an entry leads; null while that is not shown to shoppers, and for a heading. */
export function findTarget(targets: MenuTargets, { kind, value }: MenuLeaf): string | null {
  if (kind === 'heading') return null;
  if (kind === 'address') return isMenuAddress(value) ? value : null;
  return targets[kind].find((target) => target.value === value)?.to ?? null;
}

/** `links` are those of the second level. */
export type MenuLink = { label: string; to?: string; links?: { label: string; to: string }[] };

/** The links of a menu; an entry whose page is deleted or hidden leaves it (model W3). */
export function linkEntries(targets: MenuTargets, entries: readonly MenuEntry[]): MenuLink[] {
  return entries.flatMap((entry) => {
    const to = findTarget(targets, entry);
    const links = (entry.below ?? []).flatMap((leaf) => {
      const target = findTarget(targets, leaf);
      return target === null ? [] : [{ label: leaf.label, to: target }];
    });
    if (to === null && links.length === 0) return [];
    return [{ label: entry.label, ...(to !== null && { to }), ...(links.length > 0 && { links }) }];
  });
}

/** True for a path of the shop, or an address of another host by https. */
export function isMenuAddress(value: string): boolean {
  return /^(\/|https:\/\/)/i.test(value) && isRichLink(value);
}
