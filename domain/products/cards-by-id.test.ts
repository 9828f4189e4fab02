import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CARDS_BY_ID, idGroups, isProductId } from './cards-by-id.ts';

it('ids are grouped in their order, as one call takes them', () => {
  const ids = fc.array(fc.string({ minLength: 1, maxLength: 120 }), { maxLength: 60 });
  fc.assert(
    fc.property(ids, (asked) => {
      const groups = idGroups(asked);
      expect(groups.flat()).toEqual(asked);
      for (const group of groups) {
        expect(group.length).toBeLessThanOrEqual(CARDS_BY_ID.products);
        expect(group.join().length).toBeLessThanOrEqual(CARDS_BY_ID.characters);
      }
    }),
  );
});

it('an id that no call takes is left out', () => {
  expect(idGroups(['lamp', 'x'.repeat(481), 'kettle'])).toEqual([['lamp', 'kettle']]);
});

it('what the call or an address cannot hold is no id', () => {
  for (const id of ['lamp', 'ember-kettle-0a1b2c3d', 'x'.repeat(200)]) expect(isProductId(id)).toBe(true);
  for (const other of ['', 'a,b', 'x'.repeat(201), 'la\u0000mp', 'la\nmp', '\ud800', 7, null])
    expect(isProductId(other)).toBe(false);
});
