import Printer from 'lucide-react/icons/printer';
import { useLocation } from 'react-router';
import { getPackingWords, listOrdersToPack } from '#contract/calls/fulfilments.ts';
import { getSettings } from '#contract/calls/settings.ts';
import { inBrowser, type LoadArgs, loaded, onServer } from '#web/data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { listBefore } from '../lists/list-before.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/packing-lists';
import { packedIds, packingHref } from './packing-href.ts';
import { PackingList } from './packing-list.tsx';
import { PickList } from './pick-list.tsx';

const NOTHING = { orders: [], company: null, words: { above: '', below: '' } };

async function load({ api, url }: LoadArgs) {
  const ids = packedIds(url);
  if (ids.length === 0) return { ids, lists: { ok: true as const, data: NOTHING } };
  const lists = Promise.all([
    api(listOrdersToPack, { query: { ids: ids.join(',') } }),
    api(getSettings, {}),
    api(getPackingWords, {}),
  ]).then(([orders, settings, words]) => ({
    orders: orders.body,
    company: settings.body.company,
    words: words.body,
  }));
  return { ids, lists: await loaded(lists) };
}
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Packing lists');

/** A pick list for some orders, and a packing list for each, one sheet each, to print. */
export default function PackingLists({ loaderData: { ids, lists } }: Route.ComponentProps) {
  const from = listBefore(useLocation().state);
  return (
    <>
      <PageHeader
        screen="packing"
        actions={
          <>
            <ButtonLink to={from ?? '/admin/orders?need=to-pack'}>
              {from ? 'Back to the orders' : 'Orders to pack'}
            </ButtonLink>
            <Button
              variant="primary"
              icon={<Printer aria-hidden="true" className="size-4" />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          </>
        }
      />
      {!lists.ok ? (
        <ErrorState
          title="Failed to load the orders"
          text={lists.message}
          retryLabel="Retry"
          retryHref={packingHref(ids)}
        />
      ) : lists.data.orders.length === 0 ? (
        <EmptyState title="No orders to pack" text="Choose orders in the list, then Packing lists." />
      ) : (
        <div className="grid gap-6 print:block">
          {lists.data.orders.length > 1 && (
            // A disputed order is not sent yet.
            <PickList orders={lists.data.orders.filter(({ disputed }) => !disputed)} />
          )}
          {lists.data.orders.map((order) => (
            <PackingList key={order.id} order={order} company={lists.data.company} words={lists.data.words} />
          ))}
        </div>
      )}
    </>
  );
}
