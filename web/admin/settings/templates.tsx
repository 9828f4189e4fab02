import { MAX_TEMPLATES } from '#contract/forms/settings.ts';
import { newKey } from '#web/shared/new-key.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { TextEntries } from '../screen/editable-list.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

/** What the form of a product offers for its colors, specifications and features. */
export function Templates({ settings: { values, errors, change } }: { settings: SettingsFormState }) {
  const { colors, specifications, features } = values;
  const list = { most: MAX_TEMPLATES, errors, focusesAdd: false };
  return (
    <>
      <Disclosure summary={`Colors (${colors.length})`}>
        <TextEntries
          {...list}
          path="colors"
          noun="color"
          boxes={[
            { name: 'name', label: (number) => `Color ${number}`, placeholder: 'Color' },
            {
              name: 'price',
              label: (number) => `Surcharge ${number}`,
              placeholder: 'Surcharge',
              leading: '$',
              inputMode: 'decimal',
              className: 'w-32 shrink-0',
            },
          ]}
          entries={colors}
          create={() => ({ key: newKey(), name: '', price: '0.00' })}
          onChange={(changed) => change({ colors: changed })}
        />
      </Disclosure>
      <Disclosure summary={`Specifications (${specifications.length})`}>
        <TextEntries
          {...list}
          path="specifications"
          noun="specification"
          boxes={[
            { name: 'name', label: (number) => `Name ${number}`, placeholder: 'Name' },
            { name: 'value', label: (number) => `Value ${number}`, placeholder: 'Value' },
          ]}
          entries={specifications}
          create={() => ({ key: newKey(), name: '', value: '' })}
          onChange={(changed) => change({ specifications: changed })}
        />
      </Disclosure>
      <Disclosure summary={`Features (${features.length})`}>
        <TextEntries
          {...list}
          path="features"
          noun="feature"
          boxes={[{ name: 'text', label: (number) => `Feature ${number}`, placeholder: 'Feature' }]}
          entries={features}
          create={() => ({ key: newKey(), text: '' })}
          onChange={(changed) => change({ features: changed })}
        />
      </Disclosure>
    </>
  );
}
