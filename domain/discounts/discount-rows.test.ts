import { expect, test } from 'vitest';
import { discountRows } from './discount-rows.ts';

const ten = { id: 'd1', code: 'TEN', title: 'Ten percent', amount: 500, shipping: 0 };
const free = { id: 'd2', title: 'Free shipping week', amount: 0, shipping: 1_500 };

test.each([
  ['none', { discount: 0 }, []],
  [
    'of a membership only',
    { discount: 300, memberPlan: 'basic' as const },
    [['Discount (Basic member)', '−$3.00']],
  ],
  ['of nothing that is known', { discount: 300 }, [['Discount', '−$3.00']]],
  [
    'of codes, automatic ones and a membership',
    { discount: 800, memberPlan: 'basic' as const, discounts: [ten, free] },
    [
      ['Ten percent (TEN)', '−$5.00'],
      ['Free shipping week', 'Free shipping'],
      ['Discount (Basic member)', '−$3.00'],
    ],
  ],
])('the rows of discounts, %s', (_, order, rows) => {
  expect(discountRows(order).map(({ term, amount }) => [term, amount])).toEqual(rows);
});
