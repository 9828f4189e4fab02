import type { RadioChoice } from '#web/ui/forms/radio-list.tsx';

/**
 * The choices of a facet. The chosen value stays among them even where the other filters leave nothing of it,
 * and where the facet could not be loaded (null), then without a count.
 */
export function facetChoices(
  facet: readonly { value: string; count: number }[] | null,
  chosen: string,
): RadioChoice[] {
  if (facet === null) return chosen === '' ? [] : [{ value: chosen, label: chosen }];
  const isOffered = chosen === '' || facet.some(({ value }) => value === chosen);
  const all = isOffered ? facet : [...facet, { value: chosen, count: 0 }];
  return all.map(({ value, count }) => ({ value, label: value, count }));
}
