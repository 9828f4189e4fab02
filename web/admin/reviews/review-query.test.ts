import { describe, expect, it, test } from 'vitest';
import { checkStaffReview } from './check-staff-review.ts';
import { filterOf, NO_QUERY, readReviewQuery, reviewsHref, writeReviewQuery } from './review-query.ts';

describe('the address of a list of reviews', () => {
  it('is bare for the whole list', () => {
    expect(reviewsHref(NO_QUERY)).toBe('/admin/reviews');
  });

  it('holds all that is asked for, and is read back', () => {
    const query = {
      view: 'deleted' as const,
      search: 'à la "carte"',
      verified: 'no' as const,
      rating: '4' as const,
      product: 'kettle-1',
      sort: 'rating-low' as const,
      page: 3,
      size: 50,
      review: 'r1',
    };
    expect(readReviewQuery(writeReviewQuery(query))).toEqual(query);
    expect(filterOf(query)).toEqual({
      search: 'à la "carte"',
      verified: 'no',
      rating: '4',
      product: 'kettle-1',
      deleted: 'true',
    });
  });

  test.each(['verified=maybe', 'rating=6', 'sort=id', 'page=0', 'page=-1', 'page=1e9', 'search=%20'])(
    'with %s is the whole list',
    (address) => {
      expect(readReviewQuery(new URLSearchParams(address))).toEqual(NO_QUERY);
    },
  );
});

describe('a review that staff type in', () => {
  const typed = {
    productId: 'kettle-1',
    userName: ' Ada ',
    userEmail: 'ada@example.com',
    rating: 4,
    title: 'Good',
    comment: 'It boils.',
    verified: true,
  };

  it('is sent trimmed, apart from its product', () => {
    const { productId, ...body } = typed;
    expect(checkStaffReview(typed)).toEqual({ ok: true, productId, body: { ...body, userName: 'Ada' } });
  });

  test.each([
    ['productId', ''],
    ['userName', ' '],
    ['userEmail', ''],
    ['rating', 0],
    ['title', ''],
    ['comment', '\n'],
  ])('is not complete without %s', (field, value) => {
    const checked = checkStaffReview({ ...typed, [field]: value });
    expect(checked).toMatchObject({ ok: false, message: 'Please fill in all required fields' });
    expect(!checked.ok && Object.keys(checked.errors)).toEqual([field]);
  });

  it('is told what is wrong when it is complete', () => {
    expect(checkStaffReview({ ...typed, userEmail: 'ada' })).toMatchObject({
      ok: false,
      message: 'Email is invalid',
    });
  });
});
