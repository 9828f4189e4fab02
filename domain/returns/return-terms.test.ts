import { expect, it } from 'vitest';
import { BLANK_COMPANY, DEFAULT_COMPANY } from '../settings/company.ts';
import { returnAddress, whatComesBack, whoPaysReturn } from './return-terms.ts';

it('says where goods are sent back to, once the seller has entered it', () => {
  expect(returnAddress(DEFAULT_COMPANY)).toEqual([
    'Marigold',
    '48 Orchard Street',
    'Portland, OR 97205',
    'United States',
  ]);
  expect(returnAddress(BLANK_COMPANY)).toEqual([]);
});

it('says who pays for the way back, and what is returned', () => {
  expect(whoPaysReturn({ hasLabel: true })).toContain('costs you nothing');
  expect(whoPaysReturn({ hasLabel: false })).toContain('You pay');
  expect(whatComesBack({ isWithdrawal: true })).toContain('within 14 days');
  expect(whatComesBack({ isWithdrawal: false })).toContain('without the delivery');
});
