import { MOST_ENTRIES } from '#contract/forms/products.ts';
import { formatMoney, plainAmount } from '#domain/money.ts';
import { type ColorTemplate, offeredTemplates } from '#domain/products/templates.ts';
import { newKey } from '#web/shared/new-key.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AmountField } from './amount-field.tsx';
import { EntryList } from './entry-list.tsx';
import type { ColorEntry } from './product-form-values.ts';
import { TemplateChips } from './template-chips.tsx';
import type { ProductFormState } from './use-product-form.ts';

type Props = { product: ProductFormState; templates: readonly ColorTemplate[] };

/**
 * Colors with what each costs more. The first twelve of the templates that are not there yet are offered
 * (spec 9).
 */
export function ColorList({ product: { values, errors, change }, templates }: Props) {
  const { colors } = values;
  const used = colors.map(({ name }) => name);
  const add = (name: string, price: string) =>
    change({ colors: [...colors, { key: newKey(), id: null, name, price }] });
  const edit = (key: string, part: Partial<ColorEntry>) =>
    change({ colors: colors.map((color) => (color.key === key ? { ...color, ...part } : color)) });
  return (
    <>
      <TemplateChips
        label="Colors to add"
        templates={offeredTemplates(templates, used, ({ name }) => name)}
        textOf={({ name, price }) => (price === 0 ? name : `${name} (+${formatMoney(price)})`)}
        onAdd={({ name, price }) => add(name, plainAmount(price))}
      />
      <EntryList
        entries={colors}
        noun="color"
        most={MOST_ENTRIES}
        error={errors.colors}
        onAdd={() => add('', '0.00')}
        onRemove={(removed) => change({ colors: colors.filter(({ key }) => key !== removed) })}
      >
        {({ key, name, price }, place) => (
          <>
            <TextField
              label={`Color ${place + 1}`}
              hideLabel
              placeholder="Color"
              autoComplete="off"
              value={name}
              onChange={({ currentTarget }) => edit(key, { name: currentTarget.value })}
              error={errors[`colors.${place}.name`] ?? errors[`colors.${place}`]}
              className="min-w-0 grow"
            />
            <AmountField
              label={`Surcharge of color ${place + 1}`}
              hideLabel
              subject="The surcharge"
              value={price}
              onChange={(typed) => edit(key, { price: typed })}
              error={errors[`colors.${place}.price`]}
              className="w-28 shrink-0"
            />
          </>
        )}
      </EntryList>
    </>
  );
}
