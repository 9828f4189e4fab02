import { describe, expect, it, test } from 'vitest';
import { DEFAULT_COMPANY } from '../settings/company.ts';
import { FIRST_STEPS, firstStepsDone } from './first-steps.ts';

const EMPTY = { products: 0, company: { ...DEFAULT_COMPANY }, isPaidByEmulator: true, hasAddedStaff: false };

describe('the first steps of a seller', () => {
  it('are all open in an empty shop', () => {
    expect([...firstStepsDone(EMPTY)]).toEqual([]);
  });

  test.each([
    ['add_product', { products: 1 }],
    ['set_company', { company: { ...DEFAULT_COMPANY, phone: '+1 555 0100' } }],
    ['take_payments', { isPaidByEmulator: false }],
    ['invite_staff', { hasAddedStaff: true }],
  ])('%s is done by its action', (step, change) => {
    expect([...firstStepsDone({ ...EMPTY, ...change })]).toEqual([step]);
  });

  it('can all be done', () => {
    const company = { ...DEFAULT_COMPANY, name: 'Ada’s Lamps' };
    const shop = { products: 3, company, isPaidByEmulator: false, hasAddedStaff: true };
    expect([...firstStepsDone(shop)]).toEqual([...FIRST_STEPS]);
  });
});
