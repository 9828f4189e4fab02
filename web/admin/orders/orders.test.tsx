import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it, test } from 'vitest';
import type { WireOrder } from '#contract/calls/orders.ts';
import type { WireOrderRow } from '#contract/calls/staff-orders.ts';
import { ToastProvider } from '#web/ui/toasts/toasts.tsx';
import type { OrderWithRefunds } from '../refunds/order-with-refunds.ts';
import { DetailsBody } from './details/details-body.tsx';
import { DetailsFooter } from './details/order-details.tsx';
import Orders from './orders.tsx';

const row: WireOrderRow = {
  id: 'MG-AAAA-BBBB-CCCC-DDDD',
  createdAt: '2026-11-26T23:30:00.000Z',
  userEmail: 'ada@example.com',
  userPhone: '+44 20 7946 0000',
  firstProduct: { name: 'Ember Kettle', image: '/kettle.svg' },
  restockable: 0,
  lineCount: 3,
  total: 123_450,
  status: 'on-the-road',
  paymentStatus: 'paid',
};

const order: WireOrder = {
  id: row.id,
  userId: 'guest',
  userEmail: row.userEmail,
  shippingAddress: {
    fullName: 'Ada <b>Lovelace</b>',
    address: '12 Analytical Way',
    city: 'London',
    state: 'Greater London',
    zipCode: 'W1A 1AA',
    country: 'United Kingdom',
    phone: '+44 1',
  },
  products: [
    {
      productId: 'kettle',
      name: 'Ember Kettle',
      price: 22_550,
      quantity: 2,
      image: '/kettle.svg',
      selectedProperties: {},
      modifications: 'Color: Brass',
    },
  ],
  subtotal: 45_100,
  shipping: 1_500,
  discount: 1_000,
  tax: 3_608,
  total: 49_208,
  status: 'placed',
  activities: [
    {
      status: 'placed',
      timestamp: '2026-11-26T23:30:00.000Z',
      description: 'Order has been placed successfully',
    },
  ],
  expectedDelivery: '2026-12-01T23:30:00.000Z',
  createdAt: row.createdAt,
  paymentStatus: 'paid',
};

const orderWithRefunds: OrderWithRefunds = {
  order,
  refunds: [],
  restockable: 0,
  pieces: [],
  timeline: [
    { title: 'Placed', text: 'Order has been placed successfully', at: '2026-11-26T23:30:00.000Z' },
    { title: 'Refund requested', text: '$492.08.', at: '2026-11-27T23:30:00.000Z', by: 'grace@example.com' },
  ],
  notes: [{ author: 'grace@example.com', text: '<i>Call</i> back', createdAt: '2026-11-27T10:00:00.000Z' }],
  invoiceNumber: 'INV-000007',
};

