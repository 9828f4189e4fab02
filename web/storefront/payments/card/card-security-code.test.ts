import { describe, expect, it } from 'vitest';
import { checkSecurityCode, formatSecurityCode } from './card-security-code.ts';

describe('checking a security code', () => {
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
  ])('returns for %j of the card %j: %s', (code, number, message) => {
    expect(checkSecurityCode(code, number)).toBe(message);
  });

  it('limits the typed length to that of the code', () => {
    expect(formatSecurityCode('12a345', '4242')).toBe('123');
    expect(formatSecurityCode('12345', '3782')).toBe('1234');
  });
});
