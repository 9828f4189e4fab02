import { expect, it } from 'vitest';
import { describeField } from './describe-field.ts';
import { productToValues, valuesToProduct } from './product-form-values.ts';
import { savedKettle } from './test-product.ts';

it('describes the value of a field', () => {
  const body = valuesToProduct(productToValues(savedKettle));
  expect(describeField('colors', body)).toBe('Sand, Brass (+$25.00)');
  expect(describeField('properties', body)).toBe('Engraving: Initials (+$12.00)');
  expect(describeField('discountPrice', body)).toBe('$150.00');
  expect(describeField('discountPrice', { ...body, discountPrice: null })).toBe('None');
  expect(describeField('pictures', body)).toBe('ember-kettle-sand.webp, ember-kettle-brass.webp');
  expect(describeField('memory', body)).toBe('Nothing');
  expect(describeField('featured', body)).toBe('Yes');
  expect(describeField('related', body, () => 'Mug')).toBe('Mug');
});
