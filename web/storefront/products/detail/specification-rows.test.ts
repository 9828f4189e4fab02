import { expect, it } from 'vitest';
import { toProduct } from '#web/shared/to-product.ts';
import { specificationRows } from './specification-rows.ts';
import { wireKettle } from './test-product.ts';

const kettle = toProduct(wireKettle);

it('the rows are the specifications if there are any', () => {
  expect(specificationRows(kettle)).toEqual([{ term: 'Power', description: '1,500 W' }]);
});

it('values of the same name are in one row', () => {
  const specifications = ['USB-C', 'HDMI'].map((value) => ({ id: value, name: 'Ports', value }));
  expect(specificationRows({ ...kettle, specifications })).toEqual([
    { term: 'Ports', description: 'USB-C, HDMI' },
  ]);
});

it('a product without specifications shows its measures, each with its name', () => {
  expect(specificationRows({ ...kettle, specifications: [] })).toEqual([
    { term: 'Dimensions', description: 'Not specified' },
    { term: 'Weight', description: '1.1 kg' },
    { term: 'Materials', description: 'Not specified' },
    { term: 'Warranty', description: 'Not specified' },
  ]);
});
