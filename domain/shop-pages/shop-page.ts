import { explainSlug } from '../explain-slug.ts';
import type { Fields } from '../fields/field.ts';
import { toSlug } from '../ids.ts';
import { RETURN_POLICY_PATH } from '../returns/return-policy.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { pagePath } from './page-path.ts';

/** The pages of fixed purpose; each is the id of its page. */
export const POLICIES = ['shipping', 'returns', 'privacy', 'terms'] as const;

export type PolicyName = (typeof POLICIES)[number];

export const POLICY_TITLES: Readonly<Record<PolicyName, string>> = {
  shipping: 'Shipping policy',
  returns: 'Return policy',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
};

export const POLICY_PATHS: Readonly<Record<PolicyName, string>> = {
  shipping: '/user/policies/shipping',
  returns: RETURN_POLICY_PATH,
  privacy: '/user/policies/privacy',
  terms: '/user/policies/terms',
};

/** Pages of a shop, beside its policies. */
export const MAX_PAGES = 500;

/** What a draft and a publication of a page have (model W2). The address is no part of them. */
export type PageContent = {
  title: string;
  body: RichText;
  searchTitle: string;
  searchDescription: string;
};

/** The texts of a page without formatting. */
export const SHOP_PAGE_FIELDS = {
  title: { kind: 'text', initially: '', most: 100, isRequired: true, label: 'Title' },
  searchTitle: {
    kind: 'text',
    initially: '',
    most: 200,
    label: 'Title for search engines',
    hint: 'The title of the page, unless you write another one',
  },
  searchDescription: {
    kind: 'text',
    initially: '',
    most: 320,
    hasLines: true,
    label: 'Description for search engines',
    hint: 'The beginning of the text, unless you write another one',
  },
} as const satisfies Fields;

/** Characters of the end of an address. */
export const MAX_SLUG = 60;

export function isPolicy(id: string): id is PolicyName {
  return POLICIES.some((name) => name === id);
}

/** The path of a policy or of a page. */
export function shopPagePath({ id, slug }: { id: string; slug: string | null }): string {
  return isPolicy(id) ? POLICY_PATHS[id] : pagePath(slug ?? '');
}

/** The slug as it is stored: made from the title if none is typed. */
export function completeSlug(typed: string, title: string): string {
  return typed.trim() || toSlug(title);
}

/** Why a page cannot have a slug; null if it can. */
export function explainPageSlug(slug: string): string | null {
  return explainSlug(slug, { most: MAX_SLUG, reserved: RESERVED });
}

/** Parts of addresses of calls. */
const RESERVED: ReadonlySet<string> = new Set(['staff']);
