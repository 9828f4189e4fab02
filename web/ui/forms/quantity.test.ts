import { describe, expect, it } from 'vitest';
import { readQuantity } from './quantity.ts';

const LIMITS = { min: 1, max: 10 };

describe('a typed quantity', () => {
  it.each([
    ['1', 1],
    [' 7 ', 7],
    ['10', 10],
    ['007', 7],
  ])('takes %j', (text, quantity) => {
    expect(readQuantity(text, LIMITS)).toEqual({ ok: true, quantity });
  });

  it.each(['', '0', '-5', '2,5', '2.5', '1.0', '1e1', '+3', 'two', '٣'])(
    'says what is wrong with %j',
    (text) => {
      expect(readQuantity(text, LIMITS)).toEqual({
        ok: false,
        message: 'Quantity must be a whole number from 1',
      });
    },
  );

  it.each(['11', '1000000000', '9'.repeat(400)])('says the most for %j', (text) => {
    expect(readQuantity(text, LIMITS)).toEqual({ ok: false, message: 'Quantity must be at most 10' });
    expect(readQuantity(text, { ...LIMITS, overMost: 'Only 10 left' })).toMatchObject({
      message: 'Only 10 left',
    });
  });

  it('may be none where nothing has to be chosen', () => {
    expect(readQuantity('0', { min: 0, max: 2 })).toEqual({ ok: true, quantity: 0 });
    expect(readQuantity('-1', { min: 0, max: 2 })).toMatchObject({
      message: 'Quantity must be a whole number from 0',
    });
  });
});
