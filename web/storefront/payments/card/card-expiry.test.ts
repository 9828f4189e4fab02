import { describe, expect, it } from 'vitest';
import { checkExpiry, formatExpiry, parseExpiry } from './card-expiry.ts';

const now = new Date('2026-06-15T12:00:00Z');

describe('formatting an expiry date', () => {
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
  ])('turns %j into %j', (typed, formatted) => {
    expect(formatExpiry(typed)).toBe(formatted);
  });

  it.each([
    ['12/2030', '12/30'],
    ['12 / 30', '12/30'],
    ['12 / 2030', '12/30'],
    ['1230', '12/30'],
    ['122030', '12/30'],
    ['5/30', '05/30'],
  ])('turns %j typed key by key into %j', (keys, formatted) => {
    expect([...keys].reduce((box, key) => formatExpiry(box + key), '')).toBe(formatted);
  });

  it('keeps a formatted date unchanged', () => {
    for (const written of ['05/', '12/', '12/3', '12/30']) expect(formatExpiry(written)).toBe(written);
  });

  it.each([
    ['12/3', '12/3'],
    ['12/', '12'],
    ['12', '12'],
    ['1', '1'],
    ['05', '05'],
    ['', ''],
  ])('turns %j into %j while deleting', (typed, formatted) => {
    expect(formatExpiry(typed, true)).toBe(formatted);
  });
});

describe('checking an expiry date', () => {
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

  it('accepts a card until the last moment of its month', () => {
    expect(checkExpiry('06/26', new Date('2026-06-30T23:59:59Z'))).toBeNull();
    expect(checkExpiry('06/26', new Date('2026-07-01T00:00:00Z'))).toBe('This card has expired');
  });
});
