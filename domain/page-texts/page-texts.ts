import type { Field, ValuesOf } from '../fields/field.ts';
import { ABOUT_TEXTS } from './about-texts.ts';
import { ANNOUNCEMENT_TEXTS } from './announcement-texts.ts';
import { CONTACT_TEXTS } from './contact-texts.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';
import { FOOTER_TEXTS } from './footer-texts.ts';
import { HOME_TEXTS } from './home-texts.ts';
import { LANDING_TEXTS } from './landing-texts.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { MEMBERSHIP_TEXTS } from './membership-texts.ts';
import { PRODUCT_LIST_TEXTS } from './product-list-texts.ts';
import { STATE_TEXTS } from './state-texts.ts';

/**
 * The texts of each page that belong to the seller (model W1). `initially` is the text of the specification;
 * `withoutExamples` is the one of a shop that hides the example texts, where that is another one. `{shop}`
 * stands for the shop's name.
 */
export const PAGE_TEXTS = {
  landing: LANDING_TEXTS,
  home: HOME_TEXTS,
  products: PRODUCT_LIST_TEXTS,
  about: ABOUT_TEXTS,
  membership: MEMBERSHIP_TEXTS,
  contact: CONTACT_TEXTS,
  footer: FOOTER_TEXTS,
  announcement: ANNOUNCEMENT_TEXTS,
  states: STATE_TEXTS,
  mails: MAIL_TEXTS,
  documents: DOCUMENT_TEXTS,
} satisfies Record<string, PageTextFields>;

export type PageName = keyof typeof PAGE_TEXTS;

export const PAGE_NAMES = Object.keys(PAGE_TEXTS) as [PageName, ...PageName[]];

/** The titles of the pages, for staff. */
export const PAGE_TITLES: Readonly<Record<PageName, string>> = {
  landing: 'Landing page',
  home: 'Home',
  products: 'Products',
  about: 'About Us',
  membership: 'Membership',
  contact: 'Contact Us',
  footer: 'Footer',
  announcement: 'Announcement',
  states: 'Page states',
  mails: 'Mails',
  documents: 'Documents',
};

/** What shoppers see at an address; the others are sent or printed. */
export type ShownPage = Exclude<PageName, 'mails' | 'documents'>;

/** The path at which shoppers see each page. */
export const PAGE_PATHS: Readonly<Record<ShownPage, string>> = {
  landing: '/',
  home: '/user/home',
  products: '/user/products',
  about: '/user/about',
  membership: '/user/membership',
  contact: '/user/contact',
  footer: '/user/home',
  announcement: '/user/home',
  states: '/user/states',
};

export const SHOWN_PAGES = Object.keys(PAGE_PATHS) as [ShownPage, ...ShownPage[]];

export type AllPageTexts = { [Page in PageName]: ValuesOf<(typeof PAGE_TEXTS)[Page]> };

/** The texts of a page as it shows them. */
export type PageTexts<Page extends PageName> = AllPageTexts[Page];

/** The texts of a page that differ from their defaults; the others follow their defaults. */
export type WrittenTexts = Readonly<Record<string, unknown>>;

type PageTextField = Extract<Field, { kind: 'text' | 'day' | 'list' | 'picture' }> & {
  withoutExamples?: string | readonly object[];
};

export type PageTextFields = Readonly<Record<string, PageTextField>>;

/** Completes texts by their defaults, for staff, who see `{shop}` as it is. */
export function completeTexts(
  page: PageName,
  written: WrittenTexts,
  { showsExamples }: { showsExamples: boolean },
): Record<string, unknown> {
  const fields: PageTextFields = PAGE_TEXTS[page];
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      written[name] ?? (showsExamples ? field.initially : (field.withoutExamples ?? field.initially)),
    ]),
  );
}

/** Completes texts by their defaults, for shoppers, with the shop's name. */
export function resolveTexts<Page extends PageName>(
  page: Page,
  written: WrittenTexts,
  { shopName, showsExamples }: { shopName: string; showsExamples: boolean },
): PageTexts<Page> {
  const texts = completeTexts(page, written, { showsExamples });
  return nameShop(texts, shopName) as PageTexts<Page>;
}

/** Picks the texts of a page that differ from their defaults. */
export function pickWritten(
  page: PageName,
  texts: WrittenTexts,
  options: { showsExamples: boolean },
): WrittenTexts {
  const defaults = completeTexts(page, {}, options);
  const differs = ([name, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(defaults[name]);
  return Object.fromEntries(Object.entries(texts).filter(differs));
}

function nameShop(value: unknown, shopName: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{shop}', shopName);
  if (Array.isArray(value)) return value.map((entry) => nameShop(entry, shopName));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, nameShop(inner, shopName)]));
}
