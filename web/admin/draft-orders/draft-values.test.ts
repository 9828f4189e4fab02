import { expect, test } from 'vitest';
import type { WireDraftOrder } from '#contract/calls/draft-orders.ts';
import type { WireProduct } from '#contract/product-schemas.ts';
import { EMPTY_DRAFT, type KnownProducts, toDraftValues, withCustomer } from './draft-values.ts';

const line = { productId: 'shirt', variantId: 'shirt-red', quantity: 1, selectedColor: 'Red' };

test.each([
  ['are those of its line', [], { Color: 'Red' }],
  ['follow from its variant, which may be changed', [{ name: 'Color', values: ['Red', 'Blue'] }], {}],
])('the choices of a product %s', (_, options, choices) => {
  const known: Partial<WireProduct> = { options };
  const draft: Partial<WireDraftOrder> = { lines: [line], codes: [] };
  const values = toDraftValues(draft as WireDraftOrder, { shirt: known } as KnownProducts);
  expect(values.lines).toMatchObject([{ variantId: 'shirt-red' }]);
  expect(values.lines[0]).toHaveProperty('choices', choices);
});

test('a known customer is filled in where nothing is typed', () => {
  const shippingAddress = {
    fullName: 'Ada',
    address: '1 Main St',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    country: 'United States',
  };
  const { phone, address } = EMPTY_DRAFT;
  const known = { phone: '512 555 0101', shippingAddress };
  const filled = { phone: '512 555 0101', address: { ...shippingAddress, phone: '' } };
  expect(withCustomer({ phone, address }, known)).toEqual(filled);
  const typed = { phone: '1', address: { ...address, city: 'Dallas' } };
  expect(withCustomer(typed, known)).toBeNull();
  expect(withCustomer({ ...typed, phone }, known)).toEqual({ ...typed, phone: '512 555 0101' });
  expect(withCustomer({ phone, address }, {})).toBeNull();
});
