import { METHOD_KINDS, RATE_BASES, SHIPPING_LIMITS } from '#domain/shipping/zone.ts';
import { newKey } from '#web/shared/new-key.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AmountField } from '../screen/amount-field.tsx';
import { EditableList } from '../screen/editable-list.tsx';
import type { MethodEntry } from './shipping-form-values.ts';

type Props = {
  method: MethodEntry;
  path: string;
  errors: FieldErrors;
  onChange: (method: MethodEntry) => void;
  /** Null for the first method. */
  onMakeFirst: (() => void) | null;
};

/** A method: name, days, and a price or a table of rates. */
export function MethodFields({ method, path, errors, onChange, onMakeFirst }: Props) {
  const change = (part: Partial<MethodEntry>) => onChange({ ...method, ...part });
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 pr-12 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label="Method"
          required
          autoComplete="off"
          placeholder="Standard"
          value={method.name}
          error={errors[`${path}.name`]}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <SelectField
          label="Kind"
          options={KINDS}
          value={method.kind}
          onChange={({ currentTarget: { value } }) =>
            change({ kind: METHOD_KINDS.find((kind) => kind === value) ?? 'delivery' })
          }
        />
        <TextField
          label={method.kind === 'pickup' ? 'Ready after days' : 'Arrives after days'}
          required
          inputMode="numeric"
          autoComplete="off"
          value={method.days}
          error={errors[`${path}.days`]}
          onChange={({ currentTarget }) => change({ days: currentTarget.value })}
        />
        <SelectField
          label="Price"
          options={BASES}
          value={method.by}
          onChange={({ currentTarget: { value } }) =>
            change({ by: RATE_BASES.find((by) => by === value) ?? 'order' })
          }
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {method.by === 'order' && (
          <AmountField
            label="Price of an order"
            subject="The price"
            required
            value={method.price}
            error={errors[`${path}.rates.price`]}
            onChange={(price) => change({ price })}
          />
        )}
        <AmountField
          label="Free over"
          subject="The amount"
          optional
          hint="What the products cost after discounts. Empty: never free."
          value={method.freeOver}
          error={errors[`${path}.freeOver`]}
          onChange={(freeOver) => change({ freeOver })}
        />
      </div>
      {method.by !== 'order' && (
        <RateTable
          by={method.by}
          steps={method.steps}
          path={`${path}.rates.steps`}
          errors={errors}
          onChange={(steps) => change({ steps })}
        />
      )}
      {onMakeFirst && (
        <div>
          <Button size="sm" variant="quiet" onClick={onMakeFirst}>
            Preselect {method.name.trim() || 'this method'}
          </Button>
        </div>
      )}
    </div>
  );
}

type TableProps = {
  by: 'subtotal' | 'weight';
  steps: MethodEntry['steps'];
  path: string;
  errors: FieldErrors;
  onChange: (steps: MethodEntry['steps']) => void;
};

/** Rows that each apply from a subtotal or weight on. */
function RateTable({ by, steps, path, errors, onChange }: TableProps) {
  const isWeight = by === 'weight';
  return (
    <div>
      <p className="mb-2 text-sm text-muted">
        {isWeight
          ? 'Each row applies from its weight in grams on, up to the next. Products without a weight add nothing.'
          : 'Each row applies from its subtotal after discounts on, up to the next.'}
      </p>
      <EditableList
        path={path}
        errors={errors}
        entries={steps}
        noun="row"
        most={SHIPPING_LIMITS.steps}
        create={() => ({ key: newKey(), from: steps.length === 0 ? '0' : '', price: '' })}
        onChange={onChange}
      >
        {(step, row, change) => (
          <div className="grid max-w-lg grow grid-cols-2 items-start gap-3">
            {isWeight ? (
              <TextField
                label={`Row ${row + 1}: from grams`}
                inputMode="numeric"
                autoComplete="off"
                value={step.from}
                error={errors[`${path}.${row}.fromGrams`]}
                onChange={({ currentTarget }) => change({ ...step, from: currentTarget.value })}
              />
            ) : (
              <AmountField
                label={`Row ${row + 1}: from`}
                subject="The subtotal"
                value={step.from}
                error={errors[`${path}.${row}.fromAmount`]}
                onChange={(from) => change({ ...step, from })}
              />
            )}
            <AmountField
              label={`Row ${row + 1}: price`}
              subject="The price"
              value={step.price}
              error={errors[`${path}.${row}.price`]}
              onChange={(price) => change({ ...step, price })}
            />
          </div>
        )}
      </EditableList>
    </div>
  );
}

const KINDS = [
  { value: 'delivery', label: 'Delivery' },
  { value: 'pickup', label: 'Pickup' },
];

const BASES = [
  { value: 'order', label: 'One price' },
  { value: 'subtotal', label: 'By subtotal' },
  { value: 'weight', label: 'By weight' },
];
