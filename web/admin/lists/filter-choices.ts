import type { List } from '#domain/lists/list.ts';
import type { ListQuery } from '#domain/lists/list-address.ts';
import { STARS } from '#domain/stars.ts';
import type { FilterName } from './use-list.ts';

/** A value that a filter can be set to. */
export type Choice<L extends List, Name extends FilterName<L>> = Exclude<ListQuery<L>[Name], '' | null>;

/** The values a filter can be set to, in the order of its definition; none where it is typed. */
export function choicesOf<L extends List, Name extends FilterName<L>>(list: L, name: Name) {
  return valuesOf(list, name) as readonly Choice<L, Name>[];
}

function valuesOf({ filters }: List, name: string): readonly (string | number | boolean)[] {
  const filter = filters[name];
  switch (filter?.kind) {
    case 'choice':
    case 'view':
      return filter.values;
    case 'yesNo':
      return ['yes', 'no'];
    case 'flag':
      return [false, true];
    case 'stars':
      return STARS;
    default:
      return [];
  }
}
