import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOrder } from '../pricing/price-order.ts';
import { oneTaxRate } from '../pricing/tax-rules.ts';
import { type CommittedRefund, priceRefund, type RefundedOrder } from '../refunds/price-refund.ts';
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

  it('O4: of pieces of an order pays as many equal ones, in whichever parts they are exchanged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.nat(3_000),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        fc.nat(3_000),
        (price, rate, parts, isIncluded, shipping) => {
          const tax = { ...oneTaxRate(rate), ofShipping: rate, isIncluded };
          const order = orderOf(price, sum(parts), tax, shipping);
          const committed: CommittedRefund[] = [];
          for (const quantity of parts) {
            const credit = creditFor(order, committed, quantity);
            const lines = [{ key: 'a', unitPrice: price, quantity }];
            const whole = creditDiscount(credit, isIncluded);
            const taken = Math.min(whole, price * quantity);
            expect(priceOrder({ lines, discounts: [[taken]], shipping: 0, tax }).totals.total).toBe(0);
            expect(spendCredit(credit, taken, isIncluded).rest).toBe(0);
            committed.push(creditAsRefund(credit));
          }
          const added = isIncluded ? 0 : (order.lines[0]?.tax ?? 0);
          expect(sum(committed.map(({ amount }) => amount))).toBe(order.subtotal + added);
        },
      ),
    );
  });

  it('O4: of one of two pieces of $268.99 in Sweden is what one piece cost', () => {
    // The shipping takes the odd cent of the tax: both the price and the tax of the line are odd.
    const tax = { ...oneTaxRate(2_500), ofShipping: 2_500, isIncluded: true };
    const order = orderOf(26_899, 2, tax, 1_499);
    expect(order.lines[0]?.tax).toBe(10_759);
    expect(creditAmount(creditFor(order, [], 1))).toBe(26_899);
  });
});

/** An order of some pieces of one price. */
function orderOf(
  unitPrice: number,
  quantity: number,
  tax: Parameters<typeof priceOrder>[0]['tax'],
  shipping = 0,
): RefundedOrder {
  const priced = priceOrder({ lines: [{ key: 'a', unitPrice, quantity }], shipping, tax });
  const lines = priced.lines.map((line) => ({ ...line, unitPrice, quantity }));
  return { ...priced.totals, taxIncluded: priced.isTaxIncluded, lines };
}

function creditFor(order: RefundedOrder, committed: readonly CommittedRefund[], quantity: number) {
  const selection = { lines: [{ position: 0, quantity }], shipping: 0, adjustment: 0 };
  const priced = priceRefund(order, committed, selection);
  if (!priced.ok) throw new Error(priced.problem.code);
  return priced.parts.lines;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
