import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { DiscountedCart, DiscountedLine } from '../pricing/discounted-cart.ts';
import { applyDiscounts, type Discounting } from './apply-discounts.ts';
import { classOf, type Discount } from './discount.ts';
import { anyDiscounts, anyLines, testDiscount, testLine } from './test-discount.ts';

const NOW = new Date('2026-03-04T12:00:00Z');

function apply(
  lines: readonly DiscountedLine[],
  discounts: readonly Discount[],
  { benefit = null, ...use }: Partial<Discounting & Pick<DiscountedCart, 'benefit'>> = {},
) {
  const codes = discounts.flatMap(({ code }) => code ?? []);
  return applyDiscounts(
    { lines, shippingOf: () => (benefit?.shipsFree ? 0 : 1_500), benefit },
    { codes, discounts, now: NOW, usesOfCustomer: new Map(), taken: new Set(), zone: 'UTC', ...use },
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const refusalOf = (...parts: Parameters<typeof apply>) => apply(...parts).refused[0]?.message;
const FASHION = { of: 'categories' as const, values: ['Fashion'] };

describe('discounts of a cart', () => {
  it('A1: add up to their amounts, and take no more off a line than it costs', () => {
    fc.assert(
      fc.property(
        anyLines,
        anyDiscounts,
        fc.option(fc.constant({ shipsFree: false, discountBasisPoints: 1_000 })),
        (lines, discounts, benefit) => {
          const { applied, membership, shipping, cost } = apply(lines, discounts, { benefit });
          const left = lines.map(({ unitPrice, quantity }, position) => {
            const parts = [membership, ...applied.map(({ allocations }) => allocations)];
            for (const part of parts) expect(part[position] ?? 0).toBeGreaterThanOrEqual(0);
            return unitPrice * quantity - sum(parts.map((part) => part[position] ?? 0));
          });
          expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
          for (const { amount, allocations } of applied) expect(sum(allocations)).toBe(amount);
          expect(cost).toBe(sum(left) + shipping);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('D3: depend on the cart alone, not on the order of lines, discounts or codes', () => {
    const shuffled = fc.tuple(anyLines, anyDiscounts).chain(([lines, discounts]) =>
      fc.record({
        lines: fc.constant(lines),
        discounts: fc.constant(discounts),
        places: fc.shuffledSubarray([...lines.keys()], { minLength: lines.length }),
        others: fc.shuffledSubarray(discounts, { minLength: discounts.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ lines, discounts, places, others }) => {
        const pick = <Item>(items: readonly Item[]): Item[] =>
          places.flatMap((at) => items.slice(at, at + 1));
        const byId = (result: ReturnType<typeof apply>, order: <Item>(items: readonly Item[]) => Item[]) => ({
          ...result,
          applied: result.applied.map((one) => ({
            ...one,
            id: one.discount.id,
            allocations: order(one.allocations),
          })),
          membership: [],
          refused: result.refused.toSorted((a, b) => (a.code < b.code ? -1 : 1)),
        });
        expect(byId(apply(pick(lines), others), (items) => [...items])).toEqual(
          byId(apply(lines, discounts), pick),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('D4: never cost less than nothing, nor more than without any', () => {
    fc.assert(
      fc.property(anyLines, anyDiscounts, (lines, discounts) => {
        const { cost } = apply(lines, discounts);
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(cost).toBeLessThanOrEqual(apply(lines, []).cost);
      }),
    );
  });

  it('D2: combine only where both allow it', () => {
    fc.assert(
      fc.property(anyLines, anyDiscounts, (lines, discounts) => {
        const { applied } = apply(lines, discounts);
        for (const a of applied)
          for (const b of applied)
            if (a !== b) expect(a.discount.combinesWith).toContain(classOf(b.discount));
      }),
    );
  });
});

test('D2: the best product discount of each line, then the order, then the membership, then shipping', () => {
  const all = { combinesWith: ['product' as const, 'order' as const, 'shipping' as const] };
  const lines = [
    testLine({ productId: 'coat', category: 'Fashion', unitPrice: 10_000 }),
    testLine({ productId: 'mug', unitPrice: 2_000 }),
  ];
  const result = apply(
    lines,
    [
      testDiscount({ ...all, id: 'ship', terms: { kind: 'shipping' } }),
      testDiscount({ ...all, id: 'order', terms: { kind: 'percent', basisPoints: 1_000 } }),
      testDiscount({ ...all, id: 'good', scope: FASHION, terms: { kind: 'percent', basisPoints: 2_000 } }),
      testDiscount({ ...all, id: 'better', scope: FASHION, terms: { kind: 'amount', amount: 3_000 } }),
    ],
    { benefit: { shipsFree: false, discountBasisPoints: 1_000 } },
  );
  expect(result.applied.map(({ discount, amount, shipping }) => [discount.id, amount, shipping])).toEqual([
    ['better', 3_000, 0],
    ['order', 900, 0],
    ['ship', 0, 1_500],
  ]);
  expect(result.membership).toEqual([630, 180]);
  expect(result.shipping).toBe(0);
});

describe('buy and get', () => {
  const deal = testDiscount({ terms: { kind: 'buy_get', buy: 2, get: 1, basisPoints: 10_000 } });

  it('D3: gives the cheapest pieces, whichever was put into the cart first', () => {
    const coat = testLine({ productId: 'coat', unitPrice: 9_000, quantity: 2 });
    const mug = testLine({ productId: 'mug', unitPrice: 1_000, quantity: 1 });
    expect(apply([coat, mug], [deal]).applied[0]?.allocations).toEqual([0, 1_000]);
    expect(apply([mug, coat], [deal]).applied[0]?.allocations).toEqual([1_000, 0]);
  });

  it('D3: a piece is bought or got, never both, and by one discount only', () => {
    const line = testLine({ unitPrice: 1_000, quantity: 3 });
    const other = { ...deal, id: 'd2' };
    const both = [deal, other].map((one) => ({ ...one, combinesWith: ['product' as const] }));
    expect(apply([line], both).cost).toBe(2_000 + 1_500);
    expect(apply([{ ...line, quantity: 5 }], [deal]).cost).toBe(4_000 + 1_500);
    expect(apply([{ ...line, quantity: 6 }], [deal]).cost).toBe(4_000 + 1_500);
  });
});

describe('D4: a refused code says why and what is missing:', () => {
  const code = (part: Partial<Discount>) => testDiscount({ code: 'TEN', ...part });
  const lines = [testLine({ unitPrice: 4_200 })];
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  test.each<[string, Discount[], Parameters<typeof apply>[2]]>([
    ['There is no such code.', [], { codes: ['NONE'] }],
    ['From $50.00: add $8.00', [code({ minimumSubtotal: 5_000 })], {}],
    ['This code is for Fashion, which your order does not contain.', [code({ scope: FASHION })], {}],
    ['This code is valid from March 5, 2026.', [code({ startsAt: day('2026-03-05') })], {}],
    ['This code ended on March 4, 2026.', [code({ endsAt: day('2026-03-04') })], {}],
    ['This code has been used up.', [code({ usageLimit: 100, uses: 100 })], {}],
    [
      'You have used this code already.',
      [code({ perCustomer: 1 })],
      { usesOfCustomer: new Map([['d1', 1]]) },
    ],
    [
      'Buy 2, get 1: add 2 more',
      [code({ terms: { kind: 'buy_get', buy: 2, get: 1, basisPoints: 10_000 } })],
      {},
    ],
    [
      'It does not combine with “Half”, which saves you more.',
      [code({ id: 'd2' }), testDiscount({ title: 'Half', terms: { kind: 'percent', basisPoints: 5_000 } })],
      {},
    ],
    [
      'Shipping is free already.',
      [code({ terms: { kind: 'shipping' } })],
      { benefit: { shipsFree: true, discountBasisPoints: 0 } },
    ],
  ])('%s', (message, discounts, use) => {
    expect(refusalOf(lines, discounts, use)).toBe(message);
  });

  it('names the scope of a minimum', () => {
    const cart = [testLine({ category: 'Fashion', unitPrice: 4_200 }), testLine({ unitPrice: 90_000 })];
    const discount = code({ scope: FASHION, minimumSubtotal: 5_000 });
    expect(refusalOf(cart, [discount])).toBe('From $50.00 of Fashion: add $8.00');
  });

  it('reads codes in any case and with spaces', () => {
    expect(apply(lines, [code({})], { codes: [' t e n '] })).toMatchObject({
      refused: [],
      applied: [{ amount: 420 }],
    });
  });

  it('keeps a code that this payment has taken', () => {
    const discount = code({ usageLimit: 1, uses: 1, perCustomer: 1 });
    const use = { usesOfCustomer: new Map([['d1', 1]]), taken: new Set(['d1']) };
    expect(apply(lines, [discount], use).refused).toEqual([]);
  });
});
