import { data, useLocation } from 'react-router';
import { orderList } from '#domain/orders/order-list.ts';
import { inBrowser, type LoadArgs, type Loaded, loaded, onServer } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { listBefore } from '../lists/list-before.ts';
import { loadOrderWithRefunds, type OrderWithRefunds } from '../refunds/order-with-refunds.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { orderPageHref } from '../screen/order-href.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/order-page';
import { DetailsBody } from './details/details-body.tsx';
import { DetailsFooter } from './details/order-details.tsx';

async function load({ api, params: { id = '' } }: LoadArgs) {
  const answered = await loaded(loadOrderWithRefunds(api, id));
  return data<Loaded<OrderWithRefunds>>(answered, {
    status: answered.ok ? 200 : toPageStatus(answered.status),
  });
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, params }) => adminMeta(matches, `Order ${params.id}`);

/** One order on a page of its own: what the dialog over the list shows, with more room. */
export default function OrderPage({ loaderData, params }: Route.ComponentProps) {
  const list = listBefore(useLocation().state) ?? orderList.path;
  return (
    <>
      <PageHeader title={params.id} actions={<ButtonLink to={list}>Back to the list</ButtonLink>} />
      <Card padded={loaderData.ok}>
        {loaderData.ok ? (
          <OneOrder key={loaderData.data.order.id} details={loaderData.data} />
        ) : loaderData.status === 404 ? (
          <EmptyState
            title={loaderData.message}
            text={`There is no order ${params.id}.`}
            action={<ButtonLink to={orderList.path}>Show all orders</ButtonLink>}
          />
        ) : (
          <ErrorState
            title={loaderData.message}
            text={params.id}
            retryLabel="Retry"
            retryHref={orderPageHref(params.id)}
          />
        )}
      </Card>
    </>
  );
}

function OneOrder({ details }: { details: OrderWithRefunds }) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-xl">Order Details</h2>
        <div data-keep-clear className="flex grow flex-wrap justify-end gap-2 print:hidden">
          <DetailsFooter details={details} />
        </div>
      </div>
      <DetailsBody details={details} />
    </>
  );
}
