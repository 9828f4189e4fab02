import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOrder } from '../pricing/price-order.ts';
import { oneTaxRate } from '../pricing/tax-rules.ts';
import { creditAmount, creditAsRefund, creditDiscount, spendCredit } from './exchange-credit.ts';

const anyCredit = fc.array(
  fc.record({
    position: fc.nat(20),
    quantity: fc.integer({ min: 1, max: 9 }),
    amount: fc.nat(500_000),
    tax: fc.nat(50_000),
  }),
  { minLength: 1, maxLength: 5 },
);

describe('the credit of an exchange', () => {
  it('O4: is used or left to refund, to the cent, however much of it an order takes', () => {
    fc.assert(
      fc.property(anyCredit, fc.nat(3_000_000), fc.boolean(), (lines, taken, isIncluded) => {
        const { lines: used, rest } = spendCredit(lines, taken, isIncluded);
        expect(creditAmount(used) + rest).toBe(creditAmount(lines));
        expect(rest).toBeGreaterThanOrEqual(0);
        for (const [at, { amount, tax }] of used.entries()) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(lines[at]?.amount ?? 0);
          expect(tax).toBeLessThanOrEqual(lines[at]?.tax ?? 0);
        }
        expect(creditAsRefund(used).amount).toBe(creditAmount(used));
      }),
    );
  });

  it('O4: pays another piece of the same price in full, tax and all', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.nat(2_500),
        fc.boolean(),
        (price, rate, isIncluded) => {
          const tax = { ...oneTaxRate(rate), isIncluded };
          const lines = [{ key: 'a', unitPrice: price, quantity: 1 }];
          const [bought] = priceOrder({ lines, shipping: 0, tax }).lines;
          const amount = price - (isIncluded ? (bought?.tax ?? 0) : 0);
          const credit = [{ position: 0, quantity: 1, amount, tax: bought?.tax ?? 0 }];
          const discounts = [[creditDiscount(credit, isIncluded)]];
          expect(priceOrder({ lines, discounts, shipping: 0, tax }).totals.total).toBe(0);
        },
      ),
    );
  });
});
