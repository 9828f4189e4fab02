import { describe, expect, it, test } from 'vitest';
import { toSavedCardUse } from './card-choice.ts';
import { formatCardExpiry, formatCardName, isExpired } from './card-name.ts';

describe('a saved card', () => {
  test.each([
    ['visa', 'Visa ending in 4242'],
    ['amex', 'American Express ending in 4242'],
    ['newcomer', 'Card ending in 4242'],
  ])('of the brand %s is called %s', (brand, name) => {
    expect(formatCardName({ brand, last4: '4242' })).toBe(name);
  });

  it('expires at the end of its month', () => {
    const card = { expMonth: 12, expYear: 2031 };
    const lastDay = new Date(2031, 11, 31, 23, 59);
    expect([isExpired(card, lastDay), formatCardExpiry(card, lastDay)]).toEqual([false, 'Expires 12/31']);
    const after = new Date(2032, 0, 1);
    expect([isExpired(card, after), formatCardExpiry(card, after)]).toEqual([true, 'Expired 12/31']);
  });
});

test('the shop hears of a card only if it is saved, or to be saved', () => {
  const account = 'ada@example.com';
  expect(toSavedCardUse(null)).toBeUndefined();
  expect(toSavedCardUse({ account, id: null, savesCard: false })).toBeUndefined();
  expect(toSavedCardUse({ account, id: null, savesCard: true })).toEqual({ use: 'save', account });
  expect(toSavedCardUse({ account, id: 'pm_1', savesCard: false })).toEqual({ use: 'saved', account });
});
