import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it, test } from 'vitest';
import type { WireInvoice } from '#contract/calls/invoices.ts';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { ToastProvider } from '#web/ui/toasts/toasts.tsx';
import { readInvoiceQuery } from './invoice-query.ts';
import { InvoiceView } from './invoice-view.tsx';
import type { InvoicePage } from './load-invoice.ts';

const invoice: WireInvoice = {
  number: 'INV-000042',
  issuedAt: '2026-03-02T10:00:00.000Z',
  timeZone: 'UTC',
  company: DEFAULT_COMPANY,
  texts: {
    thanks: 'Thank you for your order!',
    support: 'Questions about this invoice? Write to hello@marigold.example.',
  },
  order: {
    id: 'MG-AAAA-BBBB-CCCC-DDDD',
    userId: 'guest',
    userEmail: 'ada@example.com',
    products: [
      {
        productId: 'kettle',
        name: 'Ember Kettle',
        price: 17_500,
        quantity: 2,
        image: '/kettle.svg',
        selectedProperties: {},
        modifications: 'Color: Brass',
      },
    ],
    subtotal: 35_000,
    shipping: 1_500,
    discount: 0,
    tax: 2_800,
    total: 39_300,
    status: 'on-hold',
    activities: [],
    expectedDelivery: '2026-03-06T10:00:00.000Z',
    createdAt: '2026-03-01T10:00:00.000Z',
    paymentStatus: 'paid',
  },
};

function render(invoicePage: InvoicePage, path = '/admin/invoice', orderId?: string): string {
  const query = readInvoiceQuery(orderId, new URLSearchParams(path.split('?')[1]));
  const Stub = createRoutesStub([
    {
      path: '/admin/invoice/:orderId?',
      Component: () => (
        <ToastProvider>
          <InvoiceView invoicePage={{ ok: true, data: invoicePage }} query={query} />
        </ToastProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[path]} />).replaceAll('<!-- -->', '');
}

describe('an invoice', () => {
  it('shows what the specification requires', () => {
    const html = render({ invoice, total: 3 }, '/admin/invoice?page=2');
    for (const text of [
      ...['Marigold', '48 Orchard Street', 'Bill To', 'ada@example.com', 'March 2, 2026', 'Credit Card'],
      ...['Address not provided', 'Please contact customer for details', 'On Hold', 'March 6, 2026'],
      ...[
        'Ember Kettle',
        'Color: Brass',
        '$175.00',
        '$350.00',
        '$28.00',
        '$393.00',
        'Thank you for your order!',
      ],
      ...['2 of 3', 'Previous', 'Next', 'Print', 'Download', `/api/orders/${invoice.order.id}/invoice.pdf`],
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('Discount');
  });

  it('shows a discount as a negative amount', () => {
    const order = { ...invoice.order, discount: 1_000 };
    expect(render({ invoice: { ...invoice, order }, total: 1 })).toContain('−$10.00');
  });

  it('says beside the sheet what became of its order since', () => {
    const orderNow = { status: 'on-hold' as const, paymentStatus: 'paid' as const };
    expect(render({ invoice: { ...invoice, orderNow }, total: 1 })).not.toContain('stays as it was issued');
    const changed = { status: 'delivered' as const, paymentStatus: 'refunded' as const };
    const html = render({ invoice: { ...invoice, orderNow: changed }, total: 1 });
    expect(html).toContain('Its order is now: Delivered. It was refunded since.');
    expect(html).toContain(`/admin/orders?order=${invoice.order.id}`);
    const deleted = { ...changed, paymentStatus: 'paid' as const, deleted: true };
    const ofDeleted = render({ invoice: { ...invoice, orderNow: deleted }, total: 1 });
    expect(ofDeleted).toContain('This invoice stays as it was issued. Its order was deleted.');
  });

  it('is a draft without a file until it is issued', () => {
    const { number: _, issuedAt: __, ...draft } = invoice;
    const html = render({ invoice: draft, total: 1 });
    for (const text of ['Draft', 'Not issued yet', 'Print', 'Download']) expect(html).toContain(text);
    expect(html).not.toContain('invoice.pdf');
  });

  it('has a link to all invoices if the address names one order', () => {
    const { id } = invoice.order;
    const html = render({ invoice, total: 1 }, `/admin/invoice/${id}`, id);
    expect(html).toContain('All invoices');
    expect(html).not.toContain('1 of 1');
  });

  it('keeps the search in the links to the others', () => {
    const html = render({ invoice, total: 3 }, '/admin/invoice?search=ada&page=2');
    expect(html).toContain('/admin/invoice?search=ada&amp;page=3');
  });
});

test.each([
  ['No orders available.', '/admin/invoice', 0, false],
  ['No orders found matching your search.', '/admin/invoice?search=x', 0, true],
  ['There are only 5.', '/admin/invoice?page=9', 5, false],
])('without an invoice the screen shows %j', (text, path, total, canClear) => {
  const html = render({ invoice: null, total }, path);
  expect(html).toContain(text);
  expect(html.includes('Clear Search')).toBe(canClear);
});
