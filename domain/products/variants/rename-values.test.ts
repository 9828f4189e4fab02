import { describe, expect, test } from 'vitest';
import { withOptions } from '../option-words.ts';
import { renameCandidates, renameProblem, renameValues } from './rename-values.ts';

const colors = (...values: string[]) => [{ name: 'Color', values }];

test.each([
  ['a value in the place of another', colors('Red', 'Blue'), colors('Crimson', 'Blue'), ['Red → Crimson']],
  ['two values', colors('Red', 'Blue'), colors('Crimson', 'Navy'), ['Red → Crimson', 'Blue → Navy']],
  ['an option in other letters', colors('Red'), [{ name: 'COLOR', values: ['Rose'] }], ['Red → Rose']],
  ['no value that is moved', colors('Red', 'Blue'), colors('Blue', 'Red'), []],
  ['no value that is added or removed', colors('Red', 'Blue'), colors('Red', 'Blue', 'Green'), []],
  ['no value of another option', colors('Red'), [{ name: 'Size', values: ['S'] }], []],
])('the candidates are %s', (_, before, after, expected) => {
  expect(renameCandidates(before, after).map(({ from, to }) => `${from} → ${to}`)).toEqual(expected);
});

test.each([
  ['nothing', 'Red', 'Crimson', null],
  ['a value that is not there', 'Pink', 'Crimson', 'Color has no Pink to rename'],
  ['a new name that is no value', 'Red', 'Rose', 'Rose is not among the values of Color'],
  ['a name that another value has', 'Red', 'Blue', 'Red cannot become Blue: both are values of Color'],
])('refuses %s', (_, from, to, problem) => {
  const rename = { option: 'Color', from, to };
  expect(renameProblem(colors('Red', 'Blue'), colors('Crimson', 'Blue'), rename)).toBe(problem);
});

describe('a renamed value', () => {
  test('has its new name in options, variants and colors, with the surcharge it had', () => {
    const shirt = {
      sizes: [],
      memory: [],
      variantOptions: colors('Red', 'Blue'),
      variants: [
        { id: '1', options: { Color: 'Red' } },
        { id: '2', options: { Color: 'Blue' } },
      ],
      colors: [
        { id: 'red', name: 'Red', price: 500 },
        { id: 'blue', name: 'Blue', price: 0 },
      ],
    };
    const renamed = renameValues(withOptions(shirt), [{ option: 'color', from: 'RED', to: 'Crimson' }]);
    expect(renamed).toEqual(
      withOptions({
        ...shirt,
        variantOptions: colors('Crimson', 'Blue'),
        variants: [{ id: '1', options: { Color: 'Crimson' } }, shirt.variants[1]],
        colors: [
          { id: 'red', name: 'Crimson', price: 500 },
          { id: 'blue', name: 'Blue', price: 0 },
        ],
      }),
    );
  });
});
