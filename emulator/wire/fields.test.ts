import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { amount, currency, email, list, metadata, returnUrl, shipping, text } from './fields.ts';
import { parseParameters } from './parameters.ts';

/** The value, or 'code' of the refusal. */
function read(schema: z.ZodType, value: unknown): unknown {
  const result = parseParameters(schema, value as never);
  return result.ok ? result.value : { refused: result.refusal.error.code ?? null };
}

it.each([
  ['50', 50],
  ['99999999', 99_999_999],
  ['49', { refused: 'amount_too_small' }],
  ['0', { refused: 'parameter_invalid_integer' }],
  ['-100', { refused: 'parameter_invalid_integer' }],
  ['10.5', { refused: 'parameter_invalid_integer' }],
  ['1e3', { refused: 'parameter_invalid_integer' }],
  ['', { refused: 'parameter_invalid_integer' }],
  ['100000000', { refused: 'amount_too_large' }],
  [undefined, { refused: 'parameter_missing' }],
])('reads the amount %s as %s', (given, expected) => {
  expect(read(amount, given)).toEqual(expected);
});

it.each([
  ['usd', 'usd'],
  ['EUR', 'eur'],
  ['xyzw', { refused: null }],
  ['$', { refused: null }],
])('reads the currency %s as %s', (given, expected) => {
  expect(read(currency, given)).toEqual(expected);
});

it.each([
  'https://shop.example/return?order=1#end',
  'http://127.0.0.1:3000/return',
  '/checkout/return?x=1',
  '/',
])('lets shoppers return to %s', (url) => {
  expect(read(returnUrl, url)).toBe(url);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,hi',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  'https:/elsewhere.example',
  'https://',
  'checkout',
  ' https://shop.example',
  '',
])('refuses %s as a return address', (url) => {
  expect(read(returnUrl, url)).toEqual({ refused: 'url_invalid' });
});

describe('texts', () => {
  it('are refused empty, and too long', () => {
    expect(read(text(5), '')).toEqual({ refused: 'parameter_invalid_empty' });
    expect(read(text(5), 'abcdef')).toEqual({ refused: null });
    expect(read(text(5), { 0: 'a' })).toEqual({ refused: null });
    for (const address of ['nobody', 'a@b', 'a..b@example.com', 'ada@exämple.com', 'ada@-example.com'])
      expect(read(email, address)).toEqual({ refused: 'email_invalid' });
  });
});

it('reads lists and metadata', () => {
  expect(read(list(text(5)), { 0: 'a', 1: 'b' })).toEqual(['a', 'b']);
  expect(read(metadata, { order: '1', unset: '' })).toEqual({ order: '1' });
});

it('names a nested parameter as Stripe does', () => {
  const given = { name: 'Jenny', address: { line1: 'x', planet: 'Mars' } };
  expect(parseParameters(shipping, given)).toMatchObject({
    refusal: { error: { code: 'parameter_unknown', param: 'address[planet]' } },
  });
});
