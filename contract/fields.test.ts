import { describe, expect, it, test } from 'vitest';
import { emailAddress, phoneNumber } from './fields.ts';

const findProblem = (schema: ReturnType<typeof emailAddress>, typed: string) =>
  schema.safeParse(typed).error?.issues[0]?.message;

describe('an email address', () => {
  test.each(['ada@example.com', ' ada.l+shop@mail.example.co.uk ', 'ä@bücher.example'])(
    'accepts %s',
    (typed) => {
      expect(emailAddress().safeParse(typed).success).toBe(true);
    },
  );

  test.each(['a@x..com', 'a@.x.com', 'a@x.com.', 'a@x', 'a@@x.com', '@x.com', 'a b@x.com'])(
    'rejects %s',
    (typed) => {
      expect(findProblem(emailAddress(), typed)).toBe('Email is invalid');
    },
  );
});

describe('a phone number', () => {
  it('is required, with the message of the specification', () => {
    for (const typed of ['', '  '])
      expect(findProblem(phoneNumber(), typed)).toBe('Phone number is required');
  });

  test.each(['abc', '12', 'none'])('rejects %s', (typed) => {
    expect(findProblem(phoneNumber(), typed)).toBe('Phone number is invalid');
  });

  it('keeps its formatting', () => {
    expect(phoneNumber().parse(' +1 (503) 555-0101 ')).toBe('+1 (503) 555-0101');
  });
});
