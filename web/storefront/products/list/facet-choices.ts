import type { RadioChoice } from '../../../ui/radio-list.tsx';

/** The choices of a facet. The chosen value stays among them even where the other filters leave nothing of it. */
export function facetChoices(
  facet: readonly { value: string; count: number }[],
  chosen: string,
): RadioChoice[] {
  const isOffered = chosen === '' || facet.some(({ value }) => value === chosen);
  const all = isOffered ? facet : [...facet, { value: chosen, count: 0 }];
  return all.map(({ value, count }) => ({ value, label: value, count }));
}
