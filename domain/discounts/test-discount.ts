import fc from 'fast-check';
import type { DiscountedLine } from '../pricing/discounted-cart.ts';
import { DISCOUNT_CLASSES, type Discount } from './discount.ts';

/** A discount of 10 % on everything, for tests. */
export function testDiscount(part: Partial<Discount> = {}): Discount {
  return {
    id: 'd1',
    code: null,
    title: 'Ten percent',
    terms: { kind: 'percent', basisPoints: 1_000 },
    scope: { of: 'all', values: [] },
    minimumSubtotal: null,
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    perCustomer: null,
    combinesWith: [],
    uses: 0,
    ...part,
  };
}

/** A line of a cart, for tests. */
export function testLine(part: Partial<DiscountedLine> = {}): DiscountedLine {
  const productId = part.productId ?? 'mug';
  return { key: productId, productId, category: 'Kitchen', unitPrice: 1_000, quantity: 1, ...part };
}

export const anyLines: fc.Arbitrary<DiscountedLine[]> = fc
  .array(
    fc.record({
      productId: fc.constantFrom('mug', 'lamp', 'coat', 'ring'),
      category: fc.constantFrom('Kitchen', 'Fashion'),
      unitPrice: fc.integer({ min: 0, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((lines) => lines.map((line, index) => ({ ...line, key: `${line.productId} ${index}` })));

const anyTerms = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 30_000 }) }),
  fc.constant({ kind: 'shipping' as const }),
  fc.record({
    kind: fc.constant('buy_get' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
    basisPoints: fc.constantFrom(5_000, 10_000),
  }),
);

const anyScope = fc.oneof(
  fc.constant({ of: 'all' as const, values: [] }),
  fc.record({ of: fc.constant('categories' as const), values: fc.constantFrom(['Kitchen'], ['Fashion']) }),
  fc.record({ of: fc.constant('products' as const), values: fc.constantFrom(['mug'], ['lamp', 'coat']) }),
);

/** Automatic discounts and codes, each typed. */
export const anyDiscounts: fc.Arbitrary<Discount[]> = fc
  .array(
    fc.record({
      hasCode: fc.boolean(),
      terms: anyTerms,
      scope: anyScope,
      combinesWith: fc.subarray([...DISCOUNT_CLASSES]),
      minimumSubtotal: fc.constantFrom(null, null, 10_000),
    }),
    { maxLength: 6 },
  )
  .map((drawn) =>
    drawn.map(({ hasCode, ...part }, index) =>
      testDiscount({ ...part, id: `d${index}`, code: hasCode ? `CODE${index}` : null }),
    ),
  );
