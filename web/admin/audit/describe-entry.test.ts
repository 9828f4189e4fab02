import { describe, expect, it, test } from 'vitest';
import { describeAction, fieldChanges, subjectHref } from './describe-entry.ts';

test.each([
  ['order.status', 'Order: status'],
  ['staff.reset_link', 'Staff: reset link'],
  ['review.bulk.delete', 'Review: bulk delete'],
  ['odd', 'Odd'],
])('the action %s reads “%s”', (action, words) => {
  expect(describeAction(action)).toBe(words);
});

describe('a change', () => {
  it('is described field by field', () => {
    expect(fieldChanges({ status: 'placed', featured: false }, { status: 'on-hold', note: 3 })).toEqual([
      { field: 'status', before: 'placed', after: 'on-hold' },
      { field: 'featured', before: 'no', after: null },
      { field: 'note', before: null, after: '3' },
    ]);
  });

  it('may be of nothing, of a list, or of an object', () => {
    expect(fieldChanges(undefined, undefined)).toEqual([]);
    expect(fieldChanges(null, { note: null, sizes: [], name: 'Kettle' })).toEqual([
      { field: 'name', before: null, after: 'Kettle' },
    ]);
    expect(fieldChanges({ sizes: ['S', 'M'] }, { sizes: [] })).toEqual([
      { field: 'sizes', before: 'S, M', after: '' },
    ]);
    expect(fieldChanges(null, { color: { name: 'Sand', price: 5 } })).toEqual([
      { field: 'color', before: null, after: '{ "name": "Sand", "price": 5 }' },
    ]);
    expect(fieldChanges('was', 'is')).toEqual([{ field: 'value', before: 'was', after: 'is' }]);
  });
});

it('a subject with a screen is linked to it', () => {
  const entry = { id: '1', at: '', actor: '', action: '' };
  expect(subjectHref({ ...entry, subjectKind: 'order', subjectId: 'MG-1' })).toBe('/admin/orders?order=MG-1');
  expect(subjectHref({ ...entry, subjectKind: 'mail', subjectId: 'order:MG-1:x' })).toBe(
    '/admin/mail?mail=order%3AMG-1%3Ax',
  );
  expect(subjectHref({ ...entry, subjectKind: 'product', subjectId: 'lamp-1' })).toBe(
    '/admin/products/lamp-1',
  );
  expect(subjectHref({ ...entry, subjectKind: 'review', subjectId: 'r1' })).toBe('/admin/reviews?review=r1');
  expect(subjectHref({ ...entry, subjectKind: 'payment', subjectId: 'pi_1' })).toBeNull();
  expect(
    subjectHref({ ...entry, action: 'product.seed', subjectKind: 'product', subjectId: 'x' }),
  ).toBeNull();
});
