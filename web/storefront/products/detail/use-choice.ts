import type { ProductOptions } from '#domain/products/product.ts';
import { useAddressState } from '#web/shared/use-address-state.ts';
import { type Choice, choiceFromQuery } from '../../selection-in-url.ts';
import { choiceQuery } from './product-address.ts';

/**
 * What is chosen of a product. It replaces its place in the history: the way back leads away from the
 * product.
 */
export function useChoice(options: ProductOptions): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useAddressState<Choice>({
    read: (query) => choiceFromQuery(query, options),
    write: choiceQuery,
  });
  return [choice, (next) => setChoice(next, { replace: true })];
}
