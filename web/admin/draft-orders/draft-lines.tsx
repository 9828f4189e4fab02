import X from 'lucide-react/icons/x';
import { getProduct } from '#contract/calls/products.ts';
import type { WireProduct } from '#contract/product-schemas.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import { browserApi } from '#web/data.ts';
import { newKey } from '#web/shared/new-key.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { searchProductOptions } from '../products/search-products.ts';
import { AmountField } from '../screen/amount-field.tsx';
import { createProductLine, type DraftLine, listChoices } from './draft-values.ts';
import type { DraftFormState } from './use-draft-form.ts';

/** The lines of the draft: products with their choices, and custom lines. */
export function DraftLines({ draft: { values, change, errors } }: { draft: DraftFormState }) {
  const { lines } = values;
  const set = (next: DraftLine[]) => change({ lines: next });
  const adding = useMutation(async (id: string) => (await browserApi(getProduct, { params: { id } })).body, {
    failure: 'Failed to add the product',
    refresh: 'never',
    onSuccess: (product) => set([...lines, createProductLine(product, newKey())]),
  });
  return (
    <div className="grid gap-5">
      {lines.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {lines.map((line, position) => (
            <li key={line.key} className="flex items-start gap-3 p-4">
              <Line
                line={line}
                position={position}
                errors={errors}
                onChange={(next) => set(lines.map((other) => (other === line ? next : other)))}
              />
              <IconButton
                label={`Remove ${describeLine(line)}`}
                onClick={() => set(lines.filter((other) => other !== line))}
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        label="Add a product"
        placeholder="Search products..."
        error={errors.lines}
        search={searchProductOptions}
        value={null}
        onChange={(option) => option && void adding.run(option.value)}
      />
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => set([...lines, { kind: 'custom', key: newKey(), quantity: '1', name: '', price: '' }])}
      >
        Add a custom line
      </Button>
    </div>
  );
}

type LineProps = {
  line: DraftLine;
  position: number;
  errors: DraftFormState['errors'];
  onChange: (line: DraftLine) => void;
};

function Line({ line, position, errors, onChange }: LineProps) {
  const quantity = (
    <TextField
      label="Quantity"
      inputMode="numeric"
      autoComplete="off"
      value={line.quantity}
      error={errors[`lines.${position}.quantity`]}
      onChange={({ target }) => onChange({ ...line, quantity: target.value })}
      className="w-28"
    />
  );
  if (line.kind === 'custom')
    return (
      <div className="grid min-w-0 grow gap-4 sm:grid-cols-[minmax(0,1fr)_8rem_auto]">
        <TextField
          label="What it is"
          autoComplete="off"
          value={line.name}
          error={errors[`lines.${position}.custom.name`]}
          onChange={({ target }) => onChange({ ...line, name: target.value })}
        />
        <AmountField
          label="Price"
          subject="The price"
          value={line.price}
          error={errors[`lines.${position}.custom.price`]}
          onChange={(price) => onChange({ ...line, price })}
        />
        {quantity}
      </div>
    );
  const { product, variantId } = line;
  const error = errors[`lines.${position}.productId`];
  return (
    <>
      <ProductPicture
        src={product?.image ?? ''}
        sizes="3rem"
        width={48}
        height={48}
        className="size-12 shrink-0 rounded-md bg-sunken object-cover"
      />
      <div className="grid min-w-0 grow gap-3">
        <p className="font-medium wrap-anywhere">{product?.name ?? 'A product that is no longer sold'}</p>
        {error && <p className="text-sm text-bad">{error}</p>}
        <div className="flex flex-wrap items-start gap-4">
          {product && product.variants.length > 1 && (
            <SelectField
              label="Variant"
              value={variantId}
              options={variantOptions(product)}
              onChange={({ target }) => onChange({ ...line, variantId: target.value })}
              className="min-w-40"
            />
          )}
          {product &&
            listChoices(product).map(({ name, values }) => (
              <SelectField
                key={name}
                label={name}
                value={line.choices[name] ?? ''}
                placeholder="None"
                options={values.map((value) => ({ value: value.name, label: value.name }))}
                onChange={({ target }) =>
                  onChange({ ...line, choices: { ...line.choices, [name]: target.value } })
                }
              />
            ))}
          {product && <Properties line={line} product={product} onChange={onChange} />}
          {quantity}
        </div>
      </div>
    </>
  );
}

type ProductLine = Extract<DraftLine, { kind: 'product' }>;
type PropertiesProps = { line: ProductLine; product: WireProduct; onChange: (line: DraftLine) => void };

/** Choices without stock of their own, and the texts that they ask for. */
function Properties({ line, product, onChange }: PropertiesProps) {
  const { properties, texts } = line;
  return product.properties.map(({ id, name, values, required, text }) => {
    const chosen = values.find((value) => value.id === properties[id]);
    return (
      <div key={id} className="grid gap-3">
        <SelectField
          label={name}
          value={properties[id] ?? ''}
          {...(!required && { placeholder: 'None' })}
          options={values.map(({ id: value, value: label }) => ({ value, label }))}
          onChange={({ target }) => onChange({ ...line, properties: { ...properties, [id]: target.value } })}
        />
        {text && chosen && !chosen.withoutText && (
          <TextField
            label={text.label}
            maxLength={text.maxLength}
            value={texts[id] ?? ''}
            onChange={({ target }) => onChange({ ...line, texts: { ...texts, [id]: target.value } })}
          />
        )}
      </div>
    );
  });
}

function variantOptions({ variants }: WireProduct) {
  return variants.map(({ id, options, availability }) => ({
    value: id,
    label: `${describeVariant(options)}${availability ? '' : ' (sold out)'}`,
  }));
}

function describeLine(line: DraftLine): string {
  if (line.kind === 'custom') return line.name || 'the line';
  return line.product?.name ?? 'the product';
}
