import { describe, expect, it, test } from 'vitest';
import { withOptions } from '#domain/products/option-words.ts';
import { choiceFromQuery, choiceToQuery } from './selection-in-url.ts';

const lists = {
  colors: [
    { id: 'c1', name: 'Sand', price: 0 },
    { id: 'c2', name: 'Brass', price: 2_500 },
  ],
  sizes: ['S', 'M'],
  memory: [],
  properties: [{ id: 'cord', name: 'Cord', values: [{ id: 'silk', value: 'Silk', price: 1_000 }] }],
};
const options = withOptions(lists);
const read = (query: string) => choiceFromQuery(new URLSearchParams(query), options);

describe('a choice in the URL', () => {
  test.each([
    ['', 'Sand', 'S', {}, 1],
    ['color=Brass&size=M&p.cord=silk&quantity=3', 'Brass', 'M', { cord: 'silk' }, 3],
    ['color=&size=', null, null, {}, 1],
    ['color=Gold&p.cord=wool&p.lid=x&quantity=zero', 'Sand', 'S', {}, 1],
    ['quantity=1.5', 'Sand', 'S', {}, 1],
    ['quantity=999999', 'Sand', 'S', {}, 1_000],
  ])('%j is read', (query, color, size, properties, quantity) => {
    const selection = { options: { Color: color, Size: size }, properties };
    expect(read(query)).toEqual({ selection, quantity });
  });

  it('is read from the URL as it was written', () => {
    for (const query of ['', 'color=&size=M', 'color=Brass&p.cord=silk&quantity=7']) {
      const choice = read(query);
      expect(read(choiceToQuery(choice).toString())).toEqual(choice);
      expect(read(choiceToQuery(choice, options).toString())).toEqual(choice);
    }
  });

  it('has no empty parameters, and names what is left out only if there is something to choose', () => {
    expect(choiceToQuery(read('color=&size=M'), options).toString()).toBe('without=color&size=M&quantity=1');
  });

  it('keeps that nothing is chosen of another option', () => {
    const variants = [
      {
        id: 'v1',
        sku: 'V1',
        options: { Scent: 'Fig' },
        price: null,
        discountPrice: null,
        barcode: null,
        weightGrams: null,
        image: null,
        stock: null,
        isOffered: true,
      },
    ];
    const scented = withOptions({
      ...lists,
      variantOptions: [{ name: 'Scent', values: ['Fig'] }],
      variants,
    });
    const { selection, quantity } = choiceFromQuery(new URLSearchParams(), scented);
    expect(selection.options).toMatchObject({ Scent: 'Fig' });
    const query = choiceToQuery({ selection: { ...selection, options: {} }, quantity }, scented);
    expect(query.toString()).toContain('without=o.Scent');
    expect(choiceFromQuery(query, scented).selection.options).toMatchObject({ Scent: null });
  });
});
