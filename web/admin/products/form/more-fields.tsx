import type { ReactNode } from 'react';
import { BACKORDER_TEXT } from '#domain/products/backorder.ts';
import { SHOWN_COUNTS, SHOWN_TEXTS, type ShownCount, type ShownText } from '#domain/products/shown-fields.ts';
import { STAFF_AMOUNTS } from '#domain/products/staff-fields.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { AmountField } from '../../screen/amount-field.tsx';
import { textFieldProps } from '../../screen/text-field-props.ts';
import { isBlank, parseCents } from '../../screen/typed-amounts.ts';
import type { Suggestions } from './load-product.ts';
import { MomentField } from './moment-field.tsx';
import { NamesField } from './names-field.tsx';
import { EMPTY_PRODUCT, type ProductFormValues } from './product-form-values.ts';
import type { ProductFormState } from './use-product-form.ts';

type Props = { product: ProductFormState };

/** What most products do without: each part is closed until something is set in it. */
export function MoreFields({ product, suggestions }: Props & { suggestions: Suggestions }) {
  const { values, errors, change } = product;
  return (
    <div className="border-t border-line">
      <Part
        product={product}
        title="Sell when out of stock"
        fields={['inventoryPolicy', 'backorderText', 'backorderDays']}
      >
        <Checkbox
          label="Sold without stock"
          name="inventoryPolicy"
          checked={values.inventoryPolicy === 'continue'}
          onChange={({ currentTarget }) =>
            change({ inventoryPolicy: currentTarget.checked ? 'continue' : 'deny' })
          }
          hint="Its count goes below zero, and shoppers read that it takes longer."
          className="sm:col-span-2"
        />
        <ShownTextField
          product={product}
          name="backorderText"
          hint={`Instead of In Stock. Empty: ${BACKORDER_TEXT}.`}
        />
        <ShownCountField product={product} name="backorderDays" hint="Added to the day of arrival." />
      </Part>
      <Part product={product} title="Further categories" fields={['categories']}>
        <NamesField
          label="Further categories"
          suggestions={suggestions.categories}
          hint="With commas between them. Shoppers find it in each, and in its own category first."
          {...textFieldProps(product, 'categories')}
          className="sm:col-span-2"
        />
      </Part>
      <Part product={product} title="Tags and cost" fields={['tags', 'cost']}>
        <NamesField
          label="Tags"
          suggestions={suggestions.tags}
          hint="With commas between them. Staff and shoppers find it by them."
          {...textFieldProps(product, 'tags')}
        />
        <AmountField
          label={STAFF_AMOUNTS.cost.label}
          subject={STAFF_AMOUNTS.cost.label}
          optional
          name="cost"
          value={values.cost}
          onChange={(cost) => change({ cost })}
          hint={marginHint(values)}
          error={errors.cost}
        />
      </Part>
      <Part product={product} title="Search engines" fields={['seoTitle', 'seoDescription']}>
        <ShownTextField product={product} name="seoTitle" hint="Empty: the name. That of the shop follows." />
        <ShownTextField product={product} name="seoDescription" hint="Empty: the description." />
      </Part>
      <Part product={product} title="Limits per order" fields={['minPerOrder', 'maxPerOrder']}>
        <ShownCountField product={product} name="minPerOrder" hint="Of all its variants together." />
        <ShownCountField product={product} name="maxPerOrder" hint="Staff may exceed it in draft orders." />
      </Part>
      <Part product={product} title="Publish and end at a time" fields={['publishAt', 'unpublishAt']}>
        <MomentField product={product} name="publishAt" hint="Then its status becomes Active." />
        <MomentField product={product} name="unpublishAt" hint="Then its status becomes Archived." />
      </Part>
    </div>
  );
}

/** The part of the price that is no cost. */
function marginHint({ price, discountPrice, cost }: ProductFormValues): string {
  const paid = parseCents(isBlank(discountPrice) ? price : discountPrice);
  const margin = Math.round((1 - parseCents(cost) / paid) * 100);
  return Number.isFinite(margin) ? `Only staff see it. Margin: ${margin} %.` : 'Only staff see it.';
}

type PartProps = Props & {
  title: string;
  fields: readonly (keyof ProductFormValues)[];
  children: ReactNode;
};

function Part({ product: { values, errors }, title, fields, children }: PartProps) {
  const isUsed = fields.some(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(EMPTY_PRODUCT[field]) || errors[field],
  );
  return (
    <Disclosure summary={title} defaultOpen={isUsed}>
      <div className="grid items-start gap-5 text-ink sm:grid-cols-2">{children}</div>
    </Disclosure>
  );
}

function ShownTextField({ product, name, hint }: Props & { name: ShownText; hint: string }) {
  const { label, most } = SHOWN_TEXTS[name];
  return (
    <TextField
      label={label}
      optional
      autoComplete="off"
      maxLength={most}
      hint={hint}
      {...textFieldProps(product, name)}
    />
  );
}

function ShownCountField({ product, name, hint }: Props & { name: ShownCount; hint: string }) {
  return (
    <TextField
      label={SHOWN_COUNTS[name].label}
      optional
      inputMode="numeric"
      autoComplete="off"
      hint={hint}
      {...textFieldProps(product, name)}
    />
  );
}
