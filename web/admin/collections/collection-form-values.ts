import type { createCollection } from '#contract/calls/staff-collections.ts';
import type { WireStaffCollection } from '#contract/collection-schemas.ts';
import type { CallInput } from '#contract/define-call.ts';
import type { WireChosenProduct } from '#contract/product-schemas.ts';
import { checkCollection } from '#domain/collections/check-collection.ts';
import type { CollectionKind } from '#domain/collections/collection.ts';
import type { CollectionRule } from '#domain/collections/collection-rule.ts';
import { plainAmount } from '#domain/money.ts';
import { STARS } from '#domain/stars.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { amountErrors, isBlank, parseCents } from '../screen/typed-amounts.ts';

/** The rule of the form, as typed; empty texts set nothing. */
export type RuleValues = {
  categories: readonly string[];
  brands: readonly string[];
  minPrice: string;
  maxPrice: string;
  minRating: string;
  text: string;
  onSale: boolean;
  inStock: boolean;
};

/** The form of a collection, as typed. */
export type CollectionValues = {
  title: string;
  slug: string;
  description: string;
  /** Address of its picture; null without one. */
  image: string | null;
  published: boolean;
  kind: CollectionKind;
  /** In the order of the page. */
  products: readonly WireChosenProduct[];
  rule: RuleValues;
};

export type CollectionBody = NonNullable<CallInput<typeof createCollection>['body']>;

const NO_RULE: RuleValues = {
  categories: [],
  brands: [],
  minPrice: '',
  maxPrice: '',
  minRating: '',
  text: '',
  onSale: false,
  inStock: false,
};

export const EMPTY_COLLECTION: CollectionValues = {
  title: '',
  slug: '',
  description: '',
  image: null,
  published: true,
  kind: 'hand',
  products: [],
  rule: NO_RULE,
};

export function valuesOfCollection(collection: WireStaffCollection): CollectionValues {
  const { title, slug, description, image = null, published, kind, products, rule } = collection;
  const fields = { title, slug, description, image, published, kind, products };
  return { ...fields, rule: rule ? valuesOfRule(rule) : NO_RULE };
}

function valuesOfRule(rule: NonNullable<WireStaffCollection['rule']>): RuleValues {
  const amount = (cents: number | null) => (cents === null ? '' : plainAmount(cents));
  return {
    categories: rule.categories,
    brands: rule.brands,
    minPrice: amount(rule.minPrice),
    maxPrice: amount(rule.maxPrice),
    minRating: rule.minRating === null ? '' : String(rule.minRating),
    text: rule.text,
    onSale: rule.onSale,
    inStock: rule.inStock,
  };
}

/** The rule as the server stores it; prices in cents, NaN where they are not understood. */
export function ruleOf(values: RuleValues): CollectionRule & { categories: string[]; brands: string[] } {
  const price = (typed: string) => (isBlank(typed) ? null : parseCents(typed));
  return {
    categories: [...values.categories],
    brands: [...values.brands],
    minPrice: price(values.minPrice),
    maxPrice: price(values.maxPrice),
    minRating: STARS.find((stars) => String(stars) === values.minRating) ?? null,
    text: values.text.trim(),
    onSale: values.onSale,
    inStock: values.inStock,
  };
}

/** Whole fields, as the server stores them; of the products or the rule only what the kind uses. */
export function bodyOfCollection(values: CollectionValues) {
  const { title, slug, description, image, published, kind } = values;
  const texts = { title: title.trim(), slug: slug.trim(), description: description.trim() };
  const productIds = kind === 'hand' ? values.products.map(({ _id }) => _id) : [];
  const part = kind === 'hand' ? { productIds } : { productIds, rule: ruleOf(values.rule) };
  return { ...texts, image, published, kind, ...part } satisfies CollectionBody;
}

/** Messages by field, by the rules of the server. */
export function collectionErrors(values: CollectionValues): FieldErrors {
  const { rule, products, ...fields } = values;
  const ids = products.map(({ _id }) => _id);
  const checked = checkCollection({ ...fields, productIds: ids, rule: ruleOf(rule) });
  const unread =
    values.kind === 'rule'
      ? amountErrors([
          ['rule.minPrice', 'The lowest price', rule.minPrice],
          ['rule.maxPrice', 'The highest price', rule.maxPrice],
        ])
      : {};
  return { ...(checked.ok ? {} : checked.problems), ...unread };
}
