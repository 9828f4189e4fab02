import { describe, expect, it, test } from 'vitest';
import { DEFAULT_COMPANY } from '../settings/company.ts';
import { FIRST_STEPS, findMissing, type ShopBeginnings } from './first-steps.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

const EMPTY: ShopBeginnings = {
  company: DEFAULT_COMPANY,
  hasLooks: false,
  showsExamples: true,
  hasWrittenTexts: false,
  hasDemo: true,
  ownProducts: 0,
  hasShipping: false,
  hasTax: false,
  publishedPolicies: [],
  hasMailServer: false,
  paidBy: 'emulator',
  lastBackup: null,
  hasAddedStaff: false,
  now: NOW,
};

const COMPANY = {
  name: 'Ada’s Lamps',
  street: '1 Lamp Lane',
  city: 'Salem',
  state: 'OR',
  zip: '97301',
  country: 'United States',
  email: 'ada@lamps.test',
  phone: '',
};

const listDone = (shop: ShopBeginnings) => {
  const missing = findMissing(shop);
  return FIRST_STEPS.filter((step) => missing[step] === null);
};

describe('the first steps of a seller', () => {
  it('are all open in a new shop', () => {
    expect(listDone(EMPTY)).toEqual([]);
  });

  test.each<[string, Partial<ShopBeginnings>]>([
    ['set_company', { company: COMPANY }],
    ['choose_looks', { hasLooks: true }],
    ['write_texts', { hasWrittenTexts: true }],
    ['remove_demo', { hasDemo: false }],
    ['add_product', { ownProducts: 1 }],
    ['set_shipping', { hasShipping: true }],
    ['set_tax', { hasTax: true }],
    ['publish_policies', { publishedPolicies: ['returns', 'terms', 'privacy', 'shipping'] }],
    ['send_mail', { hasMailServer: true }],
    ['take_payments', { paidBy: 'live' }],
    ['back_up', { lastBackup: NOW }],
    ['invite_staff', { hasAddedStaff: true }],
  ])('%s is done by its action', (step, change) => {
    expect(listDone({ ...EMPTY, ...change })).toEqual([step]);
  });

  it('name what of the company is missing', () => {
    expect(findMissing(EMPTY).set_company).toBe('The shop is still called Marigold.');
    const company = { ...COMPANY, street: '', email: DEFAULT_COMPANY.email };
    expect(findMissing({ ...EMPTY, company }).set_company).toBe('Not entered yet: street, email.');
  });

  it('name the policies that are missing', () => {
    const publishedPolicies = ['returns', 'privacy'] as const;
    expect(findMissing({ ...EMPTY, publishedPolicies }).publish_policies).toBe(
      'Not published yet: shipping, terms.',
    );
  });

  it('ask for keys that take real money', () => {
    expect(findMissing({ ...EMPTY, paidBy: 'test' }).take_payments).toContain('test cards make paid orders');
  });

  it('ask for another backup after a week', () => {
    const lastBackup = new Date('2026-11-18T12:00:00Z');
    expect(findMissing({ ...EMPTY, lastBackup }).back_up).toBe('The last backup is 10 days old.');
  });
});
