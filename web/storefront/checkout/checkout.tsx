import type { WireOrder } from '#contract/calls/orders.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { inBrowser, type Loaded, onServer } from '../../data.ts';
import { pageMeta } from '../../meta.ts';
import type { Route } from './+types/checkout';
import { loadCheckout } from './load-checkout.ts';
import { PaidCheckout } from './paid-checkout.tsx';
import { Confirmation } from './placed/confirmation.tsx';

export const loader = onServer(loadCheckout);
export const clientLoader = inBrowser(loadCheckout);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.show === 'order' ? 'Your order' : 'Checkout',
    description: 'Enter your billing details, pay by card and place your order.',
    path: '/user/billing',
    noIndex: loaderData?.show === 'order',
  });

export default function Checkout({ loaderData }: Route.ComponentProps) {
  if (loaderData.show === 'order') return <OrderPlaced order={loaderData.order} />;
  const { product, settings, firstQuote } = loaderData;
  return <PaidCheckout product={product} settings={settings} firstQuote={firstQuote} />;
}

function OrderPlaced({ order }: { order: Loaded<WireOrder> }) {
  if (order.ok) return <Confirmation order={order.data} />;
  return (
    <Container className="py-10 sm:py-14">
      <h1 className="text-4xl">Checkout</h1>
      {order.status === 404 ? (
        <EmptyState
          title="Order not found"
          text="No order has the number in this address."
          action={<ButtonLink to="/user/track-order">Track an order</ButtonLink>}
        />
      ) : (
        <ErrorState title="Your order could not be shown" text={order.message} />
      )}
    </Container>
  );
}
