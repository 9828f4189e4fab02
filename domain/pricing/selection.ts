import type { Color, ProductOptions, Property, PropertyValue } from '../products/product.ts';
import { askedTextOf, quoteText } from './asked-text.ts';

/** A shopper's choices: names for color, size and memory, property id → value id. */
export type Selection = {
  color: string | null;
  size: string | null;
  memory: string | null;
  properties: Record<string, string>;
  /** Property id → the text it asked for. */
  texts?: Record<string, string> | undefined;
};

/** A selection resolved to the product's options. */
export type ResolvedSelection = {
  color: Color | null;
  size: string | null;
  memory: string | null;
  properties: ChosenProperty[];
};

/** `text` is null if none is asked for or typed. */
export type ChosenProperty = { property: Property; value: PropertyValue; text: string | null };

/** An option that the product does not have. */
export type UnknownOption = { option: 'color' | 'size' | 'memory' | 'property' | 'text'; name: string };

export const NOTHING_SELECTED: Selection = { color: null, size: null, memory: null, properties: {} };

/** The selection of a newly opened product page: first color, size and memory, no property (spec 4). */
export function preselect(options: ProductOptions): Selection {
  return {
    color: options.colors[0]?.name ?? null,
    size: options.sizes[0] ?? null,
    memory: options.memory[0] ?? null,
    properties: {},
  };
}

/** Resolves a selection; fails with the options that the product does not have. */
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
  const texts = new Map(Object.entries(selection.texts ?? {}).filter(([, text]) => text.trim() !== ''));
  // In the product's order, so that equal choices have equal texts.
  const properties = options.properties.flatMap((property) => {
    const value = property.values.find((v) => v.id === chosen.get(property.id));
    if (!value) return [];
    chosen.delete(property.id);
    const text = (askedTextOf(property, value) && texts.get(property.id)?.trim()) ?? null;
    if (text !== null) texts.delete(property.id);
    return [{ property, value, text }];
  });
  for (const [id, value] of chosen) unknown.push({ option: 'property', name: `${id}: ${value}` });
  for (const id of texts.keys()) unknown.push({ option: 'text', name: id });

  if (unknown.length > 0) return { ok: false, unknown };
  return { ok: true, selection: { color, size: selection.size, memory: selection.memory, properties } };
}

/**
 * The text of an order line (spec 3): 'Color: Sand, Size: M, Memory: 256 GB, Engraving: Initials, Text:
 * “Ada”'. Typed texts are quoted, so that a comma in them separates nothing.
 */
export function describeSelection(selection: ResolvedSelection): string {
  return [
    selection.color && `Color: ${selection.color.name}`,
    selection.size && `Size: ${selection.size}`,
    selection.memory && `Memory: ${selection.memory}`,
    ...selection.properties.flatMap(({ property, value, text }) => [
      `${property.name}: ${value.value}`,
      property.text && text !== null && `${property.text.label}: ${quoteText(text)}`,
    ]),
  ]
    .filter((part) => part)
    .join(', ');
}

/** The typed texts by property id; undefined if there are none. */
export function textsOf({ properties }: ResolvedSelection): Record<string, string> | undefined {
  const typed = properties.flatMap(({ property, text }) => (text === null ? [] : [[property.id, text]]));
  return typed.length === 0 ? undefined : Object.fromEntries(typed);
}
