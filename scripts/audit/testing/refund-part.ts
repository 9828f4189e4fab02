import type { Facts } from '../facts.ts';
import type { AskedFacts } from './good-facts.ts';

/** A refund of $5.00 of order MG-1, as the provider has it. */
export const MADE_REFUND: Facts['ledger']['refunds'][number] = {
  id: 're_1',
  payment: 'pi_1',
  amount: 500,
  status: 'succeeded',
  refundId: null,
};

/** The same refund, as the shop has it. */
export const RECORDED_REFUND: Facts['rows']['refunds'][number] = {
  id: 'RF-1',
  payment: 'pi_1',
  checkout: 'MG-1',
  amount: 500,
  reason: 'requested',
  status: 'succeeded',
  providerId: 're_1',
  way: null,
  replacedBy: null,
  attemptOf: null,
  notify: false,
  lines: [],
  createdAt: 0,
};

/** Refunds $5.00 of order MG-1, in order. */
export function refundPart({ ledger, rows, answers }: AskedFacts): void {
  ledger.refunds.push({ ...MADE_REFUND });
  rows.refunds.push({ ...RECORDED_REFUND });
  Object.assign(answers.orders['MG-1'] ?? {}, { refunded: 500 });
}
