import type { Transaction } from '#db/connection.ts';
import { type Refusal, refuse } from '../../http/answer.ts';
import { type RelatedProduct, selectRelated } from './related-queries.ts';

type Chosen = { related: RelatedProduct[]; refusal: Refusal | null };
type Before = { id: string; relatedIds?: readonly string[]; related?: RelatedProduct[] };

/**
 * Finds the related products that staff chose for a product. Refuses unknown ones and the product itself;
 * deleted ones stay until staff remove them.
 */
export async function findChosen(
  tx: Transaction,
  { id, relatedIds = [], related = [] }: Before,
  after: { relatedIds?: readonly string[] },
): Promise<Chosen> {
  const chosen = after.relatedIds ?? [];
  if (chosen.join('\n') === relatedIds.join('\n')) return { related, refusal: null };
  if (chosen.includes(id)) return refuseChosen('A product does not go well with itself');
  const chosenProducts = await selectRelated(tx, chosen);
  const unknown = chosen.find((one) => !chosenProducts.some((product) => product.id === one));
  return unknown === undefined
    ? { related: chosenProducts, refusal: null }
    : refuseChosen(`There is no product ${unknown}`);
}

function refuseChosen(message: string): Chosen {
  return { related: [], refusal: refuse('invalid', message, { fields: { relatedIds: message } }) };
}
