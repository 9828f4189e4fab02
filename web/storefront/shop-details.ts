import { createContext, use } from 'react';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import { mailtoHref } from '#web/shared/mailto-href.ts';

type Contact = { text: string; href: string };

type ShopLink = { label: string; to: string };

export type ShopDetails = {
  name: string;
  /** Lines; none if the seller has not entered an address. */
  address: readonly string[];
  phone: Contact | null;
  email: Contact | null;
  /** True if pages show the example texts: story, team, testimonials, promises, opening hours. */
  showsExamples: boolean;
  offersMemberships: boolean;
  /** The policies that the seller published. */
  policies: readonly ShopLink[];
  /** The menus that staff wrote. */
  menus: Menus;
};

/** `links` are those of the second level. */
export type MenuLink = {
  label: string;
  to?: string | undefined;
  links?: readonly ShopLink[] | undefined;
};

type Menus = { header?: readonly MenuLink[] | undefined; footer?: readonly MenuLink[] | undefined };

type ShopData = Pick<ShopDetails, 'name' | 'address'> & {
  phone: string;
  email: string;
  exampleTexts?: true;
  offersMemberships?: true;
  policies?: readonly ShopLink[];
  menus?: Menus;
};

export function toShopDetails(shop: ShopData): ShopDetails {
  const { name, address, phone, email, exampleTexts, offersMemberships, policies = [], menus = {} } = shop;
  return {
    name,
    address,
    phone: phone === '' ? null : { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    email: email === '' ? null : { text: email, href: mailtoHref(email) },
    showsExamples: exampleTexts === true,
    offersMemberships: offersMemberships === true,
    policies,
    menus,
  };
}

/** For pages whose layout has no data; one that cannot load the settings has the default company instead. */
export const DEFAULT_SHOP: ShopData = {
  name: DEFAULT_SHOP_NAME,
  address: [],
  phone: '',
  email: '',
  exampleTexts: true,
  offersMemberships: true,
};

/** Loaded by the layout; defaults if that fails. */
export const ShopDetailsContext = createContext<ShopDetails>(toShopDetails(DEFAULT_SHOP));

/** The same for the `meta` of a page, which runs outside of the context. */
export function findShopDetails(matches: readonly ({ loaderData?: unknown } | undefined)[]): ShopDetails {
  const data = matches.map((match) => match?.loaderData).find((loaded) => isLayoutData(loaded));
  return toShopDetails(isLayoutData(data) ? data.shop : DEFAULT_SHOP);
}

function isLayoutData(data: unknown): data is { shop: ShopData } {
  return typeof data === 'object' && data !== null && 'shop' in data && data.shop !== null;
}

export function useShopDetails(): ShopDetails {
  return use(ShopDetailsContext);
}
