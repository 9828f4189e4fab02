import { getDraftOrder } from '#contract/calls/draft-orders.ts';
import { getProduct } from '#contract/calls/products.ts';
import { ApiError } from '#contract/client.ts';
import type { LoadArgs } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';

type Api = LoadArgs['api'];

/** A draft, or none for a new one, with the products of its lines. */
export async function loadDraftOrder({ api, params }: LoadArgs) {
  return await loadPage(params.id === 'new' ? Promise.resolve(null) : readDraft(api, params.id ?? ''));
}

/** A draft with the products of its lines that are still sold. */
export async function readDraft(api: Api, id: string) {
  const { body: draft } = await api(getDraftOrder, { params: { id } });
  const ids = [...new Set(draft.lines.flatMap(({ productId }) => productId ?? []))];
  const products = await Promise.all(ids.map((productId) => readProduct(api, productId)));
  const known = products.flatMap((product) => (product ? [[product._id, product] as const] : []));
  return { draft, products: Object.fromEntries(known) };
}

async function readProduct(api: Api, id: string) {
  try {
    return (await api(getProduct, { params: { id } })).body;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export type LoadedDraft = Awaited<ReturnType<typeof readDraft>>;
