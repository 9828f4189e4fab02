import { MAX_QUANTITY } from '#domain/limits.ts';
import { type ChoiceWords, readChoice } from '#domain/orders/choice-words.ts';
import { openingVariant } from '#domain/pricing/find-variant.ts';
import { preselect } from '#domain/pricing/preselect.ts';
import { chosenValue, type Selection, type SentSelection } from '#domain/pricing/selection.ts';
import { LIST_NAMES, listOfOption, OPTION_LISTS } from '#domain/products/option-words.ts';
import type { ProductOptions } from '#domain/products/product.ts';
import { offeredOptions, spansVariants } from '#domain/products/product-option.ts';
import type { Variant, VariantOptions } from '#domain/products/variants/variant.ts';

/** A shopper's choice, stored in the URL so that it survives reloads and can be shared. */
export type Choice = { selection: Selection; quantity: number };

type SentChoice = { selection: SentSelection; quantity: number };

/**
 * Query names: color, size, memory, quantity, o.<name> for another option, p.<property id> for a custom
 * property, and `without` for each option of which nothing is chosen.
 */
const OTHER_OPTION = 'o.';
const PROPERTY = 'p.';
const WITHOUT = 'without';

/** Id of the purchase form, which every Buy Now button submits. */
export const PURCHASE_FORM = 'purchase';

/** Query parameter with which the checkout asks the product page to show what is missing. */
export const ASKS_TO_COMPLETE = 'complete';

/** Reads a choice from a query. Absent or unknown: the preselected option; empty or in `without`: none. */
export function choiceFromQuery(query: URLSearchParams, product: ProductOptions): Choice {
  const preselected = preselect(product, spansVariants(product) ? variantInQuery(query, product) : null);
  const options = offeredOptions(product).map(({ name, variantName, values }) => {
    const field = optionFieldName(name);
    if (isWithout(query, field)) return [name, null];
    const chosen = query.get(field);
    // With variants, what is preselected fits together.
    const isKept = variantName !== null || !values.some((value) => value.name === chosen);
    return [name, isKept ? (chosenValue(preselected, name) ?? null) : chosen];
  });
  const properties = product.properties.flatMap((property) => {
    const value = property.values.find((v) => v.id === query.get(PROPERTY + property.id));
    return value ? [[property.id, value.id] as const] : [];
  });
  return {
    selection: { options: Object.fromEntries(options), properties: Object.fromEntries(properties) },
    quantity: quantityFrom(query.get('quantity')),
  };
}

/**
 * The variant that a query means: by its id, else by its values. Of values that are not offered together, the
 * first ones count.
 */
function variantInQuery(query: URLSearchParams, product: ProductOptions): Variant | null {
  let values: VariantOptions = {};
  for (const { name } of product.variantOptions) {
    const value = query.get(optionFieldName(name));
    const more = { ...values, ...(value && { [name]: value }) };
    if (openingVariant(product, more)) values = more;
  }
  const requestedVariant = query.get('variant');
  return product.variants?.find(({ id }) => id === requestedVariant) ?? openingVariant(product, values);
}

/** True if nothing is chosen of an option; native forms and older links send an empty value. */
function isWithout(query: URLSearchParams, field: string): boolean {
  return query.get(field) === '' || query.has(WITHOUT, field);
}

/**
 * The query of a choice, without empty parameters. Names every option that has values, so that the link keeps
 * its meaning when the product changes; without `product` every list may have some.
 */
export function choiceToQuery(
  { selection, quantity }: SentChoice,
  product?: ProductOptions,
): URLSearchParams {
  const query = new URLSearchParams();
  const { options = {}, properties = {} } = selection;
  const names = product ? offeredOptions(product).map(({ name }) => name) : Object.values(LIST_NAMES);
  for (const name of new Set([...names, ...Object.keys(options)])) {
    const value = chosenValue(selection, name);
    if (value) query.set(optionFieldName(name), value);
    else if (names.includes(name)) query.append(WITHOUT, optionFieldName(name));
  }
  for (const [property, value] of Object.entries(properties)) query.set(PROPERTY + property, value);
  query.set('quantity', String(quantity));
  return query;
}

const CHOICE_PARAMETERS: readonly string[] = [...OPTION_LISTS, WITHOUT, 'variant', 'quantity', 'picture'];

/** True for a parameter of a product page that says what is chosen. */
export function isChoiceParameter(name: string): boolean {
  return CHOICE_PARAMETERS.includes(name) || name.startsWith(OTHER_OPTION) || name.startsWith(PROPERTY);
}

/** A parameter of a choice as it is written; an empty value says that nothing is chosen. */
export function chosenParameter(name: string, value: string): [name: string, value: string] {
  return value === '' ? [WITHOUT, name] : [name, value];
}

/** The page of a line's product, with what was chosen; typed texts are in no URL. */
export function chosenProductHref(line: { productId: string; quantity: number } & ChoiceWords): string {
  const { productId, ...choice } = readChoice(line);
  return `/user/products/${encodeURIComponent(productId)}?${choiceToQuery(choice)}`;
}

/** Field name of an option. */
export function optionFieldName(name: string): string {
  return listOfOption(name) ?? OTHER_OPTION + name;
}

/** Field name of a custom property. */
export function propertyFieldName(propertyId: string): string {
  return PROPERTY + propertyId;
}

function quantityFrom(typed: string | null): number {
  const quantity = Number(typed);
  if (!Number.isInteger(quantity) || quantity < 1) return 1;
  return Math.min(quantity, MAX_QUANTITY);
}
