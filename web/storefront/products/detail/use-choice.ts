import type { ProductOptions } from '#domain/products/product.ts';
import { useAddressState } from '#web/shared/use-address-state.ts';
import { type Choice, choiceFromQuery } from '../../selection-in-url.ts';
import { choiceQuery } from './product-address.ts';

/** The chosen options. Replaces the history entry, so that Back leaves the product. */
export function useChoice(options: ProductOptions): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useAddressState<Choice>({
    read: (query) => choiceFromQuery(query, options),
    write: choiceQuery,
  });
  return [choice, (next) => setChoice(next, { replace: true })];
}
