import { MOST_ENTRIES } from '#contract/forms/products.ts';
import { newKey } from '#web/shared/new-key.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { EntryList } from './entry-list.tsx';
import type { ProductFormState } from './use-product-form.ts';

type Props = { product: ProductFormState; field: 'sizes' | 'memory'; label: string; noun: string };

/** Sizes, or memory: names and nothing more. */
export function TextList({ product: { values, errors, change }, field, label, noun }: Props) {
  const entries = values[field];
  return (
    <EntryList
      entries={entries}
      noun={noun}
      most={MOST_ENTRIES}
      error={errors[field]}
      onAdd={() => change({ [field]: [...entries, { key: newKey(), text: '' }] })}
      onRemove={(removed) => change({ [field]: entries.filter(({ key }) => key !== removed) })}
    >
      {({ key, text }, place) => (
        <TextField
          label={`${label} ${place + 1}`}
          hideLabel
          placeholder={label}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) =>
            change({
              [field]: entries.map((entry) =>
                entry.key === key ? { ...entry, text: currentTarget.value } : entry,
              ),
            })
          }
          error={errors[`${field}.${place}`]}
          className="min-w-0 grow"
        />
      )}
    </EntryList>
  );
}
