import type { WireDraftOrder } from '#contract/calls/draft-orders.ts';
import { LIMITS } from '#domain/limits.ts';
import { formatMoney } from '#domain/money.ts';
import { ASKED_PARTS } from '#domain/orders/address-change.ts';
import { RadioList } from '#web/ui/forms/radio-list.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AddressPartField } from '../screen/address-part-field.tsx';
import { AmountField } from '../screen/amount-field.tsx';
import type { DraftFormState } from './use-draft-form.ts';
import type { DraftQuote } from './use-draft-quote.ts';
import { useKnownCustomer } from './use-known-customer.ts';

type Props = { draft: DraftFormState };

/** Whom the order is for, and where it goes. */
export function CustomerFields({ draft }: Props) {
  const { values, change, errors } = draft;
  const customer = useKnownCustomer(draft);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        maxLength={LIMITS.email}
        value={values.email}
        error={errors.email}
        onChange={({ target }) => change({ email: target.value })}
        onBlur={customer.look}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        optional
        autoComplete="off"
        maxLength={LIMITS.phone}
        value={values.phone}
        error={errors.phone}
        onChange={({ target }) => change({ phone: target.value })}
      />
      {ASKED_PARTS.filter((part) => part !== 'phone').map((part) => (
        <AddressPartField
          key={part}
          part={part}
          address={values.address}
          name={`shippingAddress.${part}`}
          error={errors[`shippingAddress.${part}`] ?? (part === 'fullName' ? errors.address : undefined)}
          onChange={(typed) =>
            change({ address: { ...values.address, [part]: typed } }, `shippingAddress.${part}`)
          }
        />
      ))}
      <p role="status" className="text-sm text-muted empty:hidden sm:col-span-2">
        {customer.note}
      </p>
    </div>
  );
}

/** The discount codes, and the discount of staff on this order. */
export function DiscountFields({ draft }: Props) {
  const { values, change, errors } = draft;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Codes"
        optional
        hint="Separated by commas"
        autoComplete="off"
        value={values.codes}
        error={errors.codes}
        onChange={({ target }) => change({ codes: target.value })}
      />
      {draft.draft?.exchange ? <ExchangeCredit draft={draft.draft} /> : <StaffDiscount draft={draft} />}
    </div>
  );
}

/** The credit of an exchange, which no change takes away. */
function ExchangeCredit({ draft: { discount } }: { draft: WireDraftOrder }) {
  return (
    <p className="self-center text-sm">
      {discount?.reason}: {formatMoney(discount?.amount ?? 0)} off.{' '}
      <span className="text-muted">Delete the draft to refund the returned pieces instead.</span>
    </p>
  );
}

function StaffDiscount({ draft: { values, change, errors } }: Props) {
  const { discountKind, discountValue } = values;
  return (
    <>
      <SelectField
        label="Discount"
        value={discountKind}
        options={[
          { value: 'none', label: 'None' },
          { value: 'percent', label: 'Percent' },
          { value: 'amount', label: 'Amount' },
        ]}
        onChange={({ target }) =>
          change({ discountKind: KINDS.find((kind) => kind === target.value) ?? 'none' }, 'discount')
        }
      />
      {discountKind === 'percent' && (
        <TextField
          label="Percent off"
          inputMode="decimal"
          autoComplete="off"
          value={discountValue}
          error={errors['discount.percent']}
          onChange={({ target }) => change({ discountValue: target.value }, 'discount')}
        />
      )}
      {discountKind === 'amount' && (
        <AmountField
          label="Amount off"
          subject="The discount"
          value={discountValue}
          error={errors['discount.amount']}
          onChange={(typed) => change({ discountValue: typed }, 'discount')}
        />
      )}
      {discountKind !== 'none' && (
        <TextField
          label="Reason"
          hint="The customer reads it."
          autoComplete="off"
          maxLength={100}
          value={values.discountReason}
          error={errors['discount.reason']}
          onChange={({ target }) => change({ discountReason: target.value }, 'discount.reason')}
        />
      )}
    </>
  );
}

const KINDS = ['none', 'percent', 'amount'] as const;

type ShippingProps = Props & { quote: DraftQuote['quote'] };

/** A method of the shop, or a price for this order alone. */
export function ShippingFields({ draft: { values, change, errors }, quote }: ShippingProps) {
  const { shippingKind } = values;
  const methods = shippingKind === 'method' ? (quote?.methods ?? []) : [];
  return (
    <div className="grid gap-4">
      <RadioList
        legend="Shipping"
        name="shippingKind"
        value={shippingKind}
        choices={[
          { value: 'method', label: 'As the shop charges' },
          { value: 'custom', label: 'A price for this order' },
        ]}
        onChange={(kind) =>
          change({ shippingKind: kind === 'custom' ? 'custom' : 'method' }, 'customShipping')
        }
      />
      {methods.length > 0 && (
        <SelectField
          label="Method"
          value={quote?.shippingMethodId ?? ''}
          error={errors.shippingMethodId ?? quote?.fields?.country ?? quote?.fields?.state}
          options={methods.map(({ id, name, price }) => ({
            value: id,
            label: `${name}, ${price === 0 ? 'free' : formatMoney(price)}`,
          }))}
          onChange={({ target }) => change({ shippingMethodId: target.value })}
        />
      )}
      {shippingKind === 'custom' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Name"
            autoComplete="off"
            maxLength={100}
            value={values.customName}
            error={errors['customShipping.name']}
            onChange={({ target }) => change({ customName: target.value }, 'customShipping.name')}
          />
          <AmountField
            label="Shipping price"
            subject="The price"
            value={values.customPrice}
            error={errors['customShipping.price']}
            onChange={(customPrice) => change({ customPrice }, 'customShipping.price')}
          />
        </div>
      )}
    </div>
  );
}

export function NoteField({ draft: { values, change, errors } }: Props) {
  return (
    <TextArea
      label="Note"
      optional
      hint="Only staff see it. It goes with the order."
      rows={2}
      maxLength={LIMITS.text}
      value={values.note}
      error={errors.note}
      onChange={({ target }) => change({ note: target.value })}
    />
  );
}
