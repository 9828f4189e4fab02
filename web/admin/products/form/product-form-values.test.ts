import { describe, expect, it, test } from 'vitest';
import { INSECURE_PICTURE, NO_DISCOUNT, ProductForm } from '#contract/forms/products.ts';
import { errorsWithout } from '#web/shared/use-field-errors.ts';
import { checkProduct, errorsInForm } from './check-product.ts';
import {
  bodyOf,
  differingFields,
  EMPTY_PRODUCT,
  type ProductFormValues,
  valuesOf,
} from './product-form-values.ts';
import { savedKettle } from './test-product.ts';

const kettle = valuesOf(savedKettle);
const errorsOf = (change: Partial<ProductFormValues>) => {
  const checked = checkProduct({ ...kettle, ...change });
  return checked.ok ? {} : checked.errors;
};

it('stands for the product it was filled with, ids included', () => {
  const body = bodyOf(kettle);
  expect(ProductForm.parse(body)).toMatchObject({
    name: 'Ember Kettle',
    price: 20_000,
    discountPrice: 15_000,
    stock: 7,
    colors: savedKettle.colors,
    properties: savedKettle.properties,
    features: savedKettle.features,
    weight: '1.1 kg',
    warranty: null,
  });
  expect(differingFields(body, bodyOf(valuesOf(savedKettle)))).toEqual([]);
});

it('shows the main picture first, also where the gallery has it elsewhere or not at all', () => {
  const [sand, brass] = savedKettle.gallery;
  expect(valuesOf({ ...savedKettle, image: String(brass) }).pictures).toEqual([brass, sand]);
  expect(valuesOf({ ...savedKettle, gallery: [] }).pictures).toEqual([sand]);
});

test.each<[keyof ProductFormValues, string, unknown]>([
  ['price', '12.5', 1_250],
  ['price', '$1299', 129_900],
  ['price', '1,299', 129_900],
  ['discountPrice', '1,299.50', 129_950],
  ['discountPrice', ' ', null],
  ['stock', '', null],
  ['stock', '1,200', 1_200],
])('reads %s typed as "%s"', (field, typed, expected) => {
  expect(bodyOf({ ...kettle, [field]: typed })[field as 'price']).toEqual(expected);
});

it('takes what is not understood for a change', () => {
  const body = bodyOf({ ...kettle, discountPrice: '' });
  expect(differingFields(body, bodyOf({ ...kettle, discountPrice: 'abc' }))).toEqual(['discountPrice']);
});

describe('choices that must be made', () => {
  const ring = valuesOf({
    ...savedKettle,
    requiredOptions: ['size', 'memory'],
    properties: [
      {
        id: 'engraving',
        name: 'Engraving',
        required: true,
        text: { label: 'Engraved text', maxLength: 12 },
        values: [{ id: 'none', value: 'None', price: 0, withoutText: true }],
      },
    ],
  });

  it('come back as they were saved; a list without entries requires nothing', () => {
    const body = ProductForm.parse(bodyOf(ring));
    expect(body.requiredOptions).toEqual(['size']);
    expect(body.properties[0]).toMatchObject({
      required: true,
      text: { label: 'Engraved text', maxLength: 12 },
      values: [{ withoutText: true }],
    });
  });

  it.each([
    ['label', { label: ' ', maxLength: '12' }, 'Label of the text is required'],
    ['maxLength', { label: 'Text', maxLength: '' }, 'Longest text must be a whole number from 1 to 200'],
    ['maxLength', { label: 'Text', maxLength: 'many' }, 'Longest text must be a whole number from 1 to 200'],
    ['maxLength', { label: 'Text', maxLength: '201' }, 'Longest text must be a whole number from 1 to 200'],
  ])('say at the %s of %j what is wrong', (field, text, message) => {
    const properties = ring.properties.map((property) => ({ ...property, text }));
    expect(errorsOf({ ...ring, properties })).toEqual({ [`properties.0.text.${field}`]: message });
  });

  it('ask no text once the property asks none', () => {
    const properties = ring.properties.map((property) => ({ ...property, text: undefined }));
    const [property] = ProductForm.parse(bodyOf({ ...ring, properties })).properties;
    expect(property).toMatchObject({ text: null, values: [{ withoutText: false }] });
  });
});

it('names the fields that differ', () => {
  const changed = { ...kettle, stock: '', pictures: [...kettle.pictures].reverse(), name: ' Ember Kettle ' };
  expect(differingFields(bodyOf(kettle), bodyOf(changed))).toEqual(['image', 'gallery', 'stock']);
});

describe('the check', () => {
  it('asks for what is required, in the words of the specification', () => {
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
  ])('says at %s: %s', (field, message, change) => {
    expect(errorsOf(change)).toEqual({ [field]: message });
  });

  it('keeps nobody from other fields over what was saved before a rule', () => {
    const old = valuesOf({ ...savedKettle, discountPrice: 30_000, gallery: ['http://old.example/a.png'] });
    const check = (change: Partial<ProductFormValues>) => checkProduct({ ...old, ...change }, bodyOf(old));
    expect(check({ name: 'Renamed' }).ok).toBe(true);
    expect(check({ pictures: [...old.pictures].reverse() }).ok).toBe(true);
    expect(check({ price: '250' })).toEqual({ ok: false, errors: { discountPrice: NO_DISCOUNT } });
    expect(check({ stock: 'abc' }).ok).toBe(false);
  });

  it('shows what is wrong with any picture where pictures are, and nothing else of it', () => {
    const messages = [
      ['image', 'First'],
      ['gallery.2', 'Second'],
      ['sku', 'Taken'],
    ] as const;
    expect(errorsInForm(messages)).toEqual({ pictures: 'First', sku: 'Taken' });
  });

  it('forgets the messages of the part that is changed', () => {
    const errors = { name: 'a', 'colors.0.name': 'b', 'colors.1.price': 'c' };
    expect(errorsWithout(errors, ['colors'])).toEqual({ name: 'a' });
  });
});
