import { describe } from 'vitest';
import { expectViolations } from './testing/expect-violations.ts';

describe('the auditor finds, about the shop as a whole:', () =>
  expectViolations([
    [
      'a counter of money that differs',
      ({ rows }) =>
        rows.counters.push({
          name: 'shipped paid orders',
          counted: 2,
          real: 1,
          countedTotal: 13_798,
          realTotal: 6_899,
        }),
      "The shop's figures say 2 ($137.98) for 'shipped paid orders', but counting gives 1 ($68.99).",
    ],
    [
      'a counter that differs',
      ({ rows }) =>
        rows.counters.push({ name: 'customers', counted: 3, real: 2, countedTotal: null, realTotal: null }),
      "The shop's figures say 3 for 'customers', but counting gives 2.",
    ],
    [
      'an invoice that is missing',
      ({ rows }) => rows.gaps.push({ series: 'invoice', from: 3, to: 3 }),
      'The number 3 is missing among the invoice numbers.',
    ],
    [
      'invoices that are missing',
      ({ rows }) => rows.gaps.push({ series: 'invoice', from: 3, to: 7 }),
      'The numbers 3 to 7 are missing among the invoice numbers.',
    ],
  ]));
