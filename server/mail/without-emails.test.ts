import { expect, test } from 'vitest';
import { withoutEmails } from './without-emails.ts';

test.each([
  ['550 <ada@example.com> is unknown', '550 … is unknown'],
  ['ada@a.example, bob@b.example', '… …'],
  ['at 12:00 @ noon', 'at 12:00 @ noon'],
])('%s becomes %s', (text, shown) => {
  expect(withoutEmails(text)).toBe(shown);
});

test('a long word without an address stays, and is read once', () => {
  const word = 'a'.repeat(2_000_000);
  expect(withoutEmails(word)).toBe(word);
});
