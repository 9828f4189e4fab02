import { data } from 'react-router';
import {
  getAccount,
  listAccountOrders,
  listSavedAddresses,
  type WireAccount,
  type WireSavedAddress,
} from '#contract/calls/account.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import { type LoadArgs, type Loaded, loaded, loadedBody } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { readPage } from './account-path.ts';

export const ORDERS_ON_A_PAGE = 10;

export type OrderPage = { orders: WireOrder[]; total: number; page: number };

export type LoadedAccount =
  | { show: 'signIn' }
  | { show: 'failed'; message: string }
  | {
      show: 'account';
      email: string;
      memberships: WireAccount['memberships'];
      orders: Loaded<OrderPage>;
      addresses: Loaded<WireSavedAddress[]>;
    };

/** Loads the account of the email that this browser has proven, if there is one. */
export async function loadAccount({ api, url }: LoadArgs) {
  const account = await loadedBody(api(getAccount, {}));
  if (!account.ok)
    return data<LoadedAccount>({ show: 'failed', message: account.message }, toPageStatus(account.status));
  const { email, memberships } = account.data;
  if (email === undefined) return data<LoadedAccount>({ show: 'signIn' });
  const query = { page: readPage(url.searchParams), limit: ORDERS_ON_A_PAGE };
  const [orders, addresses] = await Promise.all([
    loaded(
      api(listAccountOrders, { query }).then(({ body, total }) => ({
        orders: body,
        total: total ?? body.length,
        page: query.page,
      })),
    ),
    loadedBody(api(listSavedAddresses, {})),
  ]);
  return data<LoadedAccount>({ show: 'account', email, memberships, orders, addresses });
}
