import { expect, test } from 'vitest';
import { normalizeEmail } from './email-address.ts';

test.each([['  Ada@Example.COM ', 'ada@example.com']])(
  'the email %j is compared as %s',
  (typed, compared) => {
    expect(normalizeEmail(typed)).toBe(compared);
  },
);
