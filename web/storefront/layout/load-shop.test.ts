import { expect, it } from 'vitest';
import { type Api, ApiError } from '#contract/client.ts';
import { companyAddress, DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { loadShop } from './load-shop.ts';

it('a layout that cannot load the settings shows the default company', async () => {
  const api: Api = () => Promise.reject(new ApiError(503, { message: 'Resting', code: 'unavailable' }));
  const { shop } = await loadShop({ api, params: {}, url: new URL('http://shop.test/user') });
  const { name, phone, email } = DEFAULT_COMPANY;
  expect(shop).toMatchObject({ name, phone, email, address: companyAddress(DEFAULT_COMPANY) });
});
