import { SCOPES } from '#domain/discounts/discount.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Combobox, type ComboboxProps } from '#web/ui/forms/combobox.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { searchCollections } from '../collections/search-collections.ts';
import { searchProductOptions } from '../products/search-products.ts';
import { ChosenScope, type PickerProps } from './chosen-scope.tsx';
import type { DiscountFormState } from './use-discount-form.ts';
import { VariantScope } from './variant-scope.tsx';

type Props = { discount: DiscountFormState; categories: readonly string[] };

const LABELS = {
  all: 'Everything',
  categories: 'Some categories',
  collections: 'Some collections',
  products: 'Some products',
  variants: 'Some variants',
};

/** Chooses the scope of a discount: the whole order, categories, collections, products or variants. */
export function ScopeFields({ discount, categories }: Props) {
  const { values, change } = discount;
  const { scopeOf, scopeValues } = values;
  const toggle = (value: string, isChosen: boolean) => {
    const others = scopeValues.filter((other) => other !== value);
    change({ scopeValues: isChosen ? [...others, value] : others });
  };
  return (
    <>
      <SelectField
        label="For"
        name="scopeOf"
        value={scopeOf}
        onChange={({ target }) =>
          change({ scopeOf: SCOPES.find((one) => one === target.value) ?? 'all', scopeValues: [] })
        }
        options={SCOPES.map((value) => ({ value, label: LABELS[value] }))}
      />
      {scopeOf === 'categories' && (
        <fieldset className="grid sm:grid-cols-2">
          <legend className="mb-1 font-medium">Categories</legend>
          {[...new Set([...categories, ...scopeValues])].map((category) => (
            <Checkbox
              key={category}
              label={category}
              checked={scopeValues.includes(category)}
              onChange={({ target }) => toggle(category, target.checked)}
            />
          ))}
          <ScopeError discount={discount} />
        </fieldset>
      )}
      {scopeOf === 'collections' && (
        <SearchedScope discount={discount} toggle={toggle} {...COLLECTIONS} search={searchCollections} />
      )}
      {scopeOf === 'products' && (
        <SearchedScope discount={discount} toggle={toggle} {...PRODUCTS} search={searchProductOptions} />
      )}
      {scopeOf === 'variants' && <VariantScope discount={discount} toggle={toggle} />}
    </>
  );
}

const COLLECTIONS = { label: 'Add a collection', placeholder: 'Search collections...' };
const PRODUCTS = { label: 'Add a product', placeholder: 'Search products...' };

type SearchedProps = PickerProps & Pick<ComboboxProps, 'label' | 'placeholder' | 'search'>;

/** Chooses the values of a scope one by one in a search. */
function SearchedScope({ discount, toggle, ...field }: SearchedProps) {
  return (
    <div className="grid gap-2">
      <Combobox
        {...field}
        error={discount.errors.scopeValues}
        value={null}
        onChange={(option) => {
          if (!option) return;
          discount.name(option.value, option.label);
          toggle(option.value, true);
        }}
      />
      <ChosenScope discount={discount} toggle={toggle} />
    </div>
  );
}

function ScopeError({ discount: { errors } }: { discount: DiscountFormState }) {
  const message = errors.scopeValues;
  return message ? <FieldError id="scope-error">{message}</FieldError> : null;
}
