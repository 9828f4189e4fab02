import type { WireStaffProduct } from '#contract/product-schemas.ts';
import type { ProductOption } from '#domain/products/variants/variant.ts';

/** An option as typed. */
export type TypedOption = { name: string; values: string };

/** The options of a product; of one without, those that its lists would be. */
export function typedOptions({ options, colors, sizes, memory }: WireStaffProduct): TypedOption[] {
  const lists = [
    { name: 'Color', values: colors.map(({ name }) => name) },
    { name: 'Size', values: sizes },
    { name: 'Memory', values: memory },
  ].filter(({ values }) => values.length > 0);
  const shown = (options.length > 0 ? options : lists).map(({ name, values }) => ({
    name,
    values: values.join(values.some((value) => value.includes(',')) ? '; ' : ', '),
  }));
  return shown.length > 0 ? shown : [{ name: '', values: '' }];
}

/**
 * Semicolons or lines separate values, and commas where there is neither: 'Small, 28 cm; Large, 40 cm'. Rows
 * without any text are left out.
 */
export function readOptions(typed: readonly TypedOption[]): ProductOption[] {
  return typed
    .map(({ name, values }) => ({
      name: name.trim(),
      values: values
        .split(/[\n;]/.test(values) ? /[\n;]/ : /,/)
        .map((value) => value.trim())
        .filter((value) => value !== ''),
    }))
    .filter(({ name, values }) => name !== '' || values.length > 0);
}
