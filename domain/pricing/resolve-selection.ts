import type { ProductOptions } from '../products/product.ts';
import { hasOptions } from '../products/variants/option-lists.ts';
import { askedTextOf, quoteText } from './asked-text.ts';
import type { ResolvedSelection, Selection, UnknownOption } from './selection.ts';
import { chosenValues, variantOf } from './variant-of-selection.ts';

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

  const others = otherValues(options, selection, unknown);
  const variant = variantOf(options, selection);
  if (unknown.length === 0 && !variant) unknown.push(...missingCombination(options, selection));
  if (unknown.length > 0) return { ok: false, unknown };
  const { size, memory } = selection;
  return { ok: true, selection: { color, size, memory, ...others, variant, properties } };
}

/** The values of other options in the product's order; those that it does not have are added to `unknown`. */
function otherValues(
  { options = [] }: ProductOptions,
  selection: Selection,
  unknown: UnknownOption[],
): { options?: Record<string, string> } {
  const chosen = new Map(Object.entries(selection.options ?? {}));
  const others: Record<string, string> = {};
  for (const { name, values } of options) {
    const value = chosen.get(name);
    if (value === undefined) continue;
    chosen.delete(name);
    if (values.includes(value)) others[name] = value;
    else unknown.push({ option: name, name: value });
  }
  for (const [option, name] of chosen) unknown.push({ option, name });
  return Object.keys(others).length > 0 ? { options: others } : {};
}

/** The chosen values, if each option has one and no variant has them all. */
function missingCombination(options: ProductOptions, selection: Selection): UnknownOption[] {
  if (!hasOptions(options) || !options.variants) return [];
  const chosen = Object.entries(chosenValues(options, selection));
  if (chosen.length < (options.options?.length ?? 0)) return [];
  return chosen.map(([option, name]) => ({ option: option.toLowerCase(), name }));
}

/**
 * The text of an order line (specification, section 3): 'Color: Sand, Size: M, Memory: 256 GB, Engraving:
 * Initials, Text: “Ada”'. Typed texts are quoted, so that a comma in them separates nothing.
 */
export function describeSelection(selection: ResolvedSelection): string {
  return [
    selection.color && `Color: ${selection.color.name}`,
    selection.size && `Size: ${selection.size}`,
    selection.memory && `Memory: ${selection.memory}`,
    ...Object.entries(selection.options ?? {}).map(([name, value]) => `${name}: ${value}`),
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
