import type { Transaction } from '#db/connection.ts';
import { settings } from '#db/schema/index.ts';
import type { SynonymGroups } from '#domain/products/search/synonym-groups.ts';

/** The synonyms of the demo shop: words that its own products do not use. */
export const DEMO_SYNONYMS: SynonymGroups = {
  version: 1,
  groups: [
    { id: 'demo-sneakers', words: ['sneakers', 'trainers', 'running shoes'] },
    { id: 'demo-grinder', words: ['hand grinder', 'coffee mill', 'burr mill'] },
  ],
};

export async function addDemoSynonyms(tx: Pick<Transaction, 'insert'>, now: Date): Promise<void> {
  await tx.insert(settings).values({ name: 'synonyms', value: DEMO_SYNONYMS, changedAt: now });
}