function render(element: ReactElement, path = '/admin/orders'): string {
  const Stub = createRoutesStub([
    { path: '/admin/orders', Component: () => <ToastProvider>{element}</ToastProvider> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[path]} />);
}

type Loaded = Parameters<typeof Orders>[0]['loaderData'];

const page = (rows: WireOrderRow[], total: number): Loaded => ({
  list: { ok: true, data: { rows, total } },
  opened: null,
});

describe('the list of orders, rendered by the server,', () => {
  it('shows a row as the specification requires', () => {
    const html = render(<Orders loaderData={page([row], 25)} />);
    for (const text of [
      ...['Order List', 'Manage and track customer orders', 'Export CSV', 'Refresh', 'Reset Filters'],
      ...['All Types', 'High Value (&gt;=$500)', 'Low Value (&lt;$500)', 'All Statuses', 'On Hold'],
      ...[
        row.id,
        'November 26, 2026',
        'ada@example.com',
        '+44 20 7946 0000',
        '+2',
        '$1,234.50',
        'On The Road',
      ],
      ...['View Details', 'Delete Order', 'Showing 1 to 1 of 25 results'],
    ])
      expect(html).toContain(text);
  });

  it('keeps the filters of the address in every link', () => {
    const html = render(<Orders loaderData={page([row], 25)} />, '/admin/orders?status=placed&type=high');
    expect(html).toContain(`/admin/orders?type=high&amp;status=placed&amp;page=2`);
    expect(html).toContain(`/admin/orders?type=high&amp;status=placed&amp;order=${row.id}`);
    expect(html).toContain('/api/orders/export?type=high&amp;status=placed');
  });

  test.each([
    ['No orders found.', '/admin/orders', page([], 0)],
    ['No orders found matching your filters.', '/admin/orders?status=placed', page([], 0)],
    ['Page 9 is beyond the last one.', '/admin/orders?page=9', page([], 5)],
  ])('shows %j', (text, path, loaded) => {
    expect(render(<Orders loaderData={loaded} />, path)).toContain(text);
  });

  test.each([
    ['the message', 'The shop is closed.', 'The shop is closed.'],
    ['Failed to fetch orders', '', 'Failed to fetch orders'],
  ])('shows %s and a link to retry if it could not be loaded', (_, message, text) => {
    const list = { ok: false, message, status: 503 } as const;
    const html = render(<Orders loaderData={{ list, opened: null }} />);
    expect(html).toContain(text);
    expect(html).toContain('Retry');
  });
});

describe('the details of an order', () => {
  it('show everything, with typed markup as text', () => {
    const html = render(<DetailsBody details={orderWithRefunds} />);
    for (const text of [
      ...['November 26, 2026 at 11:30', 'December 1, 2026', 'Contact Phone: +44 1', 'INV-000007'],
      ...['Options: Color: Brass', '$451.00', '−$10.00', '$36.08', '$492.08'],
      ...['Order has been placed successfully', 'grace@example.com'],
      ...['Ada &lt;b&gt;Lovelace&lt;/b&gt;', '&lt;i&gt;Call&lt;/i&gt; back'],
    ])
      expect(html).toContain(text);
  });

  it('show the price of a modified item as base, extra and final price', () => {
    const html = render(<DetailsBody details={orderWithRefunds} />).replaceAll('<!-- -->', '');
    for (const text of ['$199.99', '+$25.51', '$225.50']) expect(html).toContain(text);
  });

  it('show the plain price of an item without modifications, and no discount if there is none', () => {
    const products = order.products.map((line) => ({ ...line, modifications: '' }));
    const html = render(
      <DetailsBody details={{ ...orderWithRefunds, order: { ...order, products, discount: 0 } }} />,
    );
    expect(html).not.toContain('$199.99');
    expect(html).not.toContain('Discount');
  });

  it('offer to edit the status and to print the invoice', () => {
    const html = render(<DetailsFooter details={orderWithRefunds} />);
    expect(html).toContain('Edit Status');
    expect(html).toContain(`href="/admin/invoice/${order.id}"`);
  });

  it('offer to cancel what is not shipped, and to mark as paid what is not paid', () => {
    const placed = { ...order, status: 'placed', paymentStatus: 'unpaid' } as const;
    const html = render(<DetailsFooter details={{ ...orderWithRefunds, order: placed }} />);
    expect(html).toContain('Cancel order');
    expect(html).toContain('Mark as paid');
    const shipped = render(
      <DetailsFooter details={{ ...orderWithRefunds, order: { ...order, status: 'delivered' } }} />,
    );
    expect(shipped).not.toContain('Cancel order');
    expect(shipped).not.toContain('Mark as paid');
  });

  it('say that the order is canceled, and offer what is not back in stock', () => {
    const cancellation = { at: order.createdAt, by: 'staff' } as const;
    const canceled = { ...order, status: 'rejected', cancellation } as const;
    const html = render(<DetailsBody details={{ ...orderWithRefunds, order: canceled, restockable: 2 }} />);
    expect(html).toContain('>Canceled<');
    expect(html.replaceAll('<!-- -->', '')).toContain('2 pieces of this order are not back in stock.');
    expect(render(<DetailsFooter details={{ ...orderWithRefunds, order: canceled }} />)).not.toContain(
      'Edit Status',
    );
  });

  it('offer to restore a deleted order, and nothing else', () => {
    const deleted = { ...orderWithRefunds, deletedAt: '2026-11-27T10:00:00.000Z' };
    expect(render(<DetailsBody details={deleted} />)).toContain('Restore order');
    expect(render(<DetailsFooter details={deleted} />)).not.toContain('Edit Status');
  });

  it('are shown without an address, activities or a payment', () => {
    const { shippingAddress: _, ...rest } = order;
    const html = render(
      <DetailsBody
        details={{ restockable: 0, pieces: [], refunds: [], order: rest, timeline: [], notes: [] }}
      />,
    );
    for (const text of [
      'No shipping address',
      'Nothing has happened',
      'without a payment',
      'Nothing is noted',
    ])
      expect(html).toContain(text);
  });
});
