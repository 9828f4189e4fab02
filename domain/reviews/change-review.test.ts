import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeReview, findProblem, pickRating, type ReviewChange } from './change-review.ts';
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
  heldAt: null,
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

it('is rejected only while it waits, and is not approved once it is deleted', () => {
  const held = { ...review, heldAt: at };
  const rejected = changeReview(held, { kind: 'reject', at }).review;
  expect(findProblem({ kind: 'reject', at }, held)).toBe(null);
  expect(findProblem({ kind: 'reject', at }, review)).toBe('published');
  expect(findProblem({ kind: 'approve' }, review)).toBe(null);
  expect(findProblem({ kind: 'approve' }, rejected)).toBe('missing');
  expect(changeReview(rejected, { kind: 'restore' }).review).toEqual(held);
  expect(changeReview(held, { kind: 'approve' }).review).toEqual(review);
});

it('counts in the average of its product while it is published, and in the other one if verified', () => {
  const anyChange: fc.Arbitrary<ReviewChange> = fc.oneof(
    fc.record({ kind: fc.constantFrom('delete' as const, 'reject' as const), at: fc.constant(at) }),
    fc.constantFrom({ kind: 'restore' as const }, { kind: 'approve' as const }),
    fc.record({
      kind: fc.constant('edit' as const),
      edit: fc.record({ rating: fc.integer({ min: 1, max: 5 }), verified: fc.boolean() }),
    }),
  );
  fc.assert(
    fc.property(fc.array(anyChange), fc.boolean(), (changes, isHeld) => {
      let now: Review = { ...review, heldAt: isHeld ? at : null };
      for (const change of changes) now = changeReview(now, change).review;
      const { sum, count, verifiedSum, verifiedCount } = pickRating(now);
      const isCounted = now.deletedAt === null && now.heldAt === null;
      expect([sum, count]).toEqual(isCounted ? [now.rating, 1] : [0, 0]);
      expect([verifiedSum, verifiedCount]).toEqual(now.verified ? [sum, count] : [0, 0]);
    }),
  );
});
