import { afterEach, describe, expect, it, vi } from 'vitest';
import { findResults, findScreens, toQuickResults } from './find-results.ts';

const NOTHING = { orders: [], invoices: [], creditNotes: [], products: [], customers: [] };

describe('what a quick search finds', () => {
  it('leads to an order’s details, an invoice, a credit note, the form of a product, and the orders of a customer', () => {
    const results = toQuickResults({
      orders: [
        {
          id: 'MG-0000-0000-0000-0001',
          email: 'ada@example.com',
          name: 'Ada',
          status: 'on-hold',
          paymentStatus: 'paid',
          total: 6_899,
        },
      ],
      invoices: [{ number: 'INV-000042', orderId: 'MG-0000-0000-0000-0002', email: 'bo@example.com' }],
      creditNotes: [
        {
          number: 'CN-000007',
          invoice: 'INV-000042',
          orderId: 'MG-0000-0000-0000-0002',
          email: 'bo@example.com',
        },
      ],
      products: [{ _id: 'lamp-1', name: 'Lamp & shade', sku: 'LMP-1', image: '/lamp.svg' }],
      customers: [{ email: 'ada+shop@example.com', orders: 1 }],
    });
    expect(results).toEqual([
      {
        kind: 'order',
        label: 'MG-0000-0000-0000-0001',
        hint: 'Ada · ada@example.com · $68.99 · On Hold',
        to: '/admin/orders/MG-0000-0000-0000-0001',
      },
      {
        kind: 'invoice',
        label: 'INV-000042',
        hint: 'bo@example.com · MG-0000-0000-0000-0002',
        to: '/admin/invoice/MG-0000-0000-0000-0002',
      },
      {
        kind: 'credit note',
        label: 'CN-000007',
        hint: 'bo@example.com · INV-000042 · MG-0000-0000-0000-0002',
        to: '/admin/credit-notes/CN-000007',
      },
      { kind: 'product', label: 'Lamp & shade', hint: 'LMP-1', to: '/admin/products/lamp-1' },
      {
        kind: 'customer',
        label: 'ada+shop@example.com',
        hint: '1 order',
        to: '/admin/orders?search=ada%2Bshop%40example.com',
      },
    ]);
  });

  it('marks an order whose payment is disputed, or whose customer is owed money', () => {
    const order = {
      id: 'MG-1',
      email: 'ada@example.com',
      status: 'placed' as const,
      paymentStatus: 'paid' as const,
      total: 100,
    };
    const listMarks = (more: object) =>
      toQuickResults({ ...NOTHING, orders: [{ ...order, ...more }] }).map(({ marks }) => marks);
    expect(listMarks({ disputed: true, owed: 50 })).toEqual([['Disputed', 'Money owed']]);
    expect(listMarks({})).toEqual([undefined]);
  });

  it('leaves out missing facts of an order', () => {
    const order = {
      id: 'MG-1',
      email: 'ada@example.com',
      status: 'placed' as const,
      paymentStatus: 'paid' as const,
      total: 100,
    };
    expect(toQuickResults({ ...NOTHING, orders: [order] })[0]?.hint).toBe('ada@example.com · $1.00 · Placed');
  });
});

describe('screens', () => {
  it('are found by part of their name', () => {
    expect(findScreens('ORDER').map(({ to }) => to)).toEqual(['/admin/orders', '/admin/draft-orders']);
    expect(findScreens('account').map(({ to }) => to)).toEqual(['/admin/account']);
  });

  it('are all listed for an empty text', () => {
    expect(findScreens('').length).toBeGreaterThan(10);
  });
});

describe('the server', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is not asked for one or two characters', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    expect(await findResults('da', new AbortController().signal)).toEqual(findScreens('da'));
    expect(fetch).not.toHaveBeenCalled();
  });
});
