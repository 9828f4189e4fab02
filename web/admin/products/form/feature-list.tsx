import { MOST_ENTRIES } from '#contract/forms/products.ts';
import { offeredTemplates } from '#domain/products/templates.ts';
import { newKey } from '#web/shared/new-key.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { EntryList } from './entry-list.tsx';
import { TemplateChips } from './template-chips.tsx';
import type { ProductFormState } from './use-product-form.ts';

type Props = { product: ProductFormState; templates: readonly string[] };

/** Features, each once (spec 5). */
export function FeatureList({ product: { values, errors, change }, templates }: Props) {
  const { features } = values;
  const used = features.map(({ text }) => text);
  const add = (text: string) => change({ features: [...features, { key: newKey(), id: null, text }] });
  return (
    <>
      <TemplateChips
        label="Features to add"
        templates={offeredTemplates(templates, used, (text) => text)}
        textOf={(text) => text}
        onAdd={add}
      />
      <EntryList
        entries={features}
        noun="feature"
        most={MOST_ENTRIES}
        error={errors.features}
        onAdd={() => add('')}
        onRemove={(removed) => change({ features: features.filter(({ key }) => key !== removed) })}
      >
        {({ key, text }, place) => (
          <TextField
            label={`Feature ${place + 1}`}
            hideLabel
            placeholder="Feature"
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) =>
              change({
                features: features.map((feature) =>
                  feature.key === key ? { ...feature, text: currentTarget.value } : feature,
                ),
              })
            }
            error={errors[`features.${place}.text`] ?? errors[`features.${place}`]}
            className="min-w-0 grow"
          />
        )}
      </EntryList>
    </>
  );
}
