import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listPageSizes } from '#domain/lists/list.ts';
import { paymentList } from '#domain/payments/payment-list.ts';
import { pageForSize } from './page-for-size.ts';

it('shows the first row of the old page on the new one', () => {
  const size = fc.constantFrom(...listPageSizes(paymentList));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), size, size, (page, before, after) => {
      const row = (page - 1) * before;
      const next = pageForSize({ page, size: before }, after);
      expect((next - 1) * after).toBeLessThanOrEqual(row);
      expect(next * after).toBeGreaterThan(row);
    }),
  );
});
