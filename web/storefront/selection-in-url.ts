import { MAX_QUANTITY } from '#domain/limits.ts';
import { preselect, type Selection } from '#domain/pricing/selection.ts';
import { openingVariant } from '#domain/pricing/variant-of-selection.ts';
import type { ProductOptions } from '#domain/products/product.ts';
import { hasOptions, listOfOption, optionOfList } from '#domain/products/variants/option-lists.ts';
import type { Variant, VariantOptions } from '#domain/products/variants/variant.ts';

/** A shopper's choice, stored in the URL so that it survives reloads and can be shared. */
export type Choice = { selection: Selection; quantity: number };

/**
 * Query names: color, size, memory, quantity, o.<name> for another option, and p.<property id> for a custom
 * property.
 */
const OTHER_OPTION = 'o.';
const PROPERTY = 'p.';

/** Id of the purchase form, which every Buy Now button submits. */
export const PURCHASE_FORM = 'purchase';

/** Query parameter with which the checkout asks the product page to show what is missing. */
export const ASKS_TO_COMPLETE = 'complete';

/** Reads a choice from a query. Absent or unknown: the preselected option; empty: none. */
export function choiceFromQuery(query: URLSearchParams, options: ProductOptions): Choice {
  const preselected = preselect(options, hasOptions(options) ? variantInQuery(query, options) : null);
  const pick = (name: 'color' | 'size' | 'memory', offered: string[]) => {
    const chosen = query.get(name);
    if (chosen === '') return null;
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

/** Values of the options that are not color, size or memory; an empty one is none. */
function othersInQuery(
  query: URLSearchParams,
  product: ProductOptions,
  { options = {} }: Partial<Selection>,
): Pick<Selection, 'options'> {
  const chosen = Object.entries(options).filter(([name]) => query.get(optionFieldName(name)) !== '');
  return hasOptions(product) && chosen.length > 0 ? { options: Object.fromEntries(chosen) } : {};
}

/** The query of a choice. Names every group, so that the link keeps its meaning when the product changes. */
export function choiceToQuery({ selection, quantity }: Choice): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ['color', 'size', 'memory'] as const) query.set(name, selection[name] ?? '');
  for (const [name, value] of Object.entries(selection.options ?? {})) query.set(OTHER_OPTION + name, value);
  for (const [property, value] of Object.entries(selection.properties)) query.set(PROPERTY + property, value);
  query.set('quantity', String(quantity));
  return query;
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
