/** The menus of the storefront. */
export const MENU_NAMES = ['header', 'footer'] as const;

export type MenuName = (typeof MENU_NAMES)[number];

/** What an entry leads to, with its words for staff. */
export const MENU_KINDS = {
  shop: 'A page of the shop',
  page: 'A page of your own',
  policy: 'A policy',
  collection: 'A collection',
  category: 'A category',
  address: 'An address',
  heading: 'Nothing: a heading',
} as const;

export type MenuKind = keyof typeof MENU_KINDS;

/**
 * `value` is a reference, not an address (model W3): an id, a name, or for `address` a path or https URL;
 * empty for `heading`.
 */
export type MenuLeaf = { id: string; label: string; kind: MenuKind; value: string };

/** `below` are the entries of the second level; without any it is left out. */
export type MenuEntry = MenuLeaf & { below?: MenuLeaf[] | undefined };

export type Menu = { version: number; entries: MenuEntry[] };

/** Entries that have room. */
export const MOST_IN_MENU: Readonly<Record<MenuName, number>> = { header: 8, footer: 20 };

/** Entries of the second level, below one entry. */
export const MOST_BELOW = 12;

/** Characters of a label. */
export const MOST_IN_LABEL = 40;

/** The pages of the shop itself, by the value of their entries. */
export const SHOP_LINKS: Readonly<Record<string, { label: string; to: string } | undefined>> = {
  home: { label: 'Home', to: '/user/home' },
  about: { label: 'About Us', to: '/user/about' },
  products: { label: 'Products', to: '/user/products' },
  'track-order': { label: 'Track Order', to: '/user/track-order' },
  contact: { label: 'Contact Us', to: '/user/contact' },
  membership: { label: 'Membership', to: '/user/membership' },
  account: { label: 'Your account', to: '/user/account' },
  'wish-list': { label: 'Wish list', to: '/user/wish-list' },
};

/** Both menus until staff write them (specification, section 2). */
export const DEFAULT_ENTRIES: readonly MenuEntry[] = [
  'home',
  'about',
  'products',
  'track-order',
  'contact',
].map((value) => ({ id: value, label: SHOP_LINKS[value]?.label ?? '', kind: 'shop', value }));

export const DEFAULT_MENU: Menu = { version: 0, entries: [...DEFAULT_ENTRIES] };

/** True if a menu is the one of the specification. */
export function isDefaultMenu({ entries }: Menu): boolean {
  const keyOf = ({ label, kind, value, below = [] }: MenuEntry) =>
    [label, kind, value, below.length].join('\n');
  return entries.map(keyOf).join('\n\n') === DEFAULT_ENTRIES.map(keyOf).join('\n\n');
}
