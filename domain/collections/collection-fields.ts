import type { Fields } from '../fields/field.ts';
import { LIMITS } from '../limits.ts';
import { MAX_PAYMENT } from '../money.ts';

/** Products chosen by hand, and categories, brands or tags of a rule. */
export const MAX_CHOSEN = 250;

/** The fields of a collection that staff type; its picture, products and rule are beside these. */
export const COLLECTION_FIELDS = {
  title: { kind: 'text', initially: '', most: 100, isRequired: true, label: 'Title' },
  /** The end of its address; made from the title if empty. */
  slug: { kind: 'text', initially: '', most: 60, label: 'Address' },
  description: { kind: 'text', initially: '', most: 1_000, hasLines: true, label: 'Description' },
  published: {
    kind: 'flag',
    initially: true,
    label: 'Published',
    hint: 'Shoppers find it in the footer of the shop, search engines in the sitemap',
  },
  kind: {
    kind: 'choice',
    initially: 'hand',
    of: { hand: 'Chosen by hand', rule: 'Found by a rule' },
    label: 'Products',
  },
} as const satisfies Fields;

/** The conditions of a collection by rule: its products meet all that are set. */
export const RULE_FIELDS = {
  /** One of them. */
  categories: { kind: 'names', initially: [], most: MAX_CHOSEN, label: 'One of the categories' },
  /** One of them. */
  brands: { kind: 'names', initially: [], most: MAX_CHOSEN, label: 'One of the brands' },
  /** One of them, regardless of case. */
  tags: { kind: 'names', initially: [], most: MAX_CHOSEN, label: 'One of the tags' },
  /** In cents, inclusive, and compared as by the filter of the list. */
  minPrice: {
    kind: 'cents',
    initially: null,
    orNone: true,
    most: MAX_PAYMENT,
    label: 'Price from',
    subject: 'The lowest price',
  },
  maxPrice: {
    kind: 'cents',
    initially: null,
    orNone: true,
    most: MAX_PAYMENT,
    label: 'Price up to',
    subject: 'The highest price',
  },
  /** Stars. */
  minRating: { kind: 'count', initially: null, orNone: true, least: 1, most: 5, label: 'Rating' },
  text: {
    kind: 'text',
    initially: '',
    most: LIMITS.search,
    label: 'Contains the text',
    hint: 'In the name, description, category, brand or tags',
  },
  onSale: { kind: 'flag', initially: false, label: 'On sale' },
  inStock: { kind: 'flag', initially: false, label: 'In stock' },
} as const satisfies Fields;
