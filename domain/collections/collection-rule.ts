import { initialValues, type ValuesOf } from '../fields/field.ts';
import { formatMoney } from '../money.ts';
import { isOneOf, isSameGroup } from '../products/group-name.ts';
import { effectivePrice, isOnSale, type Product } from '../products/product.ts';
import { productSearchText } from '../products/search-text.ts';
import { isAvailable } from '../products/stock.ts';
import { foldLetters } from '../search-text.ts';
import { RULE_FIELDS } from './collection-fields.ts';

/** A product needs one of the categories, one of the brands, and one of the tags. */
export type CollectionRule = ValuesOf<typeof RULE_FIELDS>;

export const EMPTY_RULE: CollectionRule = initialValues(RULE_FIELDS);

/** A rule of which only a part is given. */
export function wholeRule(part: { [Field in keyof CollectionRule]?: CollectionRule[Field] | undefined }) {
  const given = Object.entries(part).filter(([, value]) => value !== undefined);
  return { ...EMPTY_RULE, ...Object.fromEntries(given) } as CollectionRule;
}

/** `rating`: the average that shoppers see. */
export type RuledProduct = Pick<
  Product,
  | 'name'
  | 'description'
  | 'category'
  | 'brand'
  | 'price'
  | 'discountPrice'
  | 'priceRange'
  | 'rating'
  | 'availability'
  | 'stock'
> &
  Required<Pick<Product, 'categories' | 'tags'>>;

/** True if a rule takes every product, as nothing of it is set. */
export function takesEverything(rule: CollectionRule): boolean {
  return describeRule(rule) === '';
}

/** The rule of collections; its SQL is `matchesRule` (server/collections), and a test compares both. */
export function isInRule(rule: CollectionRule, product: RuledProduct): boolean {
  const price = product.priceRange?.min ?? effectivePrice(product);
  return (
    (rule.categories.length === 0 || rule.categories.some((name) => isInCategory(name, product))) &&
    (rule.brands.length === 0 || rule.brands.some((name) => isSameGroup(name, product.brand))) &&
    (rule.tags.length === 0 || rule.tags.some((tag) => isOneOf(product.tags ?? [], tag))) &&
    (rule.minPrice === null || price >= rule.minPrice) &&
    (rule.maxPrice === null || price <= rule.maxPrice) &&
    (rule.minRating === null || product.rating >= rule.minRating) &&
    (rule.text === '' || productSearchText(product).includes(foldLetters(rule.text))) &&
    (!rule.onSale || isOnSale(product)) &&
    (!rule.inStock || isAvailable(product))
  );
}

function isInCategory(name: string, { category, categories }: RuledProduct): boolean {
  return isSameGroup(name, category) || isOneOf(categories ?? [], name);
}

/** 'Fashion or Beauty, from $20.00, on sale'; empty if nothing is set. */
export function describeRule(rule: CollectionRule): string {
  const { categories, brands, tags, minPrice, maxPrice, minRating, text } = rule;
  return [
    listed(categories),
    brands.length > 0 && `by ${listed(brands)}`,
    tags.length > 0 && `tagged ${listed(tags)}`,
    minPrice !== null && `from ${formatMoney(minPrice)}`,
    maxPrice !== null && `up to ${formatMoney(maxPrice)}`,
    minRating !== null && `rated ${minRating} or better`,
    text !== '' && `with “${text}”`,
    rule.onSale && 'on sale',
    rule.inStock && 'in stock',
  ]
    .filter(Boolean)
    .join(', ');
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
}
