import type { ProductOptions } from '../products/product.ts';
import { choicesOf, hasOptions } from '../products/variants/option-lists.ts';
import { isRequired } from './choice-problems.ts';
import { preselect, type Selection } from './selection.ts';
import { chosenValue, chosenValues, openingVariant } from './variant-of-selection.ts';

/** A selection as sent. Undefined means left out, null means none. */
export type SentSelection = { [Choice in keyof Selection]?: Selection[Choice] | undefined };

/**
 * Completes a selection of callers that do not know required choices (section 3 of the specification has
 * none). A missing required list gets the product page's default; if all properties are missing, required
 * ones get their first value without surcharge and text. A sent choice stays, even if it is none.
 */
export function completeSelection(
  options: ProductOptions,
  sent: SentSelection,
  variantId?: string | null,
): Selection {
  const opening = { ...preselect(options), ...variantChoices(options, sent, variantId) };
  const choose = (list: 'color' | 'size' | 'memory') => {
    if (sent[list] !== undefined) return sent[list];
    return isRequired(options, list) ? opening[list] : null;
  };
  return {
    color: choose('color'),
    size: choose('size'),
    memory: choose('memory'),
    ...otherChoices(options, sent, opening),
    properties: sent.properties ?? plainRequiredValues(options),
    texts: sent.texts,
  };
}

/** Choices of the wanted variant, or of the one that completes what was sent. */
function variantChoices(options: ProductOptions, sent: SentSelection, variantId: string | null | undefined) {
  if (!hasOptions(options)) return {};
  const variant = variantId
    ? options.variants?.find(({ id }) => id === variantId)
    : openingVariant(options, chosenValues(options, sent));
  if (!variant) return {};
  const { lists, others } = choicesOf(variant.options);
  return { ...lists, options: others };
}

/** Values of the other options; one that was sent stays. */
function otherChoices(options: ProductOptions, sent: SentSelection, opening: Pick<Selection, 'options'>) {
  if (!hasOptions(options)) return sent.options ? { options: sent.options } : {};
  const others: Record<string, string> = { ...sent.options };
  for (const [name, value] of Object.entries(opening.options ?? {}))
    if (chosenValue(options, sent, name) === undefined) others[name] = value;
  return Object.keys(others).length > 0 ? { options: others } : {};
}

function plainRequiredValues({ properties }: ProductOptions): Record<string, string> {
  return Object.fromEntries(
    properties.flatMap(({ id, required, text, values }) => {
      const plain = values.find(({ price, withoutText }) => price === 0 && (!text || withoutText));
      return required && plain ? [[id, plain.id]] : [];
    }),
  );
}
