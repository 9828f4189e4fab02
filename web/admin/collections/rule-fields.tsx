import { LIMITS } from '#domain/limits.ts';
import { STARS } from '#domain/stars.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AmountField } from '../screen/amount-field.tsx';
import type { CollectionFormState } from './use-collection-form.ts';

interface RuleFieldsProps {
  collection: CollectionFormState;
  categories: readonly string[];
  brands: readonly string[];
}

/** What the products of a collection have in common: all that is set. */
export function RuleFields({ collection, categories, brands }: RuleFieldsProps) {
  const { values, errors, changeRule } = collection;
  const { rule } = values;
  return (
    <>
      <div>
        <p className="text-sm text-muted">
          A product is in the collection while all that is set here is true of it.
        </p>
        <FieldError id="rule-error">{errors.rule}</FieldError>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Names
          legend="One of the categories"
          names={categories}
          chosen={rule.categories}
          onChange={(chosen) => changeRule({ categories: chosen })}
        />
        <Names
          legend="One of the brands"
          names={brands}
          chosen={rule.brands}
          onChange={(chosen) => changeRule({ brands: chosen })}
        />
        <AmountField
          label="Price from"
          optional
          subject="The lowest price"
          name="rule.minPrice"
          value={rule.minPrice}
          error={errors['rule.minPrice']}
          onChange={(minPrice) => changeRule({ minPrice })}
        />
        <AmountField
          label="Price up to"
          optional
          subject="The highest price"
          name="rule.maxPrice"
          value={rule.maxPrice}
          error={errors['rule.maxPrice']}
          onChange={(maxPrice) => changeRule({ maxPrice })}
        />
        <SelectField
          label="Rating"
          optional
          name="rule.minRating"
          value={rule.minRating}
          onChange={({ target }) => changeRule({ minRating: target.value })}
          options={[
            { value: '', label: 'Any' },
            ...STARS.map((stars) => ({
              value: String(stars),
              label: stars === 5 ? '5 stars' : `${stars} or better`,
            })),
          ]}
        />
        <TextField
          label="Contains the text"
          optional
          name="rule.text"
          maxLength={LIMITS.search}
          hint="In the name, description, category or brand"
          value={rule.text}
          error={errors['rule.text']}
          onChange={({ target }) => changeRule({ text: target.value })}
        />
        <Checkbox
          label="On sale"
          checked={rule.onSale}
          onChange={({ target }) => changeRule({ onSale: target.checked })}
        />
        <Checkbox
          label="In stock"
          checked={rule.inStock}
          onChange={({ target }) => changeRule({ inStock: target.checked })}
        />
      </div>
    </>
  );
}

interface NamesProps {
  legend: string;
  names: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Names of which any number can be chosen, also ones that the catalogue has no more. */
function Names({ legend, names, chosen, onChange }: NamesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="max-h-56 overflow-y-auto rounded-lg border border-line px-3 py-1">
        {[...new Set([...names, ...chosen])].map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={({ target }) => {
              const others = chosen.filter((other) => other !== name);
              onChange(target.checked ? [...others, name] : others);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
