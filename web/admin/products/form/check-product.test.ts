import { describe, expect, it, test } from 'vitest';
import { INSECURE_PICTURE, NO_DISCOUNT } from '#contract/forms/products.ts';
import { checkProduct, errorsInForm } from './check-product.ts';
import {
  EMPTY_PRODUCT,
  type ProductFormValues,
  productToValues,
  valuesToProduct,
} from './product-form-values.ts';
import { savedKettle } from './test-product.ts';

const kettle = productToValues(savedKettle);
const findErrors = (change: Partial<ProductFormValues>) => {
  const checked = checkProduct({ ...kettle, ...change });
  return checked.ok ? {} : checked.errors;
};

describe('the check of a product', () => {
  it('requires the fields of the specification, in its words', () => {
    const checked = checkProduct(EMPTY_PRODUCT);
    expect(checked).toEqual({
      ok: false,
      errors: {
        name: 'Name is required',
        sku: 'SKU is required',
        brand: 'Brand is required',
        category: 'Category is required',
        price: 'Regular price is required',
        description: 'Description is required',
        pictures: 'Image URL is required',
      },
    });
  });

  it('keeps alternative texts of the pictures that are there, and says which one is too long', () => {
    const [front = '', back = ''] = kettle.pictures;
    const pictureTexts = { [front]: ' Lid ', [back]: '', 'https://gone.example/a.jpg': 'Gone' };
    expect(valuesToProduct({ ...kettle, pictureTexts }).pictureTexts).toEqual({ [front]: 'Lid' });
    expect(findErrors({ pictureTexts: { [front]: 'a'.repeat(513) } })).toEqual({
      [`pictureTexts.${front}`]: 'At most 512 characters',
    });
  });

  test.each<[string, string, Partial<ProductFormValues>]>([
    ['price', 'Regular price cannot be negative', { price: '-1' }],
    ['discountPrice', 'Discount price can have two decimals at most', { discountPrice: '1.005' }],
    ['price', 'Regular price is unclear: write it like 1,299.50', { price: '1.299,50' }],
    ['discountPrice', 'Discount price is unclear: write it like 1,299.50', { discountPrice: '12,50' }],
    ['discountPrice', 'Discount price must be an amount such as 15.00', { discountPrice: 'abc' }],
    ['discountPrice', 'Discount price must be below the regular price', { discountPrice: '200' }],
    ['discountPrice', 'Discount price must be below the regular price', { price: '150' }],
    [
      'colors.0.price',
      'The surcharge must be an amount such as 15.00',
      { colors: [{ key: 'c', id: null, name: 'Red', price: 'five' }] },
    ],
    [
      'properties.0.values.0.price',
      'The surcharge is unclear: write it like 1,299.50',
      {
        properties: [
          {
            key: 'p',
            id: null,
            name: 'Case',
            values: [{ key: 'v', id: null, value: 'Oak', price: '1,5' }],
          },
        ],
      },
    ],
    ['pictures', INSECURE_PICTURE, { pictures: ['http://cdn.example/a.png'] }],
    ['stock', 'Stock must be a whole number from 0 to 1,000,000', { stock: 'abc' }],
    ['stock', 'Stock must be a whole number from 0 to 1,000,000', { stock: '1,2,3' }],
    ['stock', 'Stock must be a whole number from 0 to 1,000,000', { stock: '1.5' }],
    [
      'colors.1.name',
      'SAND is there already',
      { colors: ['Sand', 'SAND'].map((name) => ({ key: name, id: null, name, price: '' })) },
    ],
    [
      'properties.0.values',
      'A property needs at least one value',
      { properties: [{ key: 'p', id: null, name: 'Case', values: [] }] },
    ],
    [
      'specifications.0.value',
      'Specification value is required',
      { specifications: [{ key: 's', id: null, name: 'Power', value: ' ' }] },
    ],
    ['features.0.text', 'Feature is required', { features: [{ key: 'f', id: null, text: ' ' }] }],
    [
      'sizes.1',
      '1 l is there already',
      { sizes: ['1 l', '1 l'].map((text, key) => ({ key: `${key}`, text })) },
    ],
  ])('reports at %s: %s', (field, message, change) => {
    expect(findErrors(change)).toEqual({ [field]: message });
  });

  it('accepts a saved value that breaks a newer rule while it is unchanged', () => {
    const old = productToValues({
      ...savedKettle,
      discountPrice: 30_000,
      gallery: ['http://old.example/a.png'],
    });
    const check = (change: Partial<ProductFormValues>) =>
      checkProduct({ ...old, ...change }, valuesToProduct(old));
    expect(check({ name: 'Renamed' }).ok).toBe(true);
    expect(check({ pictures: [...old.pictures].reverse() }).ok).toBe(true);
    expect(check({ price: '250' })).toEqual({ ok: false, errors: { discountPrice: NO_DISCOUNT } });
    expect(check({ stock: 'abc' }).ok).toBe(false);
  });

  it('reports the first error of any picture at the pictures, and of any related product at those', () => {
    const messages = [
      ['image', 'First'],
      ['gallery.2', 'Second'],
      ['sku', 'Taken'],
      ['relatedIds.3', 'Gone'],
    ] as const;
    expect(errorsInForm(messages)).toEqual({ pictures: 'First', sku: 'Taken', related: 'Gone' });
  });
});
