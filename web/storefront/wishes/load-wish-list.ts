import { data } from 'react-router';
import { listWishes, type WireWish } from '#contract/calls/wishes.ts';
import { type LoadArgs, loadedBody } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { hasAccountHint } from '../may-have-account.ts';

export type LoadedWishList =
  | { show: 'account'; wishes: WireWish[] }
  /** No email is proven: the list is that of the browser. */
  | { show: 'guest' }
  | { show: 'failed'; message: string };

export async function loadWishList({ api }: LoadArgs) {
  const isGuest = typeof document !== 'undefined' && !hasAccountHint(document.cookie);
  if (isGuest) return data<LoadedWishList>({ show: 'guest' });
  const wishes = await loadedBody(api(listWishes, {}));
  if (wishes.ok) return data<LoadedWishList>({ show: 'account', wishes: wishes.data });
  if (wishes.status === 403) return data<LoadedWishList>({ show: 'guest' });
  return data<LoadedWishList>({ show: 'failed', message: wishes.message }, toPageStatus(wishes.status));
}
