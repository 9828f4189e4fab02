import { TemplateList } from './template-list.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

type Props = { settings: SettingsFormState };

export function ColorTemplates({ settings: { values, errors, change } }: Props) {
  return (
    <TemplateList
      title="Colors"
      noun="color"
      path="colors"
      fields={[
        { name: 'name', label: 'Color' },
        { name: 'price', label: 'Surcharge', leading: '$', inputMode: 'decimal', className: 'w-32 shrink-0' },
      ]}
      rows={values.colors}
      empty={{ name: '', price: '0.00' }}
      errors={errors}
      onChange={(colors) => change({ colors })}
    />
  );
}

export function SpecificationTemplates({ settings: { values, errors, change } }: Props) {
  return (
    <TemplateList
      title="Specifications"
      noun="specification"
      path="specifications"
      fields={[
        { name: 'name', label: 'Name' },
        { name: 'value', label: 'Value' },
      ]}
      rows={values.specifications}
      empty={{ name: '', value: '' }}
      errors={errors}
      onChange={(specifications) => change({ specifications })}
    />
  );
}

export function FeatureTemplates({ settings: { values, errors, change } }: Props) {
  return (
    <TemplateList
      title="Features"
      noun="feature"
      path="features"
      fields={[{ name: 'text', label: 'Feature' }]}
      rows={values.features}
      empty={{ text: '' }}
      errors={errors}
      onChange={(features) => change({ features })}
    />
  );
}
