import { MOST_PROPERTIES } from '#contract/forms/products.ts';
import { newKey } from '#web/shared/new-key.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { EntryList } from './entry-list.tsx';
import type { PropertyEntry } from './product-form-values.ts';
import { PropertyRules } from './property-rules.tsx';
import { PropertyValues } from './property-values.tsx';
import type { ProductFormState } from './use-product-form.ts';

/** Properties of the shop's own making, each with a name and at least one value (spec 5). */
export function PropertyList({ product: { values, errors, change } }: { product: ProductFormState }) {
  const { properties } = values;
  const edit = (key: string, part: Partial<PropertyEntry>) =>
    change({ properties: properties.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)) });
  const firstValue = () => ({ key: newKey(), id: null, value: '', price: '0.00' });
  return (
    <EntryList
      entries={properties}
      noun="property"
      most={MOST_PROPERTIES}
      error={errors.properties}
      framed
      onAdd={() =>
        change({ properties: [...properties, { key: newKey(), id: null, name: '', values: [firstValue()] }] })
      }
      onRemove={(removed) => change({ properties: properties.filter(({ key }) => key !== removed) })}
    >
      {(property, place) => (
        <>
          <TextField
            label={`Name of property ${place + 1}`}
            placeholder="Engraving"
            autoComplete="off"
            value={property.name}
            onChange={({ currentTarget }) => edit(property.key, { name: currentTarget.value })}
            error={errors[`properties.${place}.name`]}
            className="mr-12 mb-4"
          />
          <PropertyValues
            property={place}
            values={property.values}
            asksText={property.text !== undefined}
            errors={errors}
            onChange={(changed) => edit(property.key, { values: changed })}
          />
          <PropertyRules
            place={place}
            property={property}
            errors={errors}
            onChange={(part) => edit(property.key, part)}
          />
        </>
      )}
    </EntryList>
  );
}
