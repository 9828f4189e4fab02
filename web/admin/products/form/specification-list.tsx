import { MOST_ENTRIES } from '#contract/forms/products.ts';
import { offeredTemplates, type SpecificationTemplate } from '#domain/products/templates.ts';
import { newKey } from '#web/shared/new-key.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { EntryList } from './entry-list.tsx';
import type { SpecificationEntry } from './product-form-values.ts';
import { TemplateChips } from './template-chips.tsx';
import type { ProductFormState } from './use-product-form.ts';

type Props = { product: ProductFormState; templates: readonly SpecificationTemplate[] };

/** Specifications: each needs a name and a value (spec 5). */
export function SpecificationList({ product: { values, errors, change }, templates }: Props) {
  const { specifications } = values;
  const used = specifications.map(({ name }) => name);
  const add = ({ name, value }: SpecificationTemplate) =>
    change({ specifications: [...specifications, { key: newKey(), id: null, name, value }] });
  const edit = (key: string, part: Partial<SpecificationEntry>) =>
    change({
      specifications: specifications.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)),
    });
  return (
    <>
      <TemplateChips
        label="Specifications to add"
        templates={offeredTemplates(templates, used, ({ name }) => name)}
        textOf={({ name, value }) => `${name}: ${value}`}
        onAdd={add}
      />
      <EntryList
        entries={specifications}
        noun="specification"
        most={MOST_ENTRIES}
        error={errors.specifications}
        onAdd={() => add({ name: '', value: '' })}
        onRemove={(removed) =>
          change({ specifications: specifications.filter(({ key }) => key !== removed) })
        }
      >
        {({ key, ...entry }, place) => (
          <div className="grid min-w-0 grow gap-2 sm:grid-cols-2">
            {(['name', 'value'] as const).map((name) => (
              <TextField
                key={name}
                label={`${name === 'name' ? 'Name' : 'Value'} of specification ${place + 1}`}
                hideLabel
                placeholder={name === 'name' ? 'Name' : 'Value'}
                autoComplete="off"
                value={entry[name]}
                onChange={({ currentTarget }) => edit(key, { [name]: currentTarget.value })}
                error={errors[`specifications.${place}.${name}`]}
              />
            ))}
          </div>
        )}
      </EntryList>
    </>
  );
}
