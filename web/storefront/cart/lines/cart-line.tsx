import type { WireCartLine } from '#contract/calls/cart.ts';
import { MAX_QUANTITY } from '#domain/limits.ts';
import { formatMoney } from '#domain/money.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { QuantityStepper } from '#web/ui/forms/quantity-stepper.tsx';
import type { CartChanges } from '../use-cart-changes.ts';
import { LineName, LinePicture } from './line-facts.tsx';
import { LineForm } from './line-form.tsx';
import { RemoveLine } from './remove-line.tsx';
import { useLineQuantity } from './use-line-quantity.ts';

type Props = { line: WireCartLine; changes: CartChanges; onRemoved: () => void };

/** A line that can be bought, with its price, quantity and the way to remove it. */
export function CartLine({ line, changes, onRemoved }: Props) {
  const { key, name, unitPrice, wasPrice } = line;
  const { quantity, isChanging, change } = useLineQuantity(line.quantity, (next) =>
    changes.setQuantity({ key, quantity: next }),
  );
  // As shown, so that Undo brings back what was pressed just before.
  const shown = { ...line, quantity };
  return (
    <li className="flex gap-4 py-6 first:pt-0">
      <LinePicture line={line} />
      <div className="min-w-0 grow">
        <div className="flex justify-between gap-x-4 gap-y-1 max-xs:flex-wrap">
          <div className="min-w-0">
            <LineName line={line} />
          </div>
          <p className="numeric font-semibold" aria-busy={isChanging}>
            {formatMoney(unitPrice * quantity)}
          </p>
        </div>
        {(quantity > 1 || wasPrice !== undefined) && (
          <p className="numeric mt-1 text-sm text-muted">
            {formatMoney(unitPrice)} each
            {wasPrice !== undefined && (
              <span className={wasPrice > unitPrice ? 'text-good' : 'text-warn'}>
                {' '}
                · was {formatMoney(wasPrice)}
              </span>
            )}
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <LineForm
            intent="set"
            lineKey={key}
            // The field has settled what was entered.
            onSubmit={() => undefined}
            className="flex items-center gap-3"
          >
            <QuantityStepper
              label={`Quantity of ${name}`}
              hideLabel
              name="quantity"
              max={MAX_QUANTITY}
              value={quantity}
              error={changes.refusedQuantity(key)}
              onChange={(next) => void change(next)}
            />
            <noscript>
              <Button type="submit" size="sm">
                Update
              </Button>
            </noscript>
          </LineForm>
          <RemoveLine line={shown} changes={changes} onRemoved={onRemoved} />
        </div>
      </div>
    </li>
  );
}
