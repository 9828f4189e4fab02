import type { SynonymGroups } from '#domain/products/search/synonym-groups.ts';
import { type Synonyms, synonymsWith } from '#domain/products/search/synonyms.ts';

/** Each list of groups is indexed once: the settings are one object until they change. */
const indexed = new WeakMap<SynonymGroups, Synonyms>();

export function indexSynonyms(groups: SynonymGroups): Synonyms {
  const known = indexed.get(groups) ?? synonymsWith(groups.groups);
  indexed.set(groups, known);
  return known;
}
