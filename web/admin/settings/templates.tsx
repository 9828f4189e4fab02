import { CURRENCY_SIGN } from '#domain/money.ts';
import { SETTING_FIELDS } from '#domain/settings/setting-fields.ts';
import { newKey } from '#web/shared/new-key.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { TextEntries } from '../screen/editable-list.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

/** The suggestions of the product form for colors, specifications and features. */
export function Templates({ settings: { values, errors, change } }: { settings: SettingsFormState }) {
  const { colors, specifications, features } = values;
  const list = (path: 'colors' | 'specifications' | 'features', noun: string) => ({
    path,
    noun,
    most: SETTING_FIELDS[path].most,
    errors,
    focusesAdd: false,
    onChange: (entries: object[]) => change({ [path]: entries }),
  });
  return (
    <>
      <Disclosure summary={`Colors (${colors.length})`}>
        <TextEntries
          {...list('colors', 'color')}
          boxes={[box('name', 'Color'), { ...box('price', 'Surcharge'), ...SURCHARGE }]}
          entries={colors}
          create={() => ({ key: newKey(), name: '', price: '0.00' })}
        />
      </Disclosure>
      <Disclosure summary={`Specifications (${specifications.length})`}>
        <TextEntries
          {...list('specifications', 'specification')}
          boxes={[box('name', 'Name'), box('value', 'Value')]}
          entries={specifications}
          create={() => ({ key: newKey(), name: '', value: '' })}
        />
      </Disclosure>
      <Disclosure summary={`Features (${features.length})`}>
        <TextEntries
          {...list('features', 'feature')}
          boxes={[box('text', 'Feature')]}
          entries={features}
          create={() => ({ key: newKey(), text: '' })}
        />
      </Disclosure>
    </>
  );
}

function box<Name extends string>(name: Name, word: string) {
  return { name, label: (number: number) => `${word} ${number}`, placeholder: word };
}

const SURCHARGE = { leading: CURRENCY_SIGN, inputMode: 'decimal', className: 'w-32 shrink-0' } as const;
