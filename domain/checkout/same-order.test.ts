import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameOrder } from './same-order.ts';

describe('two requests are for the same order', () => {
  const anyLine = fc.record({
    productId: fc.constantFrom('a', 'b'),
    quantity: fc.integer({ min: 1, max: 3 }),
    selection: fc.record({
      options: fc.record({
        Color: fc.constantFrom(null, 'Blue'),
        Size: fc.constantFrom(null, 'S'),
        Memory: fc.constant(null),
      }),
      properties: fc.constantFrom({}, { cord: 'silk' }, { cord: 'linen' }, { cord: 'silk', bulb: 'warm' }),
    }),
  });

  it('exactly when every line is', () => {
    const anyOrder = fc.array(anyLine, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(anyOrder, anyOrder, (a, b) => {
        expect(isSameOrder(a, structuredClone(a))).toBe(true);
        expect(isSameOrder(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });
});
