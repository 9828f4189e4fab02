import { MAX_QUANTITY } from '#domain/limits.ts';
import { preselect, type Selection } from '#domain/pricing/selection.ts';
import type { ProductOptions } from '#domain/products/product.ts';

/** A shopper's choice, stored in the URL so that it survives reloads and can be shared. */
export type Choice = { selection: Selection; quantity: number };

/** Query names: color, size, memory, quantity, and p.<property id> for a custom property. */
const PROPERTY = 'p.';

/** Id of the purchase form, which every Buy Now button submits. */
export const PURCHASE_FORM = 'purchase';

/** Query parameter with which the checkout asks the product page to show what is missing. */
export const ASKS_TO_COMPLETE = 'complete';

/** Reads a choice from a query. Absent or unknown: the preselected option; empty: none. */
export function choiceFromQuery(query: URLSearchParams, options: ProductOptions): Choice {
  const preselected = preselect(options);
  const pick = (name: 'color' | 'size' | 'memory', offered: string[]) => {
    const chosen = query.get(name);
    if (chosen === '') return null;
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
      properties: Object.fromEntries(properties),
    },
    quantity: quantityFrom(query.get('quantity')),
  };
}

/** The query of a choice. Names every group, so that the link keeps its meaning when the product changes. */
export function choiceToQuery({ selection, quantity }: Choice): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ['color', 'size', 'memory'] as const) query.set(name, selection[name] ?? '');
  for (const [property, value] of Object.entries(selection.properties)) query.set(PROPERTY + property, value);
  query.set('quantity', String(quantity));
  return query;
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
