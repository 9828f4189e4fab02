import type { Answers, Facts } from '../facts.ts';

/** Facts with what the shop answers. */
export type AskedFacts = Facts & { answers: Answers };

/**
 * A shop in order: payments that became an order and a membership, one that was refunded, one that was
 * never paid.
 */
export function goodFacts(): AskedFacts {
  return {
    ledger: {
      payments: [
        { id: 'pi_1', status: 'succeeded', received: 6_899, checkout: 'MG-1', created: 0 },
        { id: 'pi_2', status: 'succeeded', received: 6_899, checkout: 'MG-2', created: 0 },
        { id: 'pi_5', status: 'succeeded', received: 49_900, checkout: 'MM-5', created: 0 },
        { id: 'pi_3', status: 'requires_payment_method', received: 0, checkout: 'MG-3', created: 0 },
      ],
      refunds: [{ id: 're_2', payment: 'pi_2', amount: 6_899, status: 'succeeded', refundId: 'RF-2' }],
      disputes: [],
    },
    rows: {
      checkouts: [
        checkout('MG-1', 'pi_1', 'ordered'),
        checkout('MG-2', 'pi_2', 'refunded'),
        checkout('MG-3', 'pi_3', null),
        { ...checkout('MM-5', 'pi_5', 'joined'), total: 49_900 },
      ],
      orders: [
        {
          id: 'MG-1',
          payment: 'pi_1',
          paymentStatus: 'paid',
          isMarkedPaid: false,
          isCanceled: false,
          unpaidUntil: null,
          refundDueAt: null,
          owed: 0,
          subtotal: 4_999,
          shipping: 1_500,
          tax: 400,
          discount: 0,
          total: 6_899,
          status: 'shipped',
          isDeleted: false,
          createdAt: 0,
        },
      ],
      lines: [
        {
          order: 'MG-1',
          position: 0,
          product: 'lamp',
          unitPrice: 4_999,
          quantity: 1,
          refunded: 0,
          restocked: 0,
        },
      ],
      activities: [{ order: 'MG-1', position: 0, status: 'shipped' }],
      memberships: [
        {
          id: 'MM-5',
          payment: 'pi_5',
          email: 'ada@example.com',
          amount: 49_900,
          startsAt: 0,
          endsAt: 1_000,
          isRefunded: false,
        },
      ],
      refunds: [
        {
          id: 'RF-2',
          payment: 'pi_2',
          checkout: 'MG-2',
          amount: 6_899,
          reason: 'sold_out',
          status: 'succeeded',
          providerId: 're_2',
          way: null,
          replacedBy: null,
          attemptOf: null,
          notify: true,
          lines: [],
          createdAt: 0,
        },
      ],
      credits: [],
      endedExchanges: [],
      invoices: [],
      creditNotes: [],
      disputes: [],
      products: [{ id: 'lamp', stock: 8 }],
      overlaps: [],
      counters: [],
      stockSums: [],
      heldSums: [],
      soldSums: [],
      gaps: [],
      holds: [{ checkout: 'MG-3', product: 'lamp', quantity: 1 }],
      mails: ['order:MG-1:confirmation', 'refund:RF-2', 'membership:MM-5:receipt'],
      answeredOrders: [{ id: 'MG-1', total: 6_899 }],
    },
    answers: {
      orders: { 'MG-1': { total: 6_899, lines: 1, paymentStatus: 'paid', refunded: 0 } },
      payments: [
        payment('pi_1', 'MG-1', 'ordered', 'MG-1', null),
        payment('pi_2', 'MG-2', 'refunded', null, 'succeeded'),
        payment('pi_3', 'MG-3', 'open', null, null),
        { ...payment('pi_5', 'MM-5', 'joined', null, null), amount: 49_900, membership: 'MM-5' },
      ],
    },
    expected: {
      acknowledged: ['MG-1'],
      acknowledgedMemberships: ['MM-5'],
      stock: { lamp: 10 },
      patience: { withOrder: 60_000, withoutOrder: 0 },
    },
    now: 100_000,
  };
}

function checkout(id: string, paymentId: string, outcome: string | null) {
  return {
    id,
    payment: paymentId,
    total: 6_899,
    outcome,
    hasOrder: true,
    hasBuyer: true,
    createdAt: 0,
    heldUntil: null,
  };
}

function payment(id: string, checkoutId: string, state: string, order: string | null, refund: string | null) {
  return {
    payment: id,
    checkout: checkoutId,
    state,
    isSettled: true,
    amount: 6_899,
    order,
    membership: null,
    refund,
  };
}

/** The only one, or the first. */
export function first<Item>(items: Item[]): Item {
  return find(items, () => true);
}

export function byId<Item extends { id: string }>(items: Item[], id: string): Item {
  return find(items, (item) => item.id === id);
}

/** A payment as staff see it. */
export function seenPayment({ payments }: Answers, id: string) {
  return find(payments, ({ payment }) => payment === id);
}

function find<Item>(items: Item[], is: (item: Item) => boolean): Item {
  const found = items.find(is);
  if (!found) throw new Error('not there');
  return found;
}
