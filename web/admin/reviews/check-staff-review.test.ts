import { describe, expect, it, test } from 'vitest';
import { checkStaffReview } from './check-staff-review.ts';

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

  it('is trimmed and separated from its product', () => {
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

  it('reports the first error if it is complete', () => {
    expect(checkStaffReview({ ...typed, userEmail: 'ada' })).toMatchObject({
      ok: false,
      message: 'Email is invalid',
    });
  });
});
