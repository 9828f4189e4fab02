import Plus from 'lucide-react/icons/plus';
import { MAX_ENTRIES } from '#contract/forms/products.ts';
import { formatMoney, plainAmount } from '#domain/money.ts';
import { LIST_FIELDS, LIST_NAMES, type OptionList } from '#domain/products/option-words.ts';
import { offeredTemplates, type ProductTemplates } from '#domain/products/templates.ts';
import { newKey } from '#web/shared/new-key.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextEntries } from '../../screen/editable-list.tsx';
import type { ProductFormState } from './use-product-form.ts';

type Props = { product: ProductFormState; templates: ProductTemplates };
type NameListProps = { product: ProductFormState; field: 'sizes' | 'memory'; label: string };

/** Colors, each with its surcharge. */
export function ColorList({ product: { values, errors, change }, templates }: Props) {
  const { colors } = values;
  const create = (name = '', price = '0.00') => ({ key: newKey(), id: null, name, price });
  return (
    <>
      <TemplateChips
        label="Colors to add"
        templates={templates.colors}
        used={colors.map(({ name }) => name)}
        nameOf={({ name }) => name}
        textOf={({ name, price }) => (price === 0 ? name : `${name} (+${formatMoney(price)})`)}
        onAdd={({ name, price }) => change({ colors: [...colors, create(name, plainAmount(price))] })}
      />
      <TextEntries
        path="colors"
        noun="color"
        most={MAX_ENTRIES}
        boxes={[
          { name: 'name', label: (number) => `Color ${number}`, placeholder: 'Color' },
          {
            name: 'price',
            label: (number) => `Surcharge of color ${number}`,
            isAmount: true,
            className: 'w-28 shrink-0',
          },
        ]}
        entries={colors}
        errors={errors}
        create={create}
        onChange={(changed) => change({ colors: changed })}
      />
    </>
  );
}

/** Sizes, or memory. */
export function NameList({ product, field, label }: NameListProps) {
  return (
    <TextEntries
      path={field}
      noun={label.toLowerCase()}
      most={MAX_ENTRIES}
      boxes={[{ name: 'text', label: (number) => `${label} ${number}`, placeholder: label }]}
      entries={product.values[field]}
      errors={product.errors}
      create={() => ({ key: newKey(), text: '' })}
      onChange={(changed) => product.change({ [field]: changed })}
    />
  );
}

/** Specifications, each with a name and a value (specification, section 5). */
export function SpecificationList({ product: { values, errors, change }, templates }: Props) {
  const { specifications } = values;
  const create = (name = '', value = '') => ({ key: newKey(), id: null, name, value });
  return (
    <>
      <TemplateChips
        label="Specifications to add"
        templates={templates.specifications}
        used={specifications.map(({ name }) => name)}
        nameOf={({ name }) => name}
        textOf={({ name, value }) => `${name}: ${value}`}
        onAdd={({ name, value }) => change({ specifications: [...specifications, create(name, value)] })}
      />
      <TextEntries
        path="specifications"
        noun="specification"
        most={MAX_ENTRIES}
        frame="grid min-w-0 grow gap-2 sm:grid-cols-2"
        boxes={[
          { name: 'name', label: (number) => `Name of specification ${number}`, placeholder: 'Name' },
          { name: 'value', label: (number) => `Value of specification ${number}`, placeholder: 'Value' },
        ]}
        entries={specifications}
        errors={errors}
        create={create}
        onChange={(changed) => change({ specifications: changed })}
      />
    </>
  );
}

/** Features, each once (specification, section 5). */
export function FeatureList({ product: { values, errors, change }, templates }: Props) {
  const { features } = values;
  const create = (text = '') => ({ key: newKey(), id: null, text });
  return (
    <>
      <TemplateChips
        label="Features to add"
        templates={templates.features}
        used={features.map(({ text }) => text)}
        nameOf={(text) => text}
        textOf={(text) => text}
        onAdd={(text) => change({ features: [...features, create(text)] })}
      />
      <TextEntries
        path="features"
        noun="feature"
        most={MAX_ENTRIES}
        boxes={[{ name: 'text', label: (number) => `Feature ${number}`, placeholder: 'Feature' }]}
        entries={features}
        errors={errors}
        create={create}
        onChange={(changed) => change({ features: changed })}
      />
    </>
  );
}

type ChipsProps<Template> = {
  /** For screen readers. */
  label: string;
  templates: readonly Template[];
  /** The names that the product has. */
  used: readonly string[];
  nameOf: (template: Template) => string;
  textOf: (template: Template) => string;
  onAdd: (template: Template) => void;
};

/**
 * The first twelve templates that the product does not have yet, to add with one click (specification,
 * section 9).
 */
function TemplateChips<Template>({ label, templates, used, nameOf, textOf, onAdd }: ChipsProps<Template>) {
  const offered = offeredTemplates(templates, used, nameOf);
  if (offered.length === 0) return null;
  return (
    <ul aria-label={label} className="mb-4 flex flex-wrap gap-2">
      {offered.map((template) => (
        <li key={textOf(template)}>
          <button
            type="button"
            onClick={() => onAdd(template)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-control bg-surface px-3 text-start text-sm wrap-anywhere hover:border-ink pointer-coarse:min-h-11"
          >
            <Plus aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
            <span className="sr-only">Add </span>
            {textOf(template)}
          </button>
        </li>
      ))}
    </ul>
  );
}

type OptionProps = { product: ProductFormState; list: OptionList };

/** The checkbox “… must be chosen” of a list of options; hidden while the list is empty. */
export function RequiredOption({ product: { values, change }, list }: OptionProps) {
  if (values[LIST_FIELDS[list]].length === 0) return null;
  const others = values.requiredOptions.filter((option) => option !== list);
  return (
    <Checkbox
      label={`${LIST_NAMES[list]} must be chosen`}
      hint={MUST_BE_CHOSEN}
      checked={others.length < values.requiredOptions.length}
      onChange={({ currentTarget }) =>
        change({ requiredOptions: currentTarget.checked ? [...others, list] : others })
      }
      className="mt-4"
    />
  );
}

export const MUST_BE_CHOSEN = 'Otherwise shoppers can order without it.';
