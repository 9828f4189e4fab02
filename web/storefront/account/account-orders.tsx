import { Link } from 'react-router';
import type { WireOrder } from '#contract/calls/orders.ts';
import { formatCount } from '#domain/counts.ts';
import { formatMoney } from '#domain/money.ts';
import { orderLabel } from '#domain/orders/cancellation.ts';
import { deliveredAt } from '#domain/orders/delivered-at.ts';
import { trackingTone } from '#domain/orders/status.ts';
import type { Loaded } from '#web/data.ts';
import { RefundedBadge } from '#web/shared/refunded-badge.tsx';
import { useDates } from '#web/shared/use-dates.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { BuyAgain } from '../cart/buy-again/buy-again.tsx';
import { trackingPath } from '../orders/track-order/track-url.ts';
import { useStateText } from '../page-texts/state-texts-context.ts';
import { chosenProductHref } from '../selection-in-url.ts';
import { accountHref } from './account-path.ts';
import { ORDERS_ON_A_PAGE, type OrderPage } from './load-account.ts';

/** The orders of the email, newest first. */
export function AccountOrders({ orders }: { orders: Loaded<OrderPage> }) {
  return (
    <section aria-labelledby="orders" className="min-w-0 outline-none">
      <h2 id="orders" className="mb-5 text-2xl">
        Orders
      </h2>
      {orders.ok ? (
        <OrdersOfPage {...orders.data} />
      ) : (
        <ErrorState
          title="Your orders could not be loaded"
          text={orders.message}
          level={3}
          retryHref={accountHref(1)}
        />
      )}
    </section>
  );
}

function OrdersOfPage({ orders, total, page }: OrderPage) {
  const title = useStateText('noOrdersTitle');
  const text = useStateText('noOrdersText');
  if (total === 0)
    return (
      <EmptyState
        title={title}
        text={text}
        level={3}
        action={<ButtonLink to="/user/products">See the products</ButtonLink>}
      />
    );
  if (orders.length === 0)
    return (
      <EmptyState
        title="There are no more orders"
        level={3}
        action={<ButtonLink to={accountHref(1)}>Newest orders</ButtonLink>}
      />
    );
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {orders.map((order) => (
          <li key={order.id}>
            <AccountOrder order={order} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={Math.ceil(total / ORDERS_ON_A_PAGE)}
          hrefOf={accountHref}
          label="Pages of orders"
        />
      </div>
    </>
  );
}

function AccountOrder({ order }: { order: WireOrder }) {
  const { formatDate } = useDates();
  const { id, products, fulfilments = [] } = order;
  const delivered = deliveredAt(order);
  return (
    <article aria-label={`Order ${id}`} className="py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-1.5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Link
              to={trackingPath(id)}
              className="numeric font-semibold underline decoration-mark decoration-2 underline-offset-4 hover:text-accent-ink"
            >
              {id}
            </Link>
            <Badge tone={trackingTone(order.status)}>{orderLabel(order)}</Badge>
            <RefundedBadge order={order} />
          </p>
          <p className="text-sm text-muted">
            {[
              formatDate(order.createdAt),
              parcelWords(fulfilments),
              delivered && `Delivered on ${formatDate(delivered)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <p className="numeric font-medium">{formatMoney(order.total)}</p>
      </div>
      <ul className="mt-4 grid gap-2">
        {products.slice(0, MOST_LINES).map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and its place never changes.
          <li key={position} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {line.name}
              {line.quantity > 1 && <span className="numeric text-muted"> × {line.quantity}</span>}
              {line.modifications && <span className="block text-sm text-muted">{line.modifications}</span>}
            </span>
            <TextLink
              to={chosenProductHref(line)}
              aria-label={`Buy again: ${line.name}`}
              className="py-1 text-sm whitespace-nowrap"
            >
              Buy again
            </TextLink>
          </li>
        ))}
      </ul>
      {products.length > MOST_LINES && (
        <p className="mt-2 text-sm text-muted">and {formatCount(products.length - MOST_LINES)} more</p>
      )}
      {products.length > 1 && (
        <div className="mt-4">
          <BuyAgain order={order} label="Buy all again" />
        </div>
      )}
    </article>
  );
}

/** Lines shown; the order's page has all. */
const MOST_LINES = 4;

/** '2 parcels, 1 delivered'; empty without any. */
function parcelWords(parcels: NonNullable<WireOrder['fulfilments']>): string {
  if (parcels.length === 0) return '';
  const delivered = parcels.filter(({ deliveredAt }) => deliveredAt !== undefined).length;
  const count = parcels.length === 1 ? '1 parcel' : `${formatCount(parcels.length)} parcels`;
  if (delivered === 0) return `${count} on the way`;
  return delivered === parcels.length ? `${count} delivered` : `${count}, ${delivered} delivered`;
}
