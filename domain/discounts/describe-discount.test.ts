import { describe, expect, it, test } from 'vitest';
import { checkDiscount, type DiscountFields, toDiscountFields } from './check-discount.ts';
import { describeDiscount } from './describe-discount.ts';
import type { Discount } from './discount.ts';
import { testDiscount } from './test-discount.ts';

const now = new Date('2026-03-04T12:00:00Z');
const at = (text: string) => new Date(`${text}T00:00:00Z`);

test.each<[string, Partial<Discount>]>([
  ['10 % off everything', {}],
  [
    '20 % off Fashion from $50, once per customer, until Sunday',
    {
      terms: { kind: 'percent', basisPoints: 2_000 },
      scope: { of: 'categories', values: ['Fashion'] },
      minimumSubtotal: 5_000,
      perCustomer: 1,
      endsAt: at('2026-03-09'),
    },
  ],
  ['$12.50 off the order, 100 times in all', { terms: { kind: 'amount', amount: 1_250 }, usageLimit: 100 }],
  [
    'Free shipping from $50, from Saturday until March 31, 2026',
    {
      terms: { kind: 'shipping' },
      minimumSubtotal: 5_000,
      startsAt: at('2026-03-07'),
      endsAt: at('2026-04-01'),
    },
  ],
  [
    'Buy 2, get 1 free of Mug and 2nd, twice per customer',
    {
      terms: { kind: 'buy_get', buy: 2, get: 1, basisPoints: 10_000 },
      scope: { of: 'products', values: ['mug', 'two'] },
      perCustomer: 2,
    },
  ],
  ['10 % off Slow mornings', { scope: { of: 'collections', values: ['slow'] } }],
  ['10 % off 1 collection', { scope: { of: 'collections', values: ['unknown'] } }],
])('%s', (sentence, part) => {
  const names = new Map([
    ['mug', 'Mug'],
    ['two', '2nd'],
    ['slow', 'Slow mornings'],
  ]);
  expect(describeDiscount(testDiscount(part), { zone: 'UTC', now, names })).toBe(sentence);
});

describe('a discount as it is typed', () => {
  const fields = (part: Partial<DiscountFields> = {}): DiscountFields => ({
    ...toDiscountFields(testDiscount()),
    ...part,
  });
  const problemsOf = (part: Partial<DiscountFields>, uses = 0) => {
    const checked = checkDiscount(fields(part), uses);
    return checked.ok ? {} : checked.problems;
  };

  it('becomes the same discount again', () => {
    const definition = testDiscount({ terms: { kind: 'buy_get', buy: 2, get: 1, basisPoints: 5_000 } });
    const { id: _, uses: __, ...defined } = definition;
    expect(checkDiscount(toDiscountFields(definition))).toEqual({ ok: true, definition: defined });
  });

  test.each<[keyof DiscountFields, string, Partial<DiscountFields>, number?]>([
    ['value', 'The percentage must be above 0 and at most 100', { value: 101 }],
    ['value', 'The amount must be from $0.01 to $999,999.99', { kind: 'amount', value: 0 }],
    ['code', 'Code is required', { code: '  ' }],
    ['scope', 'Choose at least one category', { scope: { of: 'categories', values: [] } }],
    ['endsAt', 'The end must be after the start', { startsAt: at('2026-03-05'), endsAt: at('2026-03-05') }],
    ['usageLimit', 'It is used 12 times already', { usageLimit: 11 }, 12],
    ['usageLimit', 'The limit must be a whole number from 1 to 1,000,000', { usageLimit: 0 }],
    ['buy', 'The pieces to buy must be a whole number from 1 to 100', { kind: 'buy_get', buy: 0, get: 1 }],
  ])('is refused at %s: %s', (field, message, part, uses) => {
    expect(problemsOf(part, uses)).toEqual({ [field]: message });
  });
});
