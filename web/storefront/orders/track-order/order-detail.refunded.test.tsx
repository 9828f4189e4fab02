import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { WireOrder } from '#contract/calls/orders.ts';
import { ToastProvider } from '#web/ui/toasts/toasts.tsx';
import { Confirmation } from '../../checkout/placed/confirmation.tsx';
import { OrderDetail } from './order-detail.tsx';
import { OrderList } from './order-list.tsx';

const order: WireOrder = {
  id: 'MG-1',
  userId: 'guest-1',
  userEmail: 'ada@example.com',
  products: [],
  subtotal: 8_000,
  shipping: 1_500,
  discount: 0,
  tax: 640,
  total: 10_140,
  status: 'placed',
  activities: [],
  expectedDelivery: '2026-06-20T12:00:00.000Z',
  createdAt: '2026-06-15T12:00:00.000Z',
  paymentStatus: 'paid',
};
const refunded: WireOrder = { ...order, paymentStatus: 'refunded' };
const search = { method: 'orderId' as const, value: 'MG-1' };

function render(element: ReactElement): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ToastProvider>{element}</ToastProvider> }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

describe.each<[string, (order: WireOrder) => ReactElement]>([
  ['the confirmation', (shown) => <Confirmation order={shown} />],
  ['tracking', (shown) => <OrderDetail order={shown} search={search} ofSeveral={false} />],
  ['the list of orders found', (shown) => <OrderList orders={[shown]} search={search} />],
])('%s', (_, element) => {
  it('says that an order was refunded', () => {
    expect(render(element(refunded))).toContain('>Refunded<');
  });

  it('does not say so of other orders', () => {
    expect(render(element(order))).not.toContain('efunded');
  });
});

it('a refunded order shows no delivery date', () => {
  expect(render(<Confirmation order={order} />)).toContain('expected on');
  expect(render(<Confirmation order={refunded} />)).not.toContain('expected on');
});
