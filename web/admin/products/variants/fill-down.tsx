import { useState } from 'react';
import { formatCount } from '#domain/counts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { pictureOptions } from './picture-options.ts';
import { FILLED_FIELDS, type FilledField } from './variant-edits.ts';

const LABELS: Record<FilledField, string> = {
  price: 'Price',
  discountPrice: 'Discount price',
  stock: 'Stock',
  image: 'Picture',
  weightGrams: 'Weight in grams',
  barcode: 'Barcode',
};

const NOT_TYPED: Record<FilledField, string | undefined> = {
  price: "the product's",
  discountPrice: "the product's",
  stock: 'not counted',
  image: undefined,
  weightGrams: "the product's",
  barcode: 'none',
};

const INPUT_MODES = {
  price: 'decimal',
  discountPrice: 'decimal',
  stock: 'numeric',
  image: undefined,
  weightGrams: 'numeric',
  barcode: undefined,
} as const;

interface FillDownProps {
  /** Number of variants shown. */
  count: number;
  /** Their value of an option; empty for all variants. */
  of: string;
  pictures: readonly string[];
  onFill: (field: FilledField, typed: string) => void;
}

/** Sets a field of all shown variants at once; they are saved with the others. */
export function FillDown({ count, of, pictures, onFill }: FillDownProps) {
  const [field, setField] = useState<FilledField>('price');
  const [typed, setTyped] = useState('');
  const chooseField = (name: string) => {
    setField(FILLED_FIELDS.find((one) => one === name) ?? 'price');
    setTyped('');
  };
  const fill = () => onFill(field, typed);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend.
    <div
      role="group"
      aria-label="Fill down"
      className="grid items-end gap-3 rounded-xl bg-sunken p-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
    >
      <SelectField
        label="Fill down"
        value={field}
        options={FILLED_FIELDS.map((value) => ({ value, label: LABELS[value] }))}
        onChange={({ currentTarget }) => chooseField(currentTarget.value)}
      />
      {field === 'image' ? (
        <SelectField
          label="Picture"
          value={typed}
          placeholder="The product's"
          options={pictureOptions(pictures)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      ) : (
        <TextField
          label={LABELS[field]}
          inputMode={INPUT_MODES[field]}
          autoComplete="off"
          placeholder={NOT_TYPED[field]}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            fill();
          }}
        />
      )}
      <Button onClick={fill}>
        {of ? `Set ${formatCount(count)} with ${of}` : `Set all ${formatCount(count)}`}
      </Button>
    </div>
  );
}
