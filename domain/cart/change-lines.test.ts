import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINES, MAX_QUANTITY } from '../limits.ts';
import { addLine, afterOrder, contains, mergeCarts, removeLine, setQuantity } from './change-lines.ts';

const seen = { name: 'Lamp', image: '', description: '', unitPrice: 4_999 };
const line = (key: string, quantity: number, addedAt = new Date(0)) => ({ key, quantity, seen, addedAt });

const cart = fc.uniqueArray(
  fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), quantity: fc.integer({ min: 1, max: 50 }) }),
  { selector: ({ key }) => key },
);
const pieces = (lines: readonly { key: string; quantity: number }[]) =>
  new Map(lines.map(({ key, quantity }) => [key, quantity]));

describe('a cart', () => {
  it('C2: adds to the line of an equal choice, and sets quantities', () => {
    const added = addLine([line('a', 2)], { ...line('a', 3), seen: { ...seen, unitPrice: 1 } });
    expect(added).toMatchObject({ ok: true, lines: [{ key: 'a', quantity: 5, seen: { unitPrice: 1 } }] });
    expect(addLine([line('a', 2)], line('b', 1))).toMatchObject({ lines: [{ key: 'a' }, { key: 'b' }] });
    expect(setQuantity([line('a', 2)], 'a', 7)).toMatchObject({ lines: [{ quantity: 7 }] });
    expect(setQuantity([line('a', 2)], 'a', 0)).toEqual({ ok: true, lines: [] });
    expect(setQuantity([line('a', 2)], 'b', 1)).toEqual({ ok: false, problem: { code: 'line_missing' } });
    expect(removeLine([line('a', 2)], 'b')).toEqual([line('a', 2)]);
  });

  it('puts a line back at its old place', () => {
    const lines = ['c', 'b', 'a'].map((key, at) => line(key, 1, new Date(at)));
    for (const removed of lines)
      expect(addLine(removeLine(lines, removed.key), removed)).toEqual({ ok: true, lines });
    expect(addLine(lines, line('0', 1, new Date(9)))).toMatchObject({
      lines: [{ key: 'c' }, { key: 'b' }, { key: 'a' }, { key: '0' }],
    });
  });

  it('has limits', () => {
    const full = Array.from({ length: MAX_LINES }, (_, at) => line(`${at}`, 1));
    expect(addLine(full, line('x', 1))).toMatchObject({ problem: { code: 'too_many_lines' } });
    expect(addLine(full, line('3', 1)).ok).toBe(true);
    expect(addLine([line('a', MAX_QUANTITY)], line('a', 1))).toMatchObject({
      problem: { code: 'too_many_pieces', most: MAX_QUANTITY },
    });
    expect(setQuantity([line('a', 1)], 'a', 1e9)).toMatchObject({ problem: { code: 'too_many_pieces' } });
  });

  it('C5: keeps what an order did not buy', () => {
    fc.assert(
      fc.property(cart, cart, (lines, bought) => {
        const left = pieces(afterOrder(lines, bought));
        for (const { key, quantity } of lines)
          expect(left.get(key) ?? 0).toBe(Math.max(0, quantity - (pieces(bought).get(key) ?? 0)));
      }),
    );
  });

  it('C5: is empty after an order of all of it, which it contained', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(contains(lines, lines)).toBe(true);
        expect(afterOrder(lines, lines)).toEqual([]);
        for (const { key } of lines) expect(contains(removeLine(lines, key), lines)).toBe(false);
      }),
    );
  });

  it('C7: is merged by the larger quantity of each line, once', () => {
    fc.assert(
      fc.property(cart, cart, (one, other) => {
        const merged = mergeCarts(one, other);
        const larger = (key: string) => Math.max(pieces(one).get(key) ?? 0, pieces(other).get(key) ?? 0);
        for (const { key, quantity } of merged) expect(quantity).toBe(larger(key));
        expect(new Set(merged.map(({ key }) => key))).toEqual(
          new Set([...one, ...other].map(({ key }) => key)),
        );
        expect(mergeCarts(merged, other)).toEqual(merged);
        expect(pieces(mergeCarts(other, one))).toEqual(pieces(merged));
      }),
    );
  });
});
