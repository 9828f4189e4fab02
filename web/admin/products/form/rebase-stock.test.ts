import { expect, it, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';
import { productToValues, valuesToProduct } from './product-form-values.ts';
import { overStock, rebaseStock, stockNote } from './rebase-stock.ts';
import { savedKettle } from './test-product.ts';

test.each<[string, string, number | null, number | null, string]>([
  ['restores the difference that was typed, not the number', '12', 10, 7, '9'],
  ['restores the current stock where none was typed', '10', 10, 7, '7'],
  ['keeps what is typed if nothing was sold', '12', 10, 10, '12'],
  ['keeps what is typed if more would be taken off than is left', '2', 10, 4, '2'],
  ['keeps what is not understood', 'many', 10, 7, 'many'],
  ['keeps that counting ends', '', 10, 7, ''],
  ['keeps that counting begins', '5', null, null, '5'],
])('a kept form %s', (_, typed, seen, now, expected) => {
  expect(rebaseStock(typed, seen, now)).toBe(expected);
});

it('asks no question about a stock that both have changed', () => {
  const mine = { ...productToValues(savedKettle), stock: '9', name: 'Mine' };
  const theirs = { ...savedKettle, stock: 4, name: 'Theirs' };
  const [base, own] = overStock(theirs, valuesToProduct(productToValues(savedKettle)), valuesToProduct(mine));
  const { conflicts, taken } = mergeChanges(base, own, valuesToProduct(productToValues(theirs)));
  expect([own.stock, conflicts.map(({ field }) => field), taken]).toEqual([6, ['name'], []]);
});

it('takes a stock that was saved before its answer was lost as saved', () => {
  const mine = valuesToProduct({ ...productToValues(savedKettle), stock: '9' });
  const [base, own] = overStock({ stock: 9 }, valuesToProduct(productToValues(savedKettle)), mine);
  expect([base.stock, own.stock]).toEqual([9, 9]);
});

it.each([
  [12, 9, 'Meanwhile 3 sold or taken off: the stock is 9 now'],
  [12, 14, 'Meanwhile 2 added: the stock is 14 now'],
  [12, 12, null],
  [null, null, null],
])('mentions %j saved as %j', (typed, saved, expected) => {
  expect(stockNote(typed, saved)).toBe(expected);
});
