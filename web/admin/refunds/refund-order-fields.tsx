import { formatMoney } from '#domain/money.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { RadioList } from '#web/ui/forms/radio-list.tsx';
import { AmountField } from '../screen/amount-field.tsx';
import { computeRefundable, type OrderWithRefunds } from './order-with-refunds.ts';
import { PiecesFields } from './pieces-fields.tsx';
import type { RefundPlan, RefundValues } from './plan-refund.ts';
import { RefundPreview } from './refund-preview.tsx';
import { RefundWordsFields } from './refund-words-fields.tsx';

type Props = {
  details: OrderWithRefunds;
  values: RefundValues;
  onChange: (part: Partial<RefundValues>) => void;
  plan: RefundPlan;
  errors: FieldErrors;
};

/** The fields of a refund: everything that is left of an order, or parts of it. */
export function RefundOrderFields({ details, values, onChange, plan, errors }: Props) {
  const { order, restockable } = details;
  const left = computeRefundable(details);
  return (
    <>
      <RadioList
        legend="What to refund"
        name="refund"
        choices={[
          { value: 'everything', label: `Everything that is left, ${formatMoney(left.amount)}` },
          { value: 'part', label: 'A part' },
        ]}
        value={values.everything ? 'everything' : 'part'}
        onChange={(chosen) => onChange({ everything: chosen === 'everything' })}
        error={errors.pieces}
      />
      {!values.everything && <PartFields {...{ details, values, onChange, errors, left }} />}
      {values.everything && restockable > 0 && left.pieces.some((pieces) => pieces > 0) && (
        <Checkbox
          label="Put its pieces back into stock"
          checked={values.restocksAll}
          onChange={({ currentTarget }) => onChange({ restocksAll: currentTarget.checked })}
        />
      )}
      <RefundPreview plan={plan} products={order.products} />
      <RefundWordsFields values={values} onChange={onChange} errors={errors} email={order.userEmail} />
    </>
  );
}

type PartProps = Omit<Props, 'plan'> & { left: ReturnType<typeof computeRefundable> };

function PartFields({ details: { order, restockable }, values, onChange, errors, left }: PartProps) {
  const { pieces, restocked, shipping, adjustment } = values;
  return (
    <>
      <PiecesFields
        products={order.products}
        left={left.pieces}
        pieces={pieces}
        onChange={(position, quantity) => onChange({ pieces: pieces.with(position, quantity) })}
        verb="refund"
        none="All refunded"
        errors={errors}
      >
        {(position) =>
          restockable > 0 && (
            <Checkbox
              label={
                <>
                  Put back into stock<span className="sr-only"> of {order.products[position]?.name}</span>
                </>
              }
              checked={restocked[position] ?? false}
              disabled={pieces[position] === 0}
              onChange={({ currentTarget }) =>
                onChange({ restocked: restocked.with(position, currentTarget.checked) })
              }
            />
          )
        }
      </PiecesFields>
      <div className="grid gap-4 sm:grid-cols-2">
        {order.shipping > 0 && (
          <AmountField
            label="Shipping"
            subject="Shipping"
            optional
            hint={left.shipping === 0 ? 'All refunded' : `${formatMoney(left.shipping)} left`}
            readOnly={left.shipping === 0}
            value={shipping}
            error={errors.shipping}
            onChange={(typed) => onChange({ shipping: typed })}
          />
        )}
        <AmountField
          label="Adjustment"
          subject="The adjustment"
          optional
          signed
          inputMode="text"
          hint="Any amount more, or with a minus a fee that you keep."
          value={adjustment}
          error={errors.adjustment}
          onChange={(typed) => onChange({ adjustment: typed })}
        />
      </div>
    </>
  );
}
