import { describe, expect, it, test } from 'vitest';
import { ProductForm } from '#contract/forms/products.ts';
import { checkProduct } from './check-product.ts';
import {
  differingFields,
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

it('gives the product that filled the form, with its ids', () => {
  const body = valuesToProduct(kettle);
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
  expect(differingFields(body, valuesToProduct(productToValues(savedKettle)))).toEqual([]);
});

it('shows a plain description as paragraphs, and sends one with formatting as HTML and as words', () => {
  expect(kettle.description).toBe('<p>Boils water where you can see it.</p>');
  const body = valuesToProduct({ ...kettle, description: '<h2>Boils</h2><p>fast</p>' });
  expect(body).toMatchObject({ description: 'Boils fast', descriptionHtml: '<h2>Boils</h2><p>fast</p>' });
  expect(findErrors({ description: '<p></p>' })).toEqual({ description: 'Description is required' });
});

it('shows the main picture first, wherever the gallery has it', () => {
  const [sand, brass] = savedKettle.gallery;
  expect(productToValues({ ...savedKettle, image: String(brass) }).pictures).toEqual([brass, sand]);
  expect(productToValues({ ...savedKettle, gallery: [] }).pictures).toEqual([sand]);
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
  expect(valuesToProduct({ ...kettle, [field]: typed })[field as 'price']).toEqual(expected);
});

it('counts a number that is not understood as a change', () => {
  const body = valuesToProduct({ ...kettle, discountPrice: '' });
  expect(differingFields(body, valuesToProduct({ ...kettle, discountPrice: 'abc' }))).toEqual([
    'discountPrice',
  ]);
});

describe('required choices', () => {
  const ring = productToValues({
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

  it('are read as they were saved; an empty list requires nothing', () => {
    const body = ProductForm.parse(valuesToProduct(ring));
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
  ])('report at %s the error of %j', (field, text, message) => {
    const properties = ring.properties.map((property) => ({ ...property, text }));
    expect(findErrors({ ...ring, properties })).toEqual({ [`properties.0.text.${field}`]: message });
  });

  it('ask for no text once the property asks for none', () => {
    const properties = ring.properties.map((property) => ({ ...property, text: undefined }));
    const [property] = ProductForm.parse(valuesToProduct({ ...ring, properties })).properties;
    expect(property).toMatchObject({ text: null, values: [{ withoutText: false }] });
  });
});

it('lists the fields that differ', () => {
  const changed = { ...kettle, stock: '', pictures: [...kettle.pictures].reverse(), name: ' Ember Kettle ' };
  expect(differingFields(valuesToProduct(kettle), valuesToProduct(changed))).toEqual([
    'image',
    'gallery',
    'stock',
  ]);
});
