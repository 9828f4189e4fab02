import { expect, it } from 'vitest';
import { mergeGroups } from './group-name.ts';

const counts = (...values: string[]) => values.map((value, place) => ({ value, count: place + 1 }));

it('adds up the spellings of a group under the one of the most products', () => {
  expect(mergeGroups(counts('Prints', 'prints', 'Éclat'), null)).toEqual([
    { value: 'Éclat', count: 3 },
    { value: 'prints', count: 3 },
  ]);
});

it('keeps the chosen spelling, so that the choice shows as chosen', () => {
  expect(mergeGroups(counts('Prints', 'prints'), 'Prints')).toEqual([{ value: 'Prints', count: 3 }]);
});

it('sorts as a dictionary does', () => {
  const sorted = mergeGroups(counts('Zeta', 'Øre', '10 Barrel', 'éclat', '2 Tone', 'Alpha', 'Łódź'), null);
  expect(sorted.map(({ value }) => value)).toEqual([
    '2 Tone',
    '10 Barrel',
    'Alpha',
    'éclat',
    'Łódź',
    'Øre',
    'Zeta',
  ]);
});

it('keeps names apart that differ in punctuation', () => {
  expect(mergeGroups(counts('C++', 'C#'), null)).toHaveLength(2);
});
