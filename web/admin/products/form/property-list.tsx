import { MAX_ENTRIES, MAX_PROPERTIES } from '#contract/forms/products.ts';
import { REQUESTED_TEXT_LIMITS } from '#domain/pricing/requested-text.ts';
import { newKey } from '#web/shared/new-key.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AmountField } from '../../screen/amount-field.tsx';
import { EditableList } from '../../screen/editable-list.tsx';
import type { PropertyEntry, RequestedTextEntry, ValueEntry } from './product-form-values.ts';
import { MUST_BE_CHOSEN } from './product-lists.tsx';
import type { ProductFormState } from './use-product-form.ts';

/**
 * Properties of the shop's own making, each with a name and at least one value (specification, section 5).
 */
export function PropertyList({ product: { values, errors, change } }: { product: ProductFormState }) {
  return (
    <EditableList<PropertyEntry>
      path="properties"
      noun="property"
      most={MAX_PROPERTIES}
      framed
      entries={values.properties}
      errors={errors}
      create={() => ({ key: newKey(), id: null, name: '', values: [newValue()] })}
      onChange={(properties) => change({ properties })}
    >
      {(property, place, replace) => {
        const parts = {
          place,
          property,
          errors,
          onChange: (part: Partial<PropertyEntry>) => replace({ ...property, ...part }),
        };
        return (
          <>
            <TextField
              label={`Name of property ${place + 1}`}
              placeholder="Engraving"
              autoComplete="off"
              value={property.name}
              onChange={({ currentTarget }) => parts.onChange({ name: currentTarget.value })}
              error={errors[`properties.${place}.name`]}
              className="mr-12 mb-4"
            />
            <PropertyValues {...parts} />
            <PropertyRules {...parts} />
          </>
        );
      }}
    </EditableList>
  );
}

type PartProps = {
  /** The position of the property, from 0. */
  place: number;
  property: PropertyEntry;
  errors: FieldErrors;
  onChange: (part: Partial<PropertyEntry>) => void;
};

/** The values of one property, each with its surcharge. */
function PropertyValues({ place: propertyPlace, property, errors, onChange }: PartProps) {
  const path = `properties.${propertyPlace}.values`;
  return (
    <EditableList<ValueEntry>
      path={path}
      noun="value"
      most={MAX_ENTRIES}
      entries={property.values}
      errors={errors}
      create={newValue}
      onChange={(values) => onChange({ values })}
    >
      {(entry, place, replace) => {
        const name = `${place + 1} of property ${propertyPlace + 1}`;
        return (
          <div className="flex min-w-0 grow flex-wrap items-start gap-x-2">
            <TextField
              label={`Value ${name}`}
              hideLabel
              placeholder="Value"
              autoComplete="off"
              value={entry.value}
              onChange={({ currentTarget }) => replace({ ...entry, value: currentTarget.value })}
              error={errors[`${path}.${place}.value`]}
              className="min-w-0 flex-1"
            />
            <AmountField
              label={`Surcharge of value ${name}`}
              hideLabel
              subject="The surcharge"
              value={entry.price}
              onChange={(price) => replace({ ...entry, price })}
              error={errors[`${path}.${place}.price`]}
              className="w-24 shrink-0 sm:w-28"
            />
            {property.text && (
              <Checkbox
                label="Asks no text"
                aria-label={`Value ${name} asks no text`}
                checked={entry.withoutText ?? false}
                onChange={({ currentTarget }) => replace({ ...entry, withoutText: currentTarget.checked })}
                className="basis-full"
              />
            )}
          </div>
        );
      }}
    </EditableList>
  );
}

function newValue(): ValueEntry {
  return { key: newKey(), id: null, value: '', price: '0.00' };
}

/** The checkboxes of a property, and the fields of the text it asks for. */
function PropertyRules({ place, property: { required = false, text }, errors, onChange }: PartProps) {
  const path = `properties.${place}.text`;
  const edit = (part: Partial<RequestedTextEntry>) => text && onChange({ text: { ...text, ...part } });
  return (
    <div className="mt-4 border-t border-line pt-3">
      <Checkbox
        label="Must be chosen"
        hint={MUST_BE_CHOSEN}
        checked={required}
        onChange={({ currentTarget }) => onChange({ required: currentTarget.checked })}
      />
      <Checkbox
        label="Asks for a text"
        hint="One line that the shopper types along, such as an engraving."
        checked={text !== undefined}
        onChange={({ currentTarget }) =>
          onChange({ text: currentTarget.checked ? { label: '', maxLength: '20' } : undefined })
        }
      />
      {text && (
        <div className="mt-2 grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <TextField
            label="Label of the text"
            placeholder="Engraved text"
            autoComplete="off"
            maxLength={REQUESTED_TEXT_LIMITS.label}
            value={text.label}
            onChange={({ currentTarget }) => edit({ label: currentTarget.value })}
            error={errors[`${path}.label`] ?? errors[path]}
          />
          <TextField
            label="Longest text"
            hint="Characters"
            inputMode="numeric"
            autoComplete="off"
            value={text.maxLength}
            onChange={({ currentTarget }) => edit({ maxLength: currentTarget.value })}
            error={errors[`${path}.maxLength`]}
          />
        </div>
      )}
    </div>
  );
}
