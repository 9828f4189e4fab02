import type { ProductOptions } from '../products/product.ts';
import { isRequired } from './choice-problems.ts';
import { preselect, type Selection } from './selection.ts';

/** A selection as a caller sends it. A choice left out differs from an empty one, which says 'none'. */
export type SentSelection = { [Choice in keyof Selection]?: Selection[Choice] | undefined };

/**
 * Completes the selection of a caller that knows nothing of required choices (spec 3 requires none). A
 * required list left out gets what the product's page preselects; required properties left out altogether get
 * their first value that costs nothing and asks no text, if there is one. A choice that is sent stays as it
 * is, even when it says 'none'.
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
