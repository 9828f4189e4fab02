import type { ProductOptions } from '../products/product.ts';
import { isRequired } from './choice-problems.ts';
import { preselect, type Selection } from './selection.ts';

/** A selection as sent. Undefined means left out, null means none. */
export type SentSelection = { [Choice in keyof Selection]?: Selection[Choice] | undefined };

/**
 * Completes a selection of callers that do not know required choices (spec 3 has none). A missing required
 * list gets the product page's default; if all properties are missing, required ones get their first value
 * without surcharge and text. A sent choice stays, even if it is none.
 */
export function completeSelection(options: ProductOptions, sent: SentSelection): Selection {
  const opening = preselect(options);
  const choose = (list: 'color' | 'size' | 'memory') => {
    if (sent[list] !== undefined) return sent[list];
    return isRequired(options, list) ? opening[list] : null;
  };
  return {
    color: choose('color'),
    size: choose('size'),
    memory: choose('memory'),
    properties: sent.properties ?? plainRequiredValues(options),
    texts: sent.texts,
  };
}

function plainRequiredValues({ properties }: ProductOptions): Record<string, string> {
  return Object.fromEntries(
    properties.flatMap(({ id, required, text, values }) => {
      const plain = values.find(({ price, withoutText }) => price === 0 && (!text || withoutText));
      return required && plain ? [[id, plain.id]] : [];
    }),
  );
}
