import type { RadioChoice } from '#web/ui/forms/radio-list.tsx';

/** Choices of a facet, null if it failed to load. Contains the chosen value in any case. */
export function facetChoices(
  facet: readonly { value: string; count: number }[] | null,
  chosen: string,
): RadioChoice[] {
  if (facet === null) return chosen === '' ? [] : [{ value: chosen, label: chosen }];
  const isOffered = chosen === '' || facet.some(({ value }) => value === chosen);
  const all = isOffered ? facet : [...facet, { value: chosen, count: 0 }];
  return all.map(({ value, count }) => ({ value, label: value, count }));
}
