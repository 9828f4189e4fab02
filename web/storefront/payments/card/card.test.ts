import { describe, expect, it } from 'vitest';
import { brandOf } from './card-brand.ts';
import { checkExpiry, formatExpiry, parseExpiry } from './card-expiry.ts';
import { caretAfterDigits, checkCardNumber, formatCardNumber, passesLuhn } from './card-number.ts';
import { checkSecurityCode, formatSecurityCode } from './card-security-code.ts';
import { checkCard } from './typed-card.ts';

const now = new Date('2026-06-15T12:00:00Z');

describe('tells the brand', () => {
  it.each([
    ['4', 'Visa'],
    ['4242424242424242', 'Visa'],
    ['5555555555554444', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['2720', 'Mastercard'],
    ['2223003122003222', 'Mastercard'],
    ['378282246310005', 'American Express'],
    ['6011111111111117', 'Discover'],
    ['6500', 'Discover'],
    ['3056930009020004', 'Diners Club'],
    ['36227206271667', 'Diners Club'],
    ['3566002020360505', 'JCB'],
    ['6200000000000005', 'UnionPay'],
  ])('of %s: %s', (digits, name) => {
    expect(brandOf(digits)?.name).toBe(name);
  });

  it.each(['', '1', '5', '2220', '2721', '56', '60'])('of %j: none', (digits) => {
    expect(brandOf(digits)).toBeNull();
  });
});

describe('writes a card number', () => {
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
  ])('%j as %j', (typed, formatted) => {
    expect(formatCardNumber(typed)).toBe(formatted);
  });

  it.each([
    ['4242 4242', 0, 0],
    ['4242 4242', 4, 4],
    ['4242 4242', 5, 6],
    ['4242 4242', 8, 9],
    ['4242 4242', 20, 9],
    ['', 0, 0],
  ])('with the caret in %j after %i digits at %i', (formatted, digits, caret) => {
    expect(caretAfterDigits(formatted, digits)).toBe(caret);
  });
});

describe('checks a card number', () => {
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

  it('notices any single wrong digit', () => {
    const number = '4242424242424242';
    for (let place = 0; place < number.length; place += 1) {
      const wrong = String((Number(number[place]) + 1) % 10);
      expect(passesLuhn(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false);
    }
  });
});

describe('writes an expiry date', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['1', '1'],
    ['5', '05/'],
    ['12', '12/'],
    ['12/', '12/'],
    ['1/', '01/'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['12 / 30', '12/30'],
    ['12/2030', '12/30'],
    ['12-30', '12/30'],
    ['122030', '12/30'],
    ['530', '05/30'],
    ['1/30', '01/30'],
    ['12/301', '12/30'],
    ['12/203', '12/203'],
    ['x', ''],
    ['/', ''],
  ])('%j as %j', (typed, formatted) => {
    expect(formatExpiry(typed)).toBe(formatted);
  });

  it.each([
    ['12/2030', '12/30'],
    ['12 / 30', '12/30'],
    ['12 / 2030', '12/30'],
    ['1230', '12/30'],
    ['122030', '12/30'],
    ['5/30', '05/30'],
  ])('typed key by key, %j as %j', (keys, formatted) => {
    expect([...keys].reduce((box, key) => formatExpiry(box + key), '')).toBe(formatted);
  });

  it('stays as it is when written again', () => {
    for (const written of ['05/', '12/', '12/3', '12/30']) expect(formatExpiry(written)).toBe(written);
  });

  it.each([
    ['12/3', '12/3'],
    ['12/', '12'],
    ['12', '12'],
    ['1', '1'],
    ['05', '05'],
    ['', ''],
  ])('while deleting leaves %j as %j', (typed, formatted) => {
    expect(formatExpiry(typed, true)).toBe(formatted);
  });
});

describe('checks an expiry date', () => {
  it.each(['12/30', ' 12 / 30 ', '12/2030', '1230', '122030', '12-30'])(
    'reads %s as a month of a year',
    (text) => {
      expect(parseExpiry(text)).toEqual({ month: 12, year: 2030 });
    },
  );

  it.each(['06/26', '07/26', '01/27', '12/99'])('accepts %s', (text) => {
    expect(checkExpiry(text, now)).toBeNull();
  });

  it.each([
    ['', 'Expiry date is required'],
    ['1', 'Expiry date must be in MM/YY format'],
    ['13/30', 'Expiry date must be in MM/YY format'],
    ['12/203', 'Expiry date must be in MM/YY format'],
    ['12/3030', 'Expiry date must be in MM/YY format'],
    ['00/30', 'Expiry date must be in MM/YY format'],
    ['12/3', 'Expiry date must be in MM/YY format'],
    ['05/26', 'This card has expired'],
    ['12/25', 'This card has expired'],
  ])('refuses %j: %s', (text, message) => {
    expect(checkExpiry(text, now)).toBe(message);
  });

  it('holds a card good to the last moment of its month', () => {
    expect(checkExpiry('06/26', new Date('2026-06-30T23:59:59Z'))).toBeNull();
    expect(checkExpiry('06/26', new Date('2026-07-01T00:00:00Z'))).toBe('This card has expired');
  });
});

describe('checks a security code', () => {
  it.each([
    ['123', '4242 4242 4242 4242', null],
    ['1234', '3782 822463 10005', null],
    ['123', '', null],
    ['1234', '', null],
    ['', '4242', 'CVC is required'],
    ['12', '4242', 'CVC must be 3 digits'],
    ['1234', '4242', 'CVC must be 3 digits'],
    ['123', '3782', 'CVC must be 4 digits'],
    ['12', '', 'CVC must be 3 or 4 digits'],
    ['12a', '4242', 'CVC must be 3 digits'],
  ])('%j of the card %j: %s', (code, number, message) => {
    expect(checkSecurityCode(code, number)).toBe(message);
  });

  it('lets nobody type more of it than there is', () => {
    expect(formatSecurityCode('12a345', '4242')).toBe('123');
    expect(formatSecurityCode('12345', '3782')).toBe('1234');
  });
});

it('checks a whole card, a message for each wrong field', () => {
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  expect(checkCard(card, now)).toEqual({});
  expect(checkCard({ number: '', expiry: '01/20', cvc: '1' }, now)).toEqual({
    number: 'Card number is required',
    expiry: 'This card has expired',
    cvc: 'CVC must be 3 or 4 digits',
  });
});
