import { expect, it } from 'vitest';
import { beginAdding, settleAdding } from './adding.ts';

const from = {} as Element;
const lamp = { productId: 'lamp', quantity: 1 };

it('C2: the same line has the same key until its outcome is known', () => {
  const first = beginAdding(lamp, from);
  expect(beginAdding({ ...lamp }, from).key).toBe(first.key);
  settleAdding(first);
  expect(beginAdding(lamp, from).key).not.toBe(first.key);
});

it('C2: another line has another key', () => {
  const one = beginAdding(lamp, from);
  const two = beginAdding({ ...lamp, quantity: 2 }, from);
  expect(two.key).not.toBe(one.key);
});
