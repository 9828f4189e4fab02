import type { ProductOptions } from '#domain/products/product.ts';
import { offeredOptions } from '#domain/products/product-option.ts';
import type { VariantOption } from '#domain/products/variants/variant.ts';

/** An option as typed. */
export type TypedOption = { name: string; values: string };

type Options = Pick<ProductOptions, 'options' | 'variantOptions'>;

/** The options that span variants of a product; of one without, those of which a choice is made. */
export function typedOptions({ options, variantOptions }: Options): TypedOption[] {
  const offered = offeredOptions({ options }).map(({ name, values }) => ({
    name,
    values: values.map((value) => value.name),
  }));
  const shown = (variantOptions.length > 0 ? variantOptions : offered).map(({ name, values }) => ({
    name,
    values: values.join(values.some((value) => value.includes(',')) ? '; ' : ', '),
  }));
  return shown.length > 0 ? shown : [{ name: '', values: '' }];
}

/**
 * Semicolons or lines separate values, and commas where there is neither: 'Small, 28 cm; Large, 40 cm'. Rows
 * without any text are left out.
 */
export function readOptions(typed: readonly TypedOption[]): VariantOption[] {
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
