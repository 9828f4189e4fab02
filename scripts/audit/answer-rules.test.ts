import { describe } from 'vitest';
import { expectViolations } from './testing/expect-violations.ts';
import { first, seenPayment } from './testing/good-facts.ts';

describe('the auditor finds, about what people are shown:', () =>
  expectViolations([
    [
      'a payment that staff see without its membership',
      ({ answers }) => Object.assign(seenPayment(answers, 'pi_5'), { membership: null }),
      'Staff see payment pi_5 with membership none, but its membership is MM-5.',
    ],
    [
      'an acknowledged order that is lost',
      ({ expected }) => Object.assign(expected, { acknowledged: ['MG-8'] }),
      'A customer saw order MG-8, but it is not in the database.',
    ],
    [
      'an acknowledged order that is not found',
      ({ answers }) => Object.assign(answers.orders, { 'MG-1': null }),
      'A customer saw order MG-1, but the shop does not show it.',
    ],
    [
      'a stored answer about a lost order',
      ({ rows }) => rows.answeredOrders.push({ id: 'MG-8', total: 1 }),
      'A customer saw order MG-8, but there is no such order.',
    ],
    [
      'a stored answer with another total',
      ({ rows }) => Object.assign(first(rows.answeredOrders), { total: 1 }),
      'A customer saw that order MG-1 costs $0.01, but it costs $68.99.',
    ],
    [
      'an order shown with another total',
      ({ answers }) => Object.assign(answers.orders['MG-1'] ?? {}, { total: 1 }),
      'Order MG-1 costs $68.99, but is shown with $0.01.',
    ],
    [
      'an order shown without its lines',
      ({ answers }) => Object.assign(answers.orders['MG-1'] ?? {}, { lines: 0 }),
      'Order MG-1 has 1 lines, but is shown with 0.',
    ],
    [
      'an order shown as unpaid',
      ({ answers }) => Object.assign(answers.orders['MG-1'] ?? {}, { paymentStatus: 'unpaid' }),
      'Order MG-1 is paid, but is shown as unpaid.',
    ],
    [
      'a payment that staff do not see',
      ({ answers }) => answers.payments.splice(0, 1),
      'Staff do not see payment pi_1.',
    ],
    [
      'a payment that staff see without its order',
      ({ answers }) => Object.assign(first(answers.payments), { order: null }),
      'Staff see payment pi_1 with order none, but its order is MG-1.',
    ],
  ]));
