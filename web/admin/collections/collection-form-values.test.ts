import { expect, it } from 'vitest';
import {
  collectionErrors,
  collectionToValues,
  EMPTY_COLLECTION,
  valuesToCollection,
} from './collection-form-values.ts';

const saved = {
  id: 'CL-1',
  slug: 'desk',
  title: 'Desk',
  description: '',
  published: true,
  kind: 'hand' as const,
  createdAt: '2026-06-01T00:00:00.000Z',
  products: [],
  version: 1,
};

it('sends the picture of a collection back, and null if it has none or it is removed', () => {
  const image = '/uploads/desk.jpg';
  expect(valuesToCollection(collectionToValues({ ...saved, image })).image).toBe(image);
  for (const values of [EMPTY_COLLECTION, collectionToValues(saved)])
    expect(valuesToCollection(values).image).toBeNull();
});

it('reads a rule as it was, and says at its field what is not understood', () => {
  const rule = {
    categories: ['Books'],
    brands: [],
    tags: ['linen'],
    minPrice: 1_999,
    maxPrice: null,
    minRating: 4,
    text: 'linen',
    onSale: false,
    inStock: true,
  };
  const values = collectionToValues({ ...saved, kind: 'rule', rule });
  expect(valuesToCollection(values)).toMatchObject({ kind: 'rule', rule, productIds: [] });
  expect(collectionErrors({ ...values, rule: { ...values.rule, maxPrice: '12,50' } })).toEqual({
    'rule.maxPrice': 'The highest price is unclear: write it like 1,299.50',
  });
  const byHand = { ...values, kind: 'hand', rule: { ...values.rule, maxPrice: '12,50' } };
  expect(collectionErrors(byHand)).toEqual({});
});
