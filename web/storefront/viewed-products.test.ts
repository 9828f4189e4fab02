import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_VIEWED, readViewed, withViewed } from './viewed-products.ts';

it('the product that is looked at comes first, each is there once, and the oldest goes', () => {
  expect(withViewed(['lamp', 'kettle'], 'kettle')).toEqual(['kettle', 'lamp']);
  const many = Array.from({ length: MAX_VIEWED }, (_, n) => `p${n}`);
  const ids = withViewed(many, 'new');
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([MAX_VIEWED, 'new', `p${MAX_VIEWED - 2}`]);
});

it('whatever is stored is read as ids, or as none', () => {
  expect(readViewed({ version: 1, ids: ['lamp', 7, '', 'a,b', 'lamp', 'kettle'] })).toEqual([
    'lamp',
    'kettle',
  ]);
  expect(readViewed({ version: 2, ids: ['lamp'] })).toEqual([]);
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.string()), (stored, ids) => {
      expect(Array.isArray(readViewed(stored))).toBe(true);
      expect(readViewed({ version: 1, ids }).length).toBeLessThanOrEqual(MAX_VIEWED);
    }),
  );
});
