import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrder } from '#contract/calls/orders.ts';
import { centsToDollars } from '#domain/money.ts';
import { type PricingRules, totalOrder } from '#domain/pricing/totals.ts';
import { confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

const anyRules: fc.Arbitrary<PricingRules> = fc.record({
  shipping: fc.constantFrom(0, 1, 999, 1_500, 12_345),
  taxBasisPoints: fc.constantFrom(0, 1, 800, 825, 1_999, 10_000),
  freeShippingOver: fc.constantFrom(null, 0, 4_998, 4_999, 5_000),
});

async function set({ shipping, taxBasisPoints, freeShippingOver }: PricingRules): Promise<void> {
  const body = {
    shipping: centsToDollars(shipping),
    taxRate: taxBasisPoints / 10_000,
    freeShippingOver: freeShippingOver === null ? null : centsToDollars(freeShippingOver),
  };
  const { status } = await setSettings(shop, body);
  expect(status).toBe(200);
}

const totalUnder = (rules: PricingRules, quantity: number) =>
  totalOrder([{ unitPrice: lamp.priceCents, quantity }], rules).total;

it('charges the price that was shown or asks again after the rules change', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyRules,
      anyRules,
      anyRules,
      fc.integer({ min: 1, max: 3 }),
      async (shown, current, later, quantity) => {
        const order = createOrderBody(lamp, { products: [{ productId: lamp.id, quantity }] });
        const [seen, right] = [totalUnder(shown, quantity), totalUnder(current, quantity)];

        // The page shows other rules than those of the payment.
        await set(current);
        const first = await start(shop, lamp, centsToDollars(seen), { order, quantity });
        if (seen === right) expect(first.status).toBe(200);
        else {
          expect([first.status, first.failure.code]).toEqual([409, 'total_changed']);
          expect(first.failure.total).toBe(centsToDollars(right));
        }

        // A started payment stays at its price, although the rules change before the order.
        const agreed =
          seen === right ? first : await start(shop, lamp, centsToDollars(right), { order, quantity });
        expect(agreed.body.amount).toBe(centsToDollars(right));
        await set(later);
        await confirmCard(shop, agreed.body.clientSecret);
        const { paymentIntentId } = agreed.body;
        const placed = await shop.send(createOrder, {
          body: { ...order, total: centsToDollars(right), paymentIntentId },
        });
        expect(placed.status).toBe(201);
        expect(placed.body).toMatchObject({ total: centsToDollars(right), paymentStatus: 'paid' });
        const payment = await shop.payments.provider.findPayment(paymentIntentId);
        expect(payment?.received).toBe(right);
      },
    ),
    { numRuns: 25 },
  );
});
