import { listOfOption } from '../products/option-words.ts';
import type { ProductOptions } from '../products/product.ts';
import { offeredOptions, spansVariants } from '../products/product-option.ts';
import { chosenValues, findVariant } from './find-variant.ts';
import { findRequestedText, quoteText } from './requested-text.ts';
import type { ResolvedSelection, Selection, UnknownOption } from './selection.ts';

/** Resolves a selection; fails with the options that the product does not have. */
export function resolveSelection(
  product: ProductOptions,
  selection: Selection,
): { ok: true; selection: ResolvedSelection } | { ok: false; unknown: UnknownOption[] } {
  const variant = findVariant(product, selection);
  const wanted = new Map(Object.entries(selection.options));
  const options = offeredOptions(product).flatMap(({ name, variantName, values }) => {
    const chosen = wanted.get(name);
    const value = values.find((one) => one.name === chosen || one.id === chosen);
    if (!value) return [];
    wanted.delete(name);
    return [{ name, value, isIncluded: variant !== null && variantName !== null }];
  });
  const unknown: UnknownOption[] = [...wanted].flatMap(([option, name]) =>
    name === null ? [] : [{ option: listOfOption(option) ?? option, name }],
  );

  const chosen = new Map(Object.entries(selection.properties));
  const texts = new Map(Object.entries(selection.texts ?? {}).filter(([, text]) => text.trim() !== ''));
  // In the product's order, so that equal choices have equal texts.
  const properties = product.properties.flatMap((property) => {
    const value = property.values.find((v) => v.id === chosen.get(property.id));
    if (!value) return [];
    chosen.delete(property.id);
    const text = (findRequestedText(property, value) && texts.get(property.id)?.trim()) ?? null;
    if (text !== null) texts.delete(property.id);
    return [{ property, value, text }];
  });
  for (const [id, value] of chosen) unknown.push({ option: 'property', name: `${id}: ${value}` });
  for (const id of texts.keys()) unknown.push({ option: 'text', name: id });

  if (unknown.length === 0 && !variant) unknown.push(...missingCombination(product, selection));
  if (unknown.length > 0) return { ok: false, unknown };
  return { ok: true, selection: { options, variant, properties } };
}

/** The chosen values, if each option has one and no variant has them all. */
function missingCombination(product: ProductOptions, selection: Selection): UnknownOption[] {
  if (!spansVariants(product) || !product.variants) return [];
  const chosen = Object.entries(chosenValues(product, selection));
  if (chosen.length < product.variantOptions.length) return [];
  return chosen.map(([option, name]) => ({ option: option.toLowerCase(), name }));
}

/** The resolved choice as lines of orders keep it. */
export function toSelection({ options, properties }: ResolvedSelection): Selection {
  const typed = properties.flatMap(({ property, text }) => (text === null ? [] : [[property.id, text]]));
  return {
    options: Object.fromEntries(options.map(({ name, value }) => [name, value.name])),
    properties: Object.fromEntries(properties.map(({ property, value }) => [property.id, value.id])),
    ...(typed.length > 0 && { texts: Object.fromEntries(typed) }),
  };
}

/**
 * The text of an order line (specification, section 3): 'Color: Sand, Size: M, Memory: 256 GB, Engraving:
 * Initials, Text: “Ada”'. Typed texts are quoted, so that a comma in them separates nothing.
 */
export function describeSelection({ options, properties }: ResolvedSelection): string {
  return [
    ...options.map(({ name, value }) => `${name}: ${value.name}`),
    ...properties.flatMap(({ property, value, text }) => [
      `${property.name}: ${value.value}`,
      property.text && text !== null && `${property.text.label}: ${quoteText(text)}`,
    ]),
  ]
    .filter((part) => part)
    .join(', ');
}
