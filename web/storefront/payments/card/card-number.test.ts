import { describe, expect, it } from 'vitest';
import { caretAfterDigits, checkCardNumber, formatCardNumber, passesLuhn } from './card-number.ts';

describe('formatting a card number', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242 4242.4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822463100059', '3782 822463 10005'],
    ['36227206271667', '3622 720627 1667'],
    ['3056930009020004', '3056 9300 0902 0004'],
    ['5555555555554444999', '5555 5555 5555 4444'],
    ['4000000000000000006', '4000 0000 0000 0000 006'],
    ['99999999999999999999', '9999 9999 9999 9999 999'],
    ['card', ''],
  ])('turns %j into %j', (typed, formatted) => {
    expect(formatCardNumber(typed)).toBe(formatted);
  });

  it.each([
    ['4242 4242', 0, 0],
    ['4242 4242', 4, 4],
    ['4242 4242', 5, 6],
    ['4242 4242', 8, 9],
    ['4242 4242', 20, 9],
    ['', 0, 0],
  ])('puts the caret in %j after %i digits at %i', (formatted, digits, caret) => {
    expect(caretAfterDigits(formatted, digits)).toBe(caret);
  });
});

describe('checking a card number', () => {
  it.each([
    '4242 4242 4242 4242',
    '4000 0000 0000 0002',
    '4000002500003155',
    '5555555555554444',
    '3782 822463 10005',
    '6011111111111117',
    '3056930009020004',
    '36227206271667',
    '3566002020360505',
    '6200000000000005',
  ])('accepts %s', (number) => {
    expect(checkCardNumber(number)).toBeNull();
  });

  it.each([
    ['', 'Card number is required'],
    ['abc', 'Card number is required'],
    ['4242', 'Card number is incomplete'],
    ['5555 5555 5555', 'Card number is incomplete'],
    ['1234', 'Card number is incomplete'],
    ['4242 4242 4242 4241', 'Card number is not valid'],
    ['4242 4242 4242 42', 'Card number is not valid'],
    ['9999 9999 9999 9999', 'Card number is not valid'],
  ])('refuses %j: %s', (number, message) => {
    expect(checkCardNumber(number)).toBe(message);
  });

  it('detects any single wrong digit', () => {
    const number = '4242424242424242';
    for (let place = 0; place < number.length; place += 1) {
      const wrong = String((Number(number[place]) + 1) % 10);
      expect(passesLuhn(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false);
    }
  });
});
