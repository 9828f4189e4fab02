import { slugOf } from '../../ids.ts';
import type { Color, ProductOptions } from '../product.ts';
import { withIds } from '../product-fields.ts';
import { fold } from './fold.ts';
import { optionOfList } from './option-lists.ts';
import type { ProductOption } from './variant.ts';

type Lists = Pick<ProductOptions, 'colors' | 'sizes' | 'memory'>;

/**
 * The lists of the specification under new options: the values of the option that a list is, colors with the
 * surcharge and id they had. The list of an option that is removed becomes empty; others stay.
 */
export function listsOfOptions(
  product: Lists & Pick<ProductOptions, 'options'>,
  options: ProductOption[],
): Lists {
  const listed = (list: 'color' | 'size' | 'memory', before: string[]) => {
    const option = optionOfList({ options }, list);
    if (option) return option.values;
    return optionOfList(product, list) ? [] : before;
  };
  const names = listed(
    'color',
    product.colors.map(({ name }) => name),
  );
  return {
    colors: withIds(
      names.map((name) => colorOf(product.colors, name)),
      ({ name }) => name,
    ),
    sizes: listed('size', product.sizes),
    memory: listed('memory', product.memory),
  };
}

function colorOf(before: readonly Color[], name: string): Color {
  const known = before.find((color) => fold(color.name) === fold(name));
  return { id: known?.id ?? slugOf(name), name, price: known?.price ?? 0 };
}
