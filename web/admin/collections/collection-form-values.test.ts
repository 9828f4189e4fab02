import { expect, it } from 'vitest';
import { bodyOfCollection, EMPTY_COLLECTION, valuesOfCollection } from './collection-form-values.ts';

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
  expect(bodyOfCollection(valuesOfCollection({ ...saved, image })).image).toBe(image);
  for (const values of [EMPTY_COLLECTION, valuesOfCollection(saved)])
    expect(bodyOfCollection(values).image).toBeNull();
});
