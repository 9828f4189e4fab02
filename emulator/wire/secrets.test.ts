import { expect, it } from 'vitest';
import { isSameSecret, randomText } from './secrets.ts';

it('generates unique texts of letters and digits', () => {
  const texts = Array.from({ length: 2000 }, () => randomText(24));
  expect(new Set(texts).size).toBe(2000);
  for (const text of texts) expect(text).toMatch(/^[0-9A-Za-z]{24}$/);
  expect(new Set(texts.join('')).size).toBe(62);
});

it.each([
  ['secret', 'secret', true],
  ['secret', 'Secret', false],
  ['secret', 'secret ', false],
  ['', 'secret', false],
])('%j and %j: %s', (given, expected, same) => {
  expect(isSameSecret(given, expected)).toBe(same);
});
