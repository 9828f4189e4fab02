import { explainSlug } from '../explain-slug.ts';
import type { ValuesOf } from '../fields/field.ts';
import { toSlug } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { type Cents, MAX_PAYMENT } from '../money.ts';
import type { CollectionDefinition } from './collection.ts';
import { COLLECTION_FIELDS, MAX_CHOSEN } from './collection-fields.ts';
import { type CollectionRule, takesEverything } from './collection-rule.ts';

/** A collection as it is typed and sent: the part that its kind does not use is ignored. */
export type CollectionFields = ValuesOf<typeof COLLECTION_FIELDS> & {
  image: string | null;
  productIds: readonly string[];
  rule: CollectionRule;
};

export type CheckedCollection =
  | { ok: true; definition: CollectionDefinition }
  /** Messages by field; those of the rule as 'rule.minPrice'. */
  | { ok: false; problems: Record<string, string> };

/** The same rules for the form and for the server. */
export function checkCollection(fields: CollectionFields): CheckedCollection {
  const { title, description, image, published, kind, rule } = fields;
  const slug = fields.slug.trim() || toSlug(title);
  const ids = [...new Set(fields.productIds)];
  const problems = {
    ...(title.trim() === '' && { title: 'Title is required' }),
    ...tooLong('title', title),
    ...tooLong('description', description),
    ...slugProblem(slug, title),
    ...(kind === 'hand' && ids.length > MAX_CHOSEN && { productIds: `At most ${MAX_CHOSEN} products` }),
    ...(kind === 'rule' && ruleProblems(rule)),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const products = kind === 'hand' ? { kind, ids } : { kind, rule: trimmed(rule) };
  return {
    ok: true,
    definition: {
      title: title.trim(),
      slug,
      description: description.trim(),
      image,
      isPublished: published,
      products,
    },
  };
}

/** 'rule.minPrice': the messages of a rule, by field. */
export function ruleProblems(rule: CollectionRule): Record<string, string> {
  const { minPrice, maxPrice, text } = rule;
  return {
    ...(takesEverything(trimmed(rule)) && { rule: 'Choose what the products have in common' }),
    ...(isNoPrice(minPrice) && { 'rule.minPrice': NO_PRICE }),
    ...(isNoPrice(maxPrice) && { 'rule.maxPrice': NO_PRICE }),
    ...(minPrice !== null &&
      maxPrice !== null &&
      maxPrice < minPrice && { 'rule.maxPrice': 'The highest price must not be below the lowest' }),
    ...(text.length > LIMITS.search && { 'rule.text': `At most ${LIMITS.search} characters` }),
    ...(rule.categories.length > MAX_CHOSEN && { 'rule.categories': `At most ${MAX_CHOSEN} categories` }),
    ...(rule.brands.length > MAX_CHOSEN && { 'rule.brands': `At most ${MAX_CHOSEN} brands` }),
    ...(rule.tags.length > MAX_CHOSEN && { 'rule.tags': `At most ${MAX_CHOSEN} tags` }),
  };
}

function slugProblem(slug: string, title: string): Record<string, string> {
  if (slug === '' && title.trim() === '') return {};
  const problem = explainSlug(slug, { most: COLLECTION_FIELDS.slug.most, reserved: RESERVED });
  return problem === null ? {} : { slug: problem };
}

/** Parts of addresses of calls. */
const RESERVED: ReadonlySet<string> = new Set(['staff', 'preview', 'export']);

const NO_PRICE = `Prices must be from $0 to $${MAX_PAYMENT / 100}`;

function isNoPrice(price: Cents | null): boolean {
  return price !== null && !(Number.isSafeInteger(price) && price >= 0 && price <= MAX_PAYMENT);
}

function trimmed(rule: CollectionRule): CollectionRule {
  return {
    ...rule,
    text: rule.text.trim(),
    categories: [...new Set(rule.categories)],
    brands: [...new Set(rule.brands)],
    tags: [...new Set(rule.tags)],
  };
}

function tooLong(name: 'title' | 'description', text: string): Record<string, string> {
  const { label, most } = COLLECTION_FIELDS[name];
  if (text.trim().length <= most) return {};
  return { [name]: `${label} is too long (at most ${most} characters)` };
}
