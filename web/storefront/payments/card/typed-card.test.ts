import { expect, it } from 'vitest';
import { checkCard } from './typed-card.ts';

const now = new Date('2026-06-15T12:00:00Z');

it('the check of a card returns a message for each invalid field', () => {
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  expect(checkCard(card, now)).toEqual({});
  expect(checkCard({ number: '', expiry: '01/20', cvc: '1' }, now)).toEqual({
    number: 'Card number is required',
    expiry: 'This card has expired',
    cvc: 'CVC must be 3 or 4 digits',
  });
});
