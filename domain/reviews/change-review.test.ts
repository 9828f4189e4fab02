import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeReview, type ReviewChange, ratingOf } from './change-review.ts';
import type { Review } from './review.ts';

const review: Review = {
  id: 'r1',
  productId: 'p1',
  userName: 'Ada',
  userEmail: 'ada@example.com',
  rating: 4,
  title: 'Good',
  comment: 'It boils.',
  verified: false,
  helpful: 3,
  createdAt: new Date('2026-01-01'),
  deletedAt: null,
  orderId: null,
};
const at = new Date('2026-02-01');

describe('a change of a review', () => {
  it('has the changed fields, before and after', () => {
    const { review: changed, difference } = changeReview(review, {
      kind: 'edit',
      edit: { verified: true, title: 'Good' },
    });
    expect(changed).toEqual({ ...review, verified: true });
    expect(difference).toEqual({ before: { verified: false }, after: { verified: true } });
  });

  it('has no difference when repeated', () => {
    const again = changeReview({ ...review, deletedAt: at }, { kind: 'delete', at: new Date('2026-03-01') });
    expect(again.difference).toEqual({ before: {}, after: {} });
    expect(again.review.deletedAt).toBe(at);
  });

  it('restores a deleted review', () => {
    const deleted = changeReview(review, { kind: 'delete', at }).review;
    expect(changeReview(deleted, { kind: 'restore' }).review).toEqual(review);
  });
});

it('counts in the average of its product unless it is deleted', () => {
  const anyChange: fc.Arbitrary<ReviewChange> = fc.oneof(
    fc.record({ kind: fc.constant('delete' as const), at: fc.constant(at) }),
    fc.constant({ kind: 'restore' as const }),
    fc.record({
      kind: fc.constant('edit' as const),
      edit: fc.record({ rating: fc.integer({ min: 1, max: 5 }) }),
    }),
  );
  fc.assert(
    fc.property(fc.array(anyChange), (changes) => {
      let now = review;
      let [sum, count] = [review.rating, 1];
      for (const change of changes) {
        const { review: next } = changeReview(now, change);
        sum += ratingOf(next).sum - ratingOf(now).sum;
        count += ratingOf(next).count - ratingOf(now).count;
        now = next;
      }
      expect([sum, count]).toEqual(now.deletedAt ? [0, 0] : [now.rating, 1]);
    }),
  );
});
