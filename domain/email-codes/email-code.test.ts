import { expect, test } from 'vitest';
import { codeProblem, readCode } from './email-code.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['Your code: 012345', '012345'],
])('%j is read as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
  expect(codeProblem(typed)).toBeNull();
});

test.each([
  ['', 'Please enter the code'],
  ['abc', 'Please enter the code'],
  ['12345', 'The code has 6 digits'],
  ['1234567', 'The code has 6 digits'],
])('%j is refused: %s', (typed, message) => {
  expect(codeProblem(typed)).toBe(message);
});
