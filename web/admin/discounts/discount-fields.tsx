import { DISCOUNT_KINDS, type DiscountClass, type DiscountKind } from '#domain/discounts/discount.ts';
import { DISCOUNT_LIMITS, type DiscountLimits, eachLimit } from '#domain/discounts/discount-limits.ts';
import { LIMITS } from '#domain/limits.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AmountField } from '../screen/amount-field.tsx';
import type { DiscountValues } from './discount-form-values.ts';
import type { DiscountFormState } from './use-discount-form.ts';

type Props = { discount: DiscountFormState };

type TextName = {
  [Name in keyof DiscountValues]: DiscountValues[Name] extends string ? Name : never;
}[keyof DiscountValues];

function textProps({ values, errors, change }: DiscountFormState, name: TextName) {
  return {
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  };
}

/** The name that shoppers see, and the code that they type. */
export function NameFields({ discount }: Props) {
  const { values, change } = discount;
  return (
    <>
      <TextField
        label="Title"
        hint="Shoppers see it beside the amount"
        maxLength={100}
        {...textProps(discount, 'title')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Given"
          name="byCode"
          value={values.byCode ? 'code' : 'itself'}
          onChange={({ target }) => change({ byCode: target.value === 'code' })}
          options={[
            { value: 'code', label: 'By a code' },
            { value: 'itself', label: 'By itself' },
          ]}
        />
        {values.byCode && (
          <TextField
            label="Code"
            maxLength={LIMITS.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...textProps(discount, 'code')}
          />
        )}
      </div>
    </>
  );
}

const KINDS: Record<DiscountKind, string> = {
  percent: 'A percentage',
  amount: 'An amount',
  shipping: 'Free shipping',
  buy_get: 'Buy some, get some',
};

/** The kind and amount of the reduction. */
export function GiftFields({ discount }: Props) {
  const { values, errors, change } = discount;
  const { kind } = values;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label="Takes off"
        name="kind"
        value={kind}
        onChange={({ target }) =>
          change({ kind: DISCOUNT_KINDS.find((one) => one === target.value) ?? 'percent' })
        }
        options={DISCOUNT_KINDS.map((value) => ({ value, label: KINDS[value] }))}
      />
      {kind === 'percent' && (
        <TextField label="Percent" inputMode="decimal" {...textProps(discount, 'percent')} />
      )}
      {kind === 'amount' && (
        <AmountField
          label="Amount"
          subject="The amount"
          name="amount"
          value={values.amount}
          error={errors.amount}
          onChange={(amount) => change({ amount })}
        />
      )}
      {kind === 'buy_get' && (
        <div className="grid grid-cols-3 gap-3">
          <TextField label="Buy" inputMode="numeric" {...textProps(discount, 'buy')} />
          <TextField label="Get" inputMode="numeric" {...textProps(discount, 'get')} />
          <TextField
            label="Percent off"
            placeholder="100"
            inputMode="decimal"
            {...textProps(discount, 'percent')}
          />
        </div>
      )}
    </div>
  );
}

function LimitField({ discount, name }: Props & { name: keyof DiscountLimits }) {
  const { kind, label, subject } = DISCOUNT_LIMITS[name];
  const { onChange, ...box } = textProps(discount, name);
  return kind === 'cents' ? (
    <AmountField
      label={label}
      optional
      subject={subject}
      {...box}
      onChange={(typed) => discount.change({ [name]: typed })}
    />
  ) : (
    <TextField label={label} optional inputMode="numeric" {...box} onChange={onChange} />
  );
}

const LIMIT_NAMES = Object.values(eachLimit((name) => name));

const CLASSES: [DiscountClass, string][] = [
  ['product', 'Discounts on products'],
  ['order', 'Discounts on whole orders'],
  ['shipping', 'Free shipping'],
];

/** The dates, the limits of use, and the discounts it combines with. */
export function LimitFields({ discount }: Props) {
  const { values, change } = discount;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First day" optional type="date" {...textProps(discount, 'startDay')} />
        <TextField label="Last day" optional type="date" {...textProps(discount, 'endDay')} />
        {LIMIT_NAMES.map((name) => (
          <LimitField key={name} discount={discount} name={name} />
        ))}
      </div>
      <fieldset>
        <legend className="mb-1 font-medium">Combines with</legend>
        <p className="mb-1 text-sm text-muted">Two discounts combine only if each allows the other.</p>
        {CLASSES.map(([name, label]) => (
          <Checkbox
            key={name}
            label={label}
            checked={values.combinesWith.includes(name)}
            onChange={({ target }) => {
              const others = values.combinesWith.filter((one) => one !== name);
              change({ combinesWith: target.checked ? [...others, name] : others });
            }}
          />
        ))}
      </fieldset>
    </>
  );
}
