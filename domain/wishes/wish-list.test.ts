import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_WISHES, mergeWishes, removeWish, type Wish } from './wish-list.ts';

const wish = (productId: string, day: number, seenPrice = 100): Wish => ({
  productId,
  seenPrice,
  addedAt: new Date(day * 86_400_000).toISOString(),
});
const wishes = fc.array(
  fc
    .record({ productId: fc.nat(150), day: fc.nat(9), price: fc.nat(5) })
    .map(({ productId, day, price }) => wish(`p${productId}`, day, price)),
  { maxLength: 120 },
);

describe('wish lists', () => {
  it('are united, newest first, with the price that was seen first', () => {
    const merged = mergeWishes([wish('lamp', 2, 500)], [wish('kettle', 3), wish('lamp', 1, 400)]);
    expect(merged).toEqual([wish('kettle', 3), wish('lamp', 1, 400)]);
  });

  it('are the same in either order, and by being united again', () => {
    fc.assert(
      fc.property(wishes, wishes, (one, other) => {
        const merged = mergeWishes(one, other);
        expect(mergeWishes(other, one)).toEqual(merged);
        expect(mergeWishes(merged, [])).toEqual(merged);
        expect(new Set(merged.map(({ productId }) => productId)).size).toBe(merged.length);
        expect(merged.length).toBeLessThanOrEqual(MAX_WISHES);
      }),
    );
  });

  it('keep the newest of too many', () => {
    const many = Array.from({ length: MAX_WISHES + 5 }, (_, day) => wish(`p${day}`, day));
    expect(mergeWishes(many, []).at(-1)?.productId).toBe('p5');
  });

  it('lose one product, or all', () => {
    const list = [wish('kettle', 3), wish('lamp', 1)];
    expect(removeWish(list, 'lamp')).toEqual([wish('kettle', 3)]);
    expect(removeWish(list, 'sofa')).toEqual(list);
    expect(removeWish(list, null)).toEqual([]);
  });
});
