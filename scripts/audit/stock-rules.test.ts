import { describe } from 'vitest';
import { expectViolations } from './testing/expect-violations.ts';
import { byId, first } from './testing/good-facts.ts';

describe('the auditor finds, about stock:', () =>
  expectViolations([
    [
      'pieces that vanished',
      ({ rows }) => Object.assign(first(rows.products), { stock: 7 }),
      'Of 10 pieces of lamp, 7 are left, 1 held and 1 sold.',
    ],
    [
      'pieces of an order that were restocked twice',
      ({ rows }) => {
        first(rows.lines).restocked = 1;
        first(rows.products).stock = 10;
      },
      'Of 10 pieces of lamp, 10 are left, 1 held and 0 sold.',
    ],
    [
      'a product that is not counted any more',
      ({ rows }) => Object.assign(first(rows.products), { stock: null }),
      'Product lamp is not counted any more.',
    ],
    [
      'more sold than there was',
      ({ rows }) => Object.assign(first(rows.products), { stock: -1 }),
      'There are -1 pieces of lamp.',
    ],
    [
      'pieces held for a closed checkout',
      ({ rows }) => Object.assign(byId(rows.checkouts, 'MG-3'), { outcome: 'cancelled' }),
      '1 of lamp are held for checkout MG-3, which is cancelled.',
    ],
  ]));
