import { expect, it } from 'vitest';
import { readOptions } from './typed-options.ts';

it('reads values between commas, or between semicolons and lines', () => {
  expect(
    readOptions([
      { name: ' Size ', values: 'S, M,,L' },
      { name: '', values: ' ' },
      { name: 'Lamp', values: 'Small, 28 cm; Large, 40 cm\nHuge' },
    ]),
  ).toEqual([
    { name: 'Size', values: ['S', 'M', 'L'] },
    { name: 'Lamp', values: ['Small, 28 cm', 'Large, 40 cm', 'Huge'] },
  ]);
});
