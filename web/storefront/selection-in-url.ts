import { MAX_QUANTITY } from '#domain/limits.ts';
import { preselect, type Selection } from '#domain/pricing/selection.ts';
import { openingVariant } from '#domain/pricing/variant-of-selection.ts';
import { OPTION_LISTS, type ProductOptions } from '#domain/products/product.ts';
import { hasOptions, listOfOption, optionOfList } from '#domain/products/variants/option-lists.ts';
import type { Variant, VariantOptions } from '#domain/products/variants/variant.ts';

/** A shopper's choice, stored in the URL so that it survives reloads and can be shared. */
export type Choice = { selection: Selection; quantity: number };

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
export function choiceFromQuery(query: URLSearchParams, options: ProductOptions): Choice {
  const preselected = preselect(options, hasOptions(options) ? variantInQuery(query, options) : null);
  const pick = (name: 'color' | 'size' | 'memory', offered: string[]) => {
    const chosen = query.get(name);
    if (isWithout(query, name)) return null;
    // With variants, what is preselected fits together.
    if (optionOfList(options, name)) return preselected[name];
    return chosen !== null && offered.includes(chosen) ? chosen : preselected[name];
  };
  const properties = options.properties.flatMap((property) => {
    const value = property.values.find((v) => v.id === query.get(PROPERTY + property.id));
    return value ? [[property.id, value.id] as const] : [];
  });
  return {
    selection: {
      color: pick(
        'color',
        options.colors.map((color) => color.name),
      ),
      size: pick('size', options.sizes),
      memory: pick('memory', options.memory),
      ...othersInQuery(query, options, preselected),
      properties: Object.fromEntries(properties),
    },
    quantity: quantityFrom(query.get('quantity')),
  };
}

/**
 * The variant that a query means: by its id, else by its values. Of values that are not offered together, the
 * first ones count.
 */
function variantInQuery(query: URLSearchParams, product: ProductOptions): Variant | null {
  let values: VariantOptions = {};
  for (const { name } of product.options ?? []) {
    const value = query.get(listOfOption(name) ?? optionFieldName(name));
    const more = { ...values, ...(value && { [name]: value }) };
    if (openingVariant(product, more)) values = more;
  }
  const asked = query.get('variant');
  return product.variants?.find(({ id }) => id === asked) ?? openingVariant(product, values);
}

/** True if nothing is chosen of an option; native forms and older links send an empty value. */
function isWithout(query: URLSearchParams, field: string): boolean {
  return query.get(field) === '' || query.has(WITHOUT, field);
}

/** Values of the options that are not color, size or memory. */
function othersInQuery(
  query: URLSearchParams,
  product: ProductOptions,
  { options = {} }: Partial<Selection>,
): Pick<Selection, 'options'> {
  const chosen = Object.entries(options).filter(([name]) => !isWithout(query, optionFieldName(name)));
  return hasOptions(product) && chosen.length > 0 ? { options: Object.fromEntries(chosen) } : {};
}

/**
 * The query of a choice, without empty parameters. Names every group that has values, so that the link keeps
 * its meaning when the product changes; without `options` every list may have some.
 */
export function choiceToQuery({ selection, quantity }: Choice, options?: ProductOptions): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of OPTION_LISTS) {
    const value = selection[name];
    if (value !== null) query.set(name, value);
    else if (!options || listsOf(options)[name].length > 0) query.append(WITHOUT, name);
  }
  const others = selection.options ?? {};
  for (const [name, value] of Object.entries(others)) query.set(optionFieldName(name), value);
  for (const { name } of options?.options ?? [])
    if (listOfOption(name) === null && !Object.hasOwn(others, name))
      query.append(WITHOUT, optionFieldName(name));
  for (const [property, value] of Object.entries(selection.properties)) query.set(PROPERTY + property, value);
  query.set('quantity', String(quantity));
  return query;
}

function listsOf({ colors, sizes, memory }: ProductOptions) {
  return { color: colors, size: sizes, memory };
}

const CHOICE_PARAMETERS: readonly string[] = [...OPTION_LISTS, WITHOUT, 'variant', 'quantity', 'picture'];

/** True for a parameter of a product page that says what is chosen. */
export function isOfChoice(name: string): boolean {
  return CHOICE_PARAMETERS.includes(name) || name.startsWith(OTHER_OPTION) || name.startsWith(PROPERTY);
}

/** A parameter of a choice as it is written; an empty value says that nothing is chosen. */
export function chosenParameter(name: string, value: string): [name: string, value: string] {
  return value === '' ? [WITHOUT, name] : [name, value];
}

/** What a line of a cart or an order says of its choice. */
type ChosenLine = {
  productId: string;
  quantity: number;
  selectedColor?: string | null | undefined;
  selectedSize?: string | null | undefined;
  selectedMemory?: string | null | undefined;
  selectedOptions?: Record<string, string> | undefined;
  selectedProperties: Record<string, string>;
};

/** The page of a line's product, with what was chosen; typed texts are in no URL. */
export function chosenProductHref(line: ChosenLine): string {
  const selection = {
    color: line.selectedColor ?? null,
    size: line.selectedSize ?? null,
    memory: line.selectedMemory ?? null,
    ...(line.selectedOptions && { options: line.selectedOptions }),
    properties: line.selectedProperties,
  };
  const query = choiceToQuery({ selection, quantity: line.quantity });
  return `/user/products/${encodeURIComponent(line.productId)}?${query}`;
}

/** Field name of an option other than color, size and memory. */
export function optionFieldName(name: string): string {
  return OTHER_OPTION + name;
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
