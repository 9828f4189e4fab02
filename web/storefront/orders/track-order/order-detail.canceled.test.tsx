import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it, test } from 'vitest';
import type { WireOrder } from '#contract/calls/orders.ts';
import { CANCELED_BY } from '#domain/orders/cancellation.ts';
import { ToastProvider } from '#web/ui/toasts/toasts.tsx';
import { OrderDetail } from './order-detail.tsx';

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
  yours: true,
};

function render(shown: WireOrder): string {
  const detail: ReactElement = (
    <OrderDetail order={shown} search={{ method: 'orderId', value: 'MG-1' }} ofSeveral={false} />
  );
  const Stub = createRoutesStub([{ path: '/', Component: () => <ToastProvider>{detail}</ToastProvider> }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

it('says when a delivered order was delivered', () => {
  const activities = [
    { status: 'delivered' as const, timestamp: '2026-06-18T12:00:00.000Z', description: 'Delivered' },
  ];
  const html = render({ ...order, status: 'delivered', activities });
  expect(html).toMatch(/Delivered<\/dt><dd[^>]*>June 18, 2026/);
  expect(html).not.toContain('Expected delivery');
});

it('offers to cancel an order while nothing is packed', () => {
  expect(render(order)).toContain('Cancel order');
  expect(render({ ...order, status: 'processing' })).not.toContain('Cancel order');
  expect(render({ ...order, masked: true, yours: false })).not.toContain('Cancel order');
});

test.each(CANCELED_BY)('says that an order was canceled by %s', (by) => {
  const html = render({ ...order, status: 'rejected', cancellation: { at: order.createdAt, by } });
  expect(html).toContain('>Canceled<');
  expect(html).not.toContain('Order progress');
  expect(html).not.toContain('Rejected');
  expect(html).not.toContain('Cancel order');
});
