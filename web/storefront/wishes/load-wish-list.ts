import { data } from 'react-router';
import { listWishes, type WireWish } from '#contract/calls/wishes.ts';
import { type LoadArgs, loaded } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { hasAccountHint } from '../may-have-account.ts';

export type LoadedWishList =
  | { show: 'account'; wishes: WireWish[] }
  /** No email is proven: the list is that of the browser. */
  | { show: 'guest' }
  | { show: 'failed'; message: string };

export async function loadWishList({ api }: LoadArgs) {
  const isGuest = typeof document !== 'undefined' && !hasAccountHint(document.cookie);
  if (isGuest) return page({ show: 'guest' });
  const wishes = await loaded(api(listWishes, {}).then(({ body }) => body));
  if (wishes.ok) return page({ show: 'account', wishes: wishes.data });
  if (wishes.status === 403) return page({ show: 'guest' });
  return page({ show: 'failed', message: wishes.message }, toPageStatus(wishes.status));
}

function page(list: LoadedWishList, status = 200) {
  return data(list, { status });
}
