import { expect, test } from 'vitest';
import { companyAddress, DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { DEFAULT_SHOP } from './shop-details.ts';

test('a shop whose settings cannot be loaded is the default company', () => {
  const { name, phone, email } = DEFAULT_COMPANY;
  expect(DEFAULT_SHOP).toMatchObject({ name, phone, email, address: companyAddress(DEFAULT_COMPANY) });
});
