import { expect, it } from 'vitest';
import type { OrderLine } from '../orders/order.ts';
import { choiceOf, choiceText } from './cart-choice.ts';

const ordered: OrderLine = {
  productId: 'kettle',
  variantId: 'VR-1',
  name: 'Kettle',
  image: '',
  unitPrice: 100,
  quantity: 1,
  selectedColor: 'Sand',
  selectedSize: '1 l',
  selectedMemory: null,
  selectedOptions: { Lid: 'Steel' },
  selectedProperties: { engraving: 'initials', wrap: 'yes' },
  propertyTexts: { engraving: 'Ada' },
  modifications: '',
};

it('leaves to the variant what it decides', () => {
  const { selection } = choiceOf({ options: [{ name: 'Color', values: ['Sand'] }] }, ordered);
  expect(selection).toEqual({
    size: '1 l',
    memory: null,
    properties: { engraving: 'initials', wrap: 'yes' },
    texts: { engraving: 'Ada' },
  });
});

it('is equal for equal choices only', () => {
  const text = (part: Partial<OrderLine>) => choiceText(choiceOf({}, { ...ordered, ...part }));
  const same = text({});
  expect(text({ selectedProperties: { wrap: 'yes', engraving: 'initials' }, quantity: 5 })).toBe(same);
  expect(text({ unitPrice: 1, name: 'Pot', selectedOptions: {} })).toBe(same);
  for (const other of [
    { productId: 'x' },
    { variantId: 'VR-2' },
    { selectedColor: null },
    { selectedSize: 'Sand', selectedColor: '1 l' },
    { selectedProperties: { engraving: 'initials' } },
    { propertyTexts: { engraving: 'Eve' } },
    { propertyTexts: undefined },
  ])
    expect(text(other)).not.toBe(same);
});
