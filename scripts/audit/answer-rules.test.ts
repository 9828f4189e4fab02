import { describe } from 'vitest';
import { expectViolations } from './testing/expect-violations.ts';
import { first, seenPayment } from './testing/good-facts.ts';

describe('the auditor finds, about what people are shown:', () =>
  expectViolations([
    [
      'a payment that staff see without its membership',
      ({ answers }) => Object.assign(seenPayment(answers, 'pi_5'), { membership: null }),
      'Staff see payment pi_5 with membership null; it is MM-5.',
    ],
    [
      'an acknowledged order that is lost',
      ({ expected }) => Object.assign(expected, { acknowledged: ['MG-8'] }),
      'Order MG-8 was acknowledged and is not in the database.',
    ],
    [
      'an acknowledged order that is not found',
      ({ answers }) => Object.assign(answers.orders, { 'MG-1': null }),
      'Order MG-1 was acknowledged and is not found by asking the shop.',
    ],
    [
      'a stored answer about a lost order',
      ({ rows }) => rows.answeredOrders.push({ id: 'MG-8', total: 1 }),
      'A stored answer is about order MG-8, which is missing.',
    ],
    [
      'a stored answer with another total',
      ({ rows }) => Object.assign(first(rows.answeredOrders), { total: 1 }),
      'A stored answer has 1 as the total of order MG-1; it is 6899.',
    ],
    [
      'an order shown with another total',
      ({ answers }) => Object.assign(answers.orders['MG-1'] ?? {}, { total: 1 }),
      'Order MG-1 costs 6899 and is shown with 1.',
    ],
    [
      'an order shown without its lines',
      ({ answers }) => Object.assign(answers.orders['MG-1'] ?? {}, { lines: 0 }),
      'Order MG-1 has 1 lines and is shown with 0.',
    ],
    [
      'an order shown as unpaid',
      ({ answers }) => Object.assign(answers.orders['MG-1'] ?? {}, { paymentStatus: 'unpaid' }),
      'Order MG-1 is paid and shown as unpaid.',
    ],
    [
      'a payment that staff do not see',
      ({ answers }) => answers.payments.splice(0, 1),
      'Staff do not see payment pi_1.',
    ],
    [
      'a payment that staff see without its order',
      ({ answers }) => Object.assign(first(answers.payments), { order: null }),
      'Staff see payment pi_1 with order null; it is MG-1.',
    ],
  ]));
