import { describe, expect, it } from 'vitest';
import { readCard } from './read-card.ts';
import { TEST_CARDS } from './test-cards.ts';

const now = new Date('2026-06-15T12:00:00Z');
const read = (change: Partial<Parameters<typeof readCard>[0]>) =>
  readCard({ number: '4242424242424242', expMonth: '12', expYear: '34', cvc: '123', ...change }, now);
const findCode = (change: Parameters<typeof read>[0]) => {
  const result = read(change);
  return result.ok ? 'accepted' : (result.problem.declineCode ?? result.problem.code);
};

describe('accepts', () => {
  it.each(TEST_CARDS.map((card) => [card.number, card]))('the test card %s', (number, card) => {
    expect(read({ number })).toMatchObject({ ok: true, card });
  });

  it.each([
    ['spaces and dashes', { number: '4242 4242-4242 4242' }],
    ['a year of four digits', { expYear: '2034' }],
    ['the current month', { expMonth: '6', expYear: '26' }],
    ['a month with a zero', { expMonth: '07' }],
    ['four digits of code', { cvc: '1234' }],
    ['no code', { cvc: undefined }],
  ])('%s', (_, change) => {
    expect(findCode(change)).toBe('accepted');
  });
});

describe('refuses', () => {
  it.each([
    ['4242424242424241', 'incorrect_number'],
    ['4111111111111112', 'incorrect_number'],
    ['424242', 'invalid_number'],
    ['4242x24242424242', 'invalid_number'],
    ['', 'invalid_number'],
    ['4111111111111111', 'test_mode_live_card'],
    ['5454545454545454', 'test_mode_live_card'],
  ])('the number %s: %s', (number, code) => {
    expect(findCode({ number })).toBe(code);
  });

  it.each([
    [{ expMonth: '13' }, 'invalid_expiry_month'],
    [{ expMonth: '0' }, 'invalid_expiry_month'],
    [{ expMonth: 'x' }, 'invalid_expiry_month'],
    [{ expMonth: '5', expYear: '26' }, 'invalid_expiry_month'],
    [{ expYear: '25' }, 'invalid_expiry_year'],
    [{ expYear: '2099' }, 'invalid_expiry_year'],
    [{ expYear: 'xx' }, 'invalid_expiry_year'],
    [{ cvc: '99' }, 'invalid_cvc'],
    [{ cvc: 'abc' }, 'invalid_cvc'],
    [{ cvc: '' }, 'invalid_cvc'],
  ])('%o: %s', (change, code) => {
    expect(findCode(change)).toBe(code);
  });
});

it('documents no id and no number twice', () => {
  const names = TEST_CARDS.flatMap((card) => [card.number, ...card.ids]);
  expect(new Set(names).size).toBe(names.length);
});
