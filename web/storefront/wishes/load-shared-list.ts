import { data } from 'react-router';
import type { WireProductCard } from '#contract/calls/products.ts';
import { type LoadArgs, loaded } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { loadCards } from '../load-cards.ts';
import { readSharedList, sharedListPath } from './shared-list-path.ts';

export type LoadedSharedList =
  /** `gone`: how many of its products are not sold any more, or never were. `isCut`: the link has more. */
  | { show: 'products'; products: WireProductCard[]; gone: number; isCut: boolean }
  | { show: 'failed'; message: string; retryHref: string };

export async function loadSharedList({ api, url }: LoadArgs) {
  const { ids, isCut } = readSharedList(url.searchParams);
  const cards = await loaded(loadCards(ids, api));
  if (!cards.ok)
    return data<LoadedSharedList>(
      { show: 'failed', message: cards.message, retryHref: sharedListPath(ids) },
      toPageStatus(cards.status),
    );
  const products = ids.flatMap((id) => cards.data.get(id) ?? []);
  return data<LoadedSharedList>({ show: 'products', products, gone: ids.length - products.length, isCut });
}
