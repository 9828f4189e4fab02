import { expect, it } from 'vitest';
import { errorsWithout } from './use-field-errors.ts';

it('removes the errors of a field and of the paths below it', () => {
  const errors = { name: 'a', 'colors.0.name': 'b', 'colors.1.price': 'c' };
  expect(errorsWithout(errors, ['colors'])).toEqual({ name: 'a' });
});
