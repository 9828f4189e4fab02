import { RULE_FIELDS } from '#domain/collections/collection-fields.ts';
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
  tags: readonly string[];
}

/** The conditions of a collection's rule; a product has to meet all that are set. */
export function RuleFields({ collection, categories, brands, tags }: RuleFieldsProps) {
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
        {renderNames('categories', categories)}
        {renderNames('brands', brands)}
        {tags.length + rule.tags.length > 0 && renderNames('tags', tags)}
        {renderAmount('minPrice')}
        {renderAmount('maxPrice')}
        <SelectField
          label={RULE_FIELDS.minRating.label}
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
          label={RULE_FIELDS.text.label}
          hint={RULE_FIELDS.text.hint}
          optional
          maxLength={RULE_FIELDS.text.most}
          {...box('text')}
          onChange={({ target }) => changeRule({ text: target.value })}
        />
        {renderFlag('onSale')}
        {renderFlag('inStock')}
      </div>
    </>
  );

  function box(name: 'minPrice' | 'maxPrice' | 'text') {
    return { name: `rule.${name}`, value: rule[name], error: errors[`rule.${name}`] };
  }

  function renderNames(name: 'categories' | 'brands' | 'tags', names: readonly string[]) {
    const { label } = RULE_FIELDS[name];
    const change = (chosen: string[]) => changeRule({ [name]: chosen });
    return <Names legend={label} names={names} chosen={rule[name]} onChange={change} />;
  }

  function renderAmount(name: 'minPrice' | 'maxPrice') {
    const { label, subject } = RULE_FIELDS[name];
    const change = (typed: string) => changeRule({ [name]: typed });
    return <AmountField label={label} subject={subject} optional {...box(name)} onChange={change} />;
  }

  function renderFlag(name: 'onSale' | 'inStock') {
    return (
      <Checkbox
        label={RULE_FIELDS[name].label}
        checked={rule[name]}
        onChange={({ target }) => changeRule({ [name]: target.checked })}
      />
    );
  }
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
