import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeIssue } from './describe-issue.ts';

test.each([
  [z.number(), undefined, 'Required'],
  [z.number(), 'x', 'Must be a number'],
  [z.coerce.number(), 'x', 'Must be a number'],
  [z.number().check(z.int()), 1.5, 'Must be a whole number'],
  [z.number().check(z.int()), 1e99, 'Must be at most 9007199254740991'],
  [z.number().check(z.minimum(1)), 0, 'Must be at least 1'],
  [z.number().check(z.gt(1)), 1, 'Must be more than 1'],
  [z.number().check(z.maximum(9)), 10, 'Must be at most 9'],
  [z.string(), ['x'], 'Must be text'],
  [z.boolean(), 'yes', 'Must be true or false'],
  [z.array(z.string()), 'x', 'Must be a list'],
  [z.array(z.string()).check(z.minLength(1)), [], 'Must have 1 item(s) or more'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Must have 1 item(s) at most'],
  [z.object({}), [], 'Must be an object'],
  [z.record(z.string(), z.string()), [], 'Must be an object'],
  [z.enum(['newest', 'oldest']), 'x', 'Must be one of newest, oldest'],
  [z.literal('usd'), 'eur', 'Must be usd'],
  [z.union([z.string(), z.number()]), {}, 'Not valid'],
])('%# has a plain message: %s %j is %s', (schema, value, words) => {
  const { error } = schema.safeParse(value, { error: describeIssue });
  expect(error?.issues[0]?.message).toBe(words);
});
