import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraftOrder, exchangeReturn, markDraftOrderPaid } from '#contract/calls/draft-orders.ts';
import { fulfilOrder } from '#contract/calls/fulfilments.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { requestReturn, updateReturn } from '#contract/calls/returns.ts';
import { getStaffOrder } from '#contract/calls/staff-orders.ts';
import { putTaxRates } from '#contract/calls/tax.ts';
import { address } from '../testing/buy.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
  const rate = { name: 'Moms', country: 'Sweden', rate: 0.25, taxesShipping: true };
  await shop.send(putTaxRates, { body: { version: 0, pricesIncludeTax: true, rates: [rate] } }, as);
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
const stockholm = { ...address, city: 'Stockholm', state: 'Stockholm', zipCode: '111 29', country: 'Sweden' };

describe('O4: an exchange where prices include tax', () => {
  it.each([0, 14.99])('for an equal piece refunds nothing, with shipping of $%d', async (price) => {
    const id = `lamp-${randomBytes(4).toString('hex')}`;
    await addProducts(shop.db, { ...lamp, id, sku: id, stock: 20, priceCents: 26_899 });
    const { body: draft } = await shop.send(
      createDraftOrder,
      {
        body: {
          email: 'ada@example.com',
          shippingAddress: stockholm,
          lines: [{ productId: id, quantity: 2 }],
          customShipping: { name: 'Post', price },
        },
      },
      as,
    );
    const { body: order } = await shop.send(
      markDraftOrderPaid,
      { params: { id: draft.id }, body: { method: 'Bank transfer' } },
      as,
    );
    expect(order.total).toBe(537.98 + price);
    await shop.send(fulfilOrder, { params: { id: order.id }, body: {} }, as);
    await shop.send(updateOrderStatus, { params: { id: order.id }, body: { status: 'delivered' } }, as);
    for (const _ of [1, 2]) {
      const lines = [{ position: 0, quantity: 1, reason: 'does_not_fit' as const }];
      const { body: asked } = await shop.send(
        requestReturn,
        { params: { id: order.id }, body: { lines } },
        as,
      );
      await shop.send(updateReturn, { params: { id: asked.id }, body: { status: 'approved' } }, as);
      const { body: exchange } = await shop.send(exchangeReturn, { params: { id: asked.id } }, as);
      expect([exchange.exchange?.creditAmount, exchange.quote?.total]).toEqual([268.99, 0]);
      await shop.send(
        markDraftOrderPaid,
        { params: { id: exchange.id }, body: { method: 'Exchange', total: 0 } },
        as,
      );
    }
    const { body: old } = await shop.send(getStaffOrder, { params: { id: order.id } }, as);
    expect(old.exchanges?.map(({ creditAmount }) => creditAmount)).toEqual([268.99, 268.99]);
  });
});
