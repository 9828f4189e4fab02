import { expect, it } from 'vitest';
import { unnamedFields } from './unnamed-fields.ts';

it('finds no field where the schema names all', () => {
  expect(unnamedFields({ id: 1, lines: [{ name: 'Lamp' }] }, { id: 1, lines: [{ name: 'Lamp' }] })).toEqual(
    [],
  );
});

it('finds a field that the schema does not name, wherever it is, once', () => {
  const answer = { id: 1, secret: 2, lines: [{ name: 'Lamp', cost: 3 }, { cost: 4 }], place: { zip: '1' } };
  const parsed = { id: 1, lines: [{ name: 'Lamp' }, {}], place: {} };
  expect(unnamedFields(answer, parsed)).toEqual(['secret', 'lines.cost', 'place.zip']);
});
