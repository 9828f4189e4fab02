import { listCardsById, type WireProductCard } from '#contract/calls/products.ts';
import type { Api } from '#contract/client.ts';
import { idGroups } from '#domain/products/cards-by-id.ts';
import { browserApi } from '#web/data.ts';

/** The cards of products by their ids, without those that are not sold any more. */
export async function loadCards(
  ids: readonly string[],
  api: Api = browserApi,
): Promise<Map<string, WireProductCard>> {
  const answers = await Promise.all(
    idGroups(ids).map((group) => api(listCardsById, { query: { ids: group.join() } })),
  );
  return new Map(answers.flatMap(({ body }) => body).map((card) => [card._id, card]));
}
