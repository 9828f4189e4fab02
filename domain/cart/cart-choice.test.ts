import { expect, it } from 'vitest';
import type { OrderLine } from '../orders/order.ts';
import { withOptions } from '../products/option-words.ts';
import { choiceText, toCartChoice } from './cart-choice.ts';

const ordered: OrderLine = {
  productId: 'kettle',
  variantId: 'VR-1',
  name: 'Kettle',
  image: '',
  unitPrice: 100,
  quantity: 1,
  selection: {
    options: { Color: 'Sand', Size: '1 l', Lid: 'Steel' },
    properties: { engraving: 'initials', wrap: 'yes' },
    texts: { engraving: 'Ada' },
  },
  description: '',
};

const kettle = withOptions({
  ...{ colors: [{ id: 'sand', name: 'Sand', price: 0 }], sizes: [], memory: [] },
  variantOptions: [{ name: 'Color', values: ['Sand'] }],
});

it('leaves to the variant what it decides', () => {
  const { selection } = toCartChoice(kettle, ordered);
  expect(selection).toEqual({
    options: { Size: '1 l', Memory: null },
    properties: { engraving: 'initials', wrap: 'yes' },
    texts: { engraving: 'Ada' },
  });
});

it('is equal for equal choices only', () => {
  const text = (part: Partial<OrderLine>) => choiceText(toCartChoice(undefined, { ...ordered, ...part }));
  const choose = (part: OrderLine['selection']) => ({ selection: { ...ordered.selection, ...part } });
  const same = text({});
  const reordered = choose({ properties: { wrap: 'yes', engraving: 'initials' } });
  expect(text({ ...reordered, quantity: 5 })).toBe(same);
  const withoutLid = choose({ options: { Size: '1 l', Color: 'Sand' } });
  expect(text({ unitPrice: 1, name: 'Pot', ...withoutLid })).toBe(same);
  for (const other of [
    { productId: 'x' },
    { variantId: 'VR-2' },
    choose({ options: { Size: '1 l' } }),
    choose({ options: { Size: 'Sand', Color: '1 l' } }),
    choose({ properties: { engraving: 'initials' } }),
    choose({ texts: { engraving: 'Eve' } }),
    choose({ texts: undefined }),
  ])
    expect(text(other)).not.toBe(same);
});

it('has the text that stored carts have', () => {
  expect(choiceText(toCartChoice(undefined, ordered))).toBe(
    '["kettle","VR-1",["Sand","1 l",null],[["engraving","initials"],["wrap","yes"]],[["engraving","Ada"]]]',
  );
});
