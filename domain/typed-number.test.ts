import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  explainAmount,
  type NumberProblem,
  readAmount,
  readCount,
  readPercent,
  readSignedAmount,
} from './typed-number.ts';

describe('an amount that is clear', () => {
  test.each([
    ['1299', 129_900],
    ['1,299', 129_900],
    ['1,299.50', 129_950],
    ['$1,299.50', 129_950],
    ['$ 1,299.50', 129_950],
    ['US$1,299', 129_900],
    ['1,299 USD', 129_900],
    [' 12.5 ', 1_250],
    ['12.', 1_200],
    ['.99', 99],
    ['0', 0],
    ['007', 700],
    ['999,999.99', 99_999_999],
    ['1 299.50', 129_950],
    ['1\u00a0299', 129_900],
    ['１２.５０', 1_250],
  ])('is read: %s', (typed, cents) => {
    expect(readAmount(typed)).toEqual({ ok: true, cents });
  });

  it('is every amount as the shop formats it and as people shorten it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        const written = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
        const plain = String(cents / 100);
        for (const typed of [written, `$${written}`, written.replaceAll(',', ''), plain, ` ${plain} `])
          expect(readAmount(typed)).toEqual({ ok: true, cents });
      }),
    );
  });
});

describe('an amount that is not clear', () => {
  test.each<[string, NumberProblem]>([
    ['', 'missing'],
    ['  ', 'missing'],
    ['$', 'missing'],
    ['abc', 'not_a_number'],
    ['12abc', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['Infinity', 'not_a_number'],
    ['.', 'not_a_number'],
    ['--5', 'not_a_number'],
    ['€5', 'not_a_number'],
    ['$$5', 'not_a_number'],
    ['12,50', 'unclear'],
    ['1,2,3', 'unclear'],
    ['1.299,50', 'unclear'],
    ['1.299.500', 'unclear'],
    ['1,2999', 'unclear'],
    ['1299,500', 'unclear'],
    ['1,299 500', 'unclear'],
    ['0,125', 'unclear'],
    [',99', 'unclear'],
    ["1'299", 'unclear'],
    ['12 50', 'unclear'],
    ['-5', 'negative'],
    ['-$5', 'negative'],
    ['$-5', 'negative'],
    ['−1,299', 'negative'],
    ['1.234', 'too_many_decimals'],
    ['0.001', 'too_many_decimals'],
    ['1,000,000', 'too_large'],
    ['9'.repeat(400), 'too_large'],
  ])('is refused: "%s"', (typed, problem) => {
    expect(readAmount(typed)).toEqual({ ok: false, problem });
  });

  it('is never truncated: all typed digits count', () => {
    const typing = fc.string({ unit: fc.constantFrom(...'0123456789.,$ -a'), maxLength: 12 });
    fc.assert(
      fc.property(typing, (typed) => {
        const read = readAmount(typed);
        if (!read.ok) return;
        const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
        const decimals = typed.trim().split('.')[1]?.replace(/\D/g, '').length ?? 0;
        expect(String(read.cents).replace(/^0$/, '')).toBe(
          (digits + '0'.repeat(2 - decimals)).replace(/^0+$/, ''),
        );
      }),
    );
  });

  it('is refused above a given limit', () => {
    expect(readAmount('100,000', 9_999_999)).toEqual({ ok: false, problem: 'too_large' });
    expect(explainAmount('Shipping', 'too_large', 9_999_999)).toBe('Shipping must be less than $100,000');
    expect(explainAmount('Price', 'too_large')).toBe('Price must be less than $1,000,000');
  });
});

test.each([
  ['8', 800],
  ['8.25', 825],
  ['8.25%', 825],
  ['100 %', 10_000],
])('reads a percentage: %s', (typed, basisPoints) => {
  expect(readPercent(typed)).toEqual({ ok: true, basisPoints });
});

test.each<[string, NumberProblem]>([
  ['8,25', 'unclear'],
  ['8.255', 'too_many_decimals'],
  ['101', 'too_large'],
  ['$8', 'not_a_number'],
])('refuses a percentage: %s', (typed, problem) => {
  expect(readPercent(typed)).toEqual({ ok: false, problem });
});

test.each([
  ['7', 7],
  ['1,299', 1_299],
  ['7.0', 7],
])('reads a count: %s', (typed, count) => {
  expect(readCount(typed, 1_000_000)).toEqual({ ok: true, count });
});

test.each<[string, NumberProblem]>([
  ['1,2,3', 'unclear'],
  ['7.5', 'too_many_decimals'],
  ['-1', 'negative'],
  ['1e3', 'not_a_number'],
  ['1,000,001', 'too_large'],
])('refuses a count: %s', (typed, problem) => {
  expect(readCount(typed, 1_000_000)).toEqual({ ok: false, problem });
});

test.each([
  ['-1,299.50', -129_950],
  ['− $5', -500],
  ['–.99', -99],
  ['12.5', 1_250],
  ['-0', 0],
])('an amount that may be negative: %j is %d cents', (typed, cents) => {
  expect(readSignedAmount(typed)).toEqual({ ok: true, cents });
});

// A pattern that tries each space again would take minutes.
test.each(['1$', '1$%', '-', 'US', '1,', "1'"])('a million spaces after %j are read once', (start) => {
  const typed = `${start}${' '.repeat(1_000_000)}x`;
  expect(readAmount(typed).ok).toBe(false);
  expect(readSignedAmount(typed).ok).toBe(false);
  expect(readPercent(typed).ok).toBe(false);
  expect(readCount(typed, 10).ok).toBe(false);
});
