import type { Color, ProductOptions, Property, PropertyValue } from '../catalogue/product.ts';

/** What a shopper chose on a product: names for color, size and memory, property id → value id. */
export type Selection = {
  color: string | null;
  size: string | null;
  memory: string | null;
  properties: Record<string, string>;
};

/** A selection as options of the product, each with its surcharge. */
export type ResolvedSelection = {
  color: Color | null;
  size: string | null;
  memory: string | null;
  properties: { property: Property; value: PropertyValue }[];
};

/** The part of a selection that the product does not offer. */
export type UnknownOption = { option: 'color' | 'size' | 'memory' | 'property'; name: string };

export const NOTHING_SELECTED: Selection = { color: null, size: null, memory: null, properties: {} };

/** What is chosen when the product page opens: the first color, size and memory, no property (spec 4). */
export function preselect(options: ProductOptions): Selection {
  return {
    color: options.colors[0]?.name ?? null,
    size: options.sizes[0] ?? null,
    memory: options.memory[0] ?? null,
    properties: {},
  };
}

/** Finds the chosen options on the product; refuses, naming them, those it does not offer. */
export function resolveSelection(
  options: ProductOptions,
  selection: Selection,
): { ok: true; selection: ResolvedSelection } | { ok: false; unknown: UnknownOption[] } {
  const unknown: UnknownOption[] = [];

  const color = options.colors.find((c) => c.name === selection.color || c.id === selection.color) ?? null;
  if (selection.color !== null && !color) unknown.push({ option: 'color', name: selection.color });

  if (selection.size !== null && !options.sizes.includes(selection.size))
    unknown.push({ option: 'size', name: selection.size });
  if (selection.memory !== null && !options.memory.includes(selection.memory))
    unknown.push({ option: 'memory', name: selection.memory });

  const chosen = new Map(Object.entries(selection.properties));
  // In the product's order, so that the same choices always read and compare the same.
  const properties = options.properties.flatMap((property) => {
    const value = property.values.find((v) => v.id === chosen.get(property.id));
    if (!value) return [];
    chosen.delete(property.id);
    return [{ property, value }];
  });
  for (const [id, value] of chosen) unknown.push({ option: 'property', name: `${id}: ${value}` });

  if (unknown.length > 0) return { ok: false, unknown };
  return { ok: true, selection: { color, size: selection.size, memory: selection.memory, properties } };
}

/** 'Color: Sand, Size: M, Memory: 256 GB, Engraving: Initials' — the text of an order line (spec 3). */
export function describeSelection(selection: ResolvedSelection): string {
  return [
    selection.color && `Color: ${selection.color.name}`,
    selection.size && `Size: ${selection.size}`,
    selection.memory && `Memory: ${selection.memory}`,
    ...selection.properties.map(({ property, value }) => `${property.name}: ${value.value}`),
  ]
    .filter((part) => part)
    .join(', ');
}
