import { expect, it, test } from 'vitest';
import { readReturnPolicy, returnPromise } from './return-policy.ts';

it('is nothing until the seller writes it', () => {
  expect(readReturnPolicy({ returnPolicy: '', returnDays: 30 })).toBeNull();
  expect(readReturnPolicy({ returnPolicy: 'Send it back.', returnDays: 30 })).toEqual({ days: 30 });
});

test.each([
  [30, 'Returns within 30 days'],
  [1, 'Returns within 1 day'],
  [0, null],
])('%i days promise %j', (days, promise) => {
  expect(returnPromise({ days })).toBe(promise);
});
