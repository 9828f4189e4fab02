import type { ProductOptions } from '../products/product.ts';
import { mustBeChosen, readChoices, spansVariants } from '../products/product-option.ts';
import { chosenValues, openingVariant } from './find-variant.ts';
import { preselect } from './preselect.ts';
import { chosenValue, type Selection, type SentSelection } from './selection.ts';

/**
 * Completes a selection of callers that do not know required choices (section 3 of the specification has
 * none). A missing required option gets the product page's default; if all properties are missing, required
 * ones get their first value without surcharge and text. A sent choice stays, even if it is none.
 */
export function completeSelection(
  product: ProductOptions,
  sent: SentSelection,
  variantId?: string | null,
): Selection {
  const opening = { ...preselect(product).options, ...variantChoices(product, sent, variantId) };
  const missing = product.options
    .filter((option) => mustBeChosen(option) && chosenValue(sent, option.name) === undefined)
    .map(({ name }) => [name, opening[name] ?? null]);
  return {
    options: { ...sent.options, ...Object.fromEntries(missing) },
    properties: sent.properties ?? plainRequiredValues(product),
    ...(sent.texts && { texts: sent.texts }),
  };
}

/** Choices of the wanted variant, or of the one that completes what was sent. */
function variantChoices(product: ProductOptions, sent: SentSelection, variantId: string | null | undefined) {
  if (!spansVariants(product)) return {};
  const variant = variantId
    ? product.variants?.find(({ id }) => id === variantId)
    : openingVariant(product, chosenValues(product, sent));
  return readChoices(variant?.options ?? {});
}

function plainRequiredValues({ properties }: ProductOptions): Record<string, string> {
  return Object.fromEntries(
    properties.flatMap(({ id, required, text, values }) => {
      const plain = values.find(({ price, withoutText }) => price === 0 && (!text || withoutText));
      return required && plain ? [[id, plain.id]] : [];
    }),
  );
}
