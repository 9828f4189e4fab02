import { expect, it, test } from 'vitest';
import { heldBy, heldText, isHeldFor } from './stock-hold.ts';

const until = new Date(2026, 0, 5, 14, 45);

test.each([
  ['15 minutes', 900_000, 'We hold this for you until 2:45 PM.'],
  ['5 minutes', 300_000, 'We hold this for you until 2:45 PM.'],
  ['just under 5 minutes', 299_000, 'We hold this for you until 2:45 PM (4:59 left).'],
  ['9 seconds', 8_500, 'We hold this for you until 2:45 PM (0:09 left).'],
  ['nothing', 0, 'No longer held. You can still order while there is stock.'],
])('the text of a stock hold with %s left', (_, left, text) => {
  expect(heldText(until, left).replace('\u202f', ' ')).toBe(text);
});

const wanted = {
  userEmail: 'ada@example.com',
  products: [{ productId: 'kettle', quantity: 2 }],
  total: 5_400,
};

it('a stock hold applies only to the lines being bought', () => {
  const held = heldBy({ heldUntil: until.toISOString(), wanted });
  if (!held) throw new Error('expected pieces that are kept');
  expect(isHeldFor(held, [{ productId: 'kettle', quantity: 2 }])).toBe(true);
  expect(isHeldFor(held, [{ productId: 'kettle', quantity: 1 }])).toBe(false);
  expect(isHeldFor(held, [{ productId: 'lamp', quantity: 2 }])).toBe(false);
  const kettle = { productId: 'kettle', quantity: 2 };
  expect(isHeldFor(held, [kettle, { productId: 'lamp', quantity: 1 }])).toBe(false);
});

it('a product without a stock count has no stock hold', () => {
  expect(heldBy({ heldUntil: null, wanted })).toBeNull();
});
