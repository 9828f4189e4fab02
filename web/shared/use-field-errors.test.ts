import { expect, it } from 'vitest';
import { errorsWithout } from './use-field-errors.ts';

it('changing a field removes its errors and those of the paths below it', () => {
  const errors = { name: 'a', 'colors.0.name': 'b', 'colors.1.price': 'c' };
  expect(errorsWithout(errors, ['colors'])).toEqual({ name: 'a' });
});
