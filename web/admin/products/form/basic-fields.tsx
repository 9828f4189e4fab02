import { useId } from 'react';
import { LIMITS } from '#domain/limits.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { RichTextEditor } from '../../rich-text/rich-text-editor.tsx';
import { textFieldProps } from '../../screen/text-field-props.ts';
import { Choices } from './choices.tsx';
import type { Suggestions } from './load-product.ts';
import type { ProductFormState } from './use-product-form.ts';

type Name = 'name' | 'sku' | 'brand' | 'category';
type Props = { product: ProductFormState; suggestions: Suggestions };

/** Suggests the existing categories and brands, so that none is added in another spelling. */
export function BasicFields({ product, suggestions }: Props) {
  const id = useId();
  const field = (name: Name) => ({ required: true, autoComplete: 'off', ...textFieldProps(product, name) });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <TextField label="Name" maxLength={LIMITS.line} {...field('name')} className="sm:col-span-3" />
      <TextField label="Brand" maxLength={LIMITS.line} list={`${id}-brands`} {...field('brand')} />
      <TextField label="Category" maxLength={LIMITS.line} list={`${id}-categories`} {...field('category')} />
      <TextField label="SKU" maxLength={LIMITS.line} {...field('sku')} />
      <RichTextEditor
        label="Description"
        required
        value={product.values.description}
        onChange={(description) => product.change({ description })}
        onUploading={product.setDescribing}
        error={product.errors.description}
        className="sm:col-span-3"
      />
      <Choices id={`${id}-brands`} values={suggestions.brands} />
      <Choices id={`${id}-categories`} values={suggestions.categories} />
    </div>
  );
}
