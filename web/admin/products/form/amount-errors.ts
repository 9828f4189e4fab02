import type { ProductFormValues } from './product-form-values.ts';
import { amountError } from './typed-amounts.ts';

/** A message for each amount of the form that is not understood, by its path. */
export function amountErrors({
  price,
  discountPrice,
  colors,
  properties,
}: ProductFormValues): Record<string, string> {
  const amounts: [path: string, label: string, typed: string][] = [
    ['price', 'Regular price', price],
    ['discountPrice', 'Discount price', discountPrice],
    ...surchargesOf('colors', colors),
    ...properties.flatMap(({ values }, place) => surchargesOf(`properties.${place}.values`, values)),
  ];
  return Object.fromEntries(
    amounts.flatMap(([path, label, typed]) => {
      const message = amountError(label, typed);
      return message === null ? [] : [[path, message]];
    }),
  );
}

function surchargesOf(path: string, options: readonly { price: string }[]) {
  return options.map(({ price }, place): [string, string, string] => [
    `${path}.${place}.price`,
    'The surcharge',
    price,
  ]);
}
