import { useLocation } from 'react-router';
import type { WireOrder } from '#contract/calls/orders.ts';
import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Confirmation } from './confirmation.tsx';

export function OrderPlaced({ order }: { order: Loaded<WireOrder> }) {
  const { pathname, search } = useLocation();
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
        <ErrorState
          title="Your order could not be shown"
          text={order.message}
          retryHref={pathname + search}
        />
      )}
    </Container>
  );
}
