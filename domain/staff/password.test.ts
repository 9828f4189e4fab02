import { describe, expect, it, test } from 'vitest';
import { passwordProblem } from './password.ts';

describe('a new password', () => {
  test.each([
    ['with a zero character', 'a lamp by the window\u0000', 'Password cannot contain a zero character'],
    ['of nine characters', 'ninechars', 'Password must be at least 10 characters'],
    ['of 129 characters', 'abcdefghi'.repeat(15).slice(0, 129), 'Password must be at most 128 characters'],
  ])('%s is refused', (_, password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test.each([
    ['1234567890'],
    ['Password123'],
    ['password2026!'],
    ['aaaaaaaaaaaa'],
    ['abababababab'],
    ['Marigold2026'],
  ])('that is easy to guess is refused: %s', (password) => {
    expect(passwordProblem(password)).toContain('too easy to guess');
  });

  it('can be anything else that is long enough', () => {
    for (const password of ['a lamp by the window', 'tr0ub4dor&3x', '犬も歩けば棒に当たるかも', 'goldenhour'])
      expect(passwordProblem(password)).toBeNull();
  });
});
