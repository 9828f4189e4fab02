import { useState } from 'react';
import type { TrackMethod } from '#domain/orders/track-search.ts';
import { Container } from '#web/ui/container.tsx';
import { inBrowser, onServer } from '../../data.ts';
import { pageMeta } from '../../meta.ts';
import type { Route } from './+types/track-order';
import { loadTracking } from './load-tracking.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderList } from './order-list.tsx';
import { TrackForm } from './track-form.tsx';

import { WayOfAnOrder } from './way-of-an-order.tsx';

export const loader = onServer(loadTracking);
export const clientLoader = inBrowser(loadTracking);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Track Order – Marigold',
    description: 'See where your order is: search by order ID, email address or phone number.',
    path: '/user/track-order',
    image: '/social-track-order.png',
    noIndex: loaderData?.show !== 'form',
  });

export default function TrackOrder({ loaderData: tracking }: Route.ComponentProps) {
  const { search } = tracking;
  // Kept here, above the form, which goes while an order is shown and comes back with what was typed.
  const [typed, setTyped] = useState<Record<TrackMethod, string>>({
    orderId: '',
    email: '',
    phone: '',
    [search.method]: search.value,
  });

  if (tracking.show === 'order') {
    const { order, ofSeveral } = tracking;
    return (
      <Container className="py-10 sm:py-14">
        <OrderDetail order={order} search={search} ofSeveral={ofSeveral} />
      </Container>
    );
  }
  if (tracking.show === 'list')
    return (
      <Container className="py-10 sm:py-14">
        <div className="max-w-4xl">
          <OrderList orders={tracking.orders} search={search} />
        </div>
      </Container>
    );
  return (
    <Container className="grid items-center gap-x-20 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:py-20">
      <div className="min-w-0 max-w-144">
        <TrackForm
          search={search}
          problem={tracking.problem}
          typed={typed}
          onType={(method, value) => setTyped((before) => ({ ...before, [method]: value }))}
        />
      </div>
      <WayOfAnOrder />
    </Container>
  );
}
