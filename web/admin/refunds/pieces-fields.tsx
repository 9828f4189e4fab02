import type { ReactNode } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { QuantityStepper } from '#web/ui/forms/quantity-stepper.tsx';

type Props = {
  products: WireOrder['products'];
  /** The available and the chosen pieces of each line. */
  left: readonly number[];
  pieces: readonly number[];
  onChange: (position: number, quantity: number) => void;
  /** The action for them: 'refund'. */
  verb: string;
  /** Shown if there is nothing to choose: 'All refunded'. */
  none: string;
  /** Messages by field: 'pieces.2'. */
  errors: FieldErrors;
  /** More about the chosen pieces of a line. */
  children?: (position: number) => ReactNode;
};

/** A number of pieces for each line of an order. */
export function PiecesFields({ products, left, pieces, onChange, verb, none, errors, children }: Props) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {products.map(({ name, image, modifications, quantity }, position) => {
        const most = left[position] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id, and lines never change.
          <li key={position} className="flex flex-wrap items-start gap-x-4 gap-y-2 p-3">
            <ProductPicture
              src={image}
              sizes="3rem"
              width={48}
              height={48}
              className="size-12 shrink-0 rounded-md bg-sunken object-cover"
            />
            <div className="min-w-0 grow basis-40 text-sm wrap-anywhere">
              <p className="font-medium">{name}</p>
              {modifications && <p className="text-muted">{modifications}</p>}
              <p className="numeric text-muted">{most === 0 ? none : `${most} of ${quantity} left`}</p>
              {most > 0 && children?.(position)}
            </div>
            {most > 0 && (
              <QuantityStepper
                label={`Pieces of ${name} to ${verb}`}
                hideLabel
                className="max-sm:pl-16"
                min={0}
                max={most}
                value={pieces[position] ?? 0}
                error={errors[`pieces.${position}`]}
                onChange={(chosen) => onChange(position, chosen)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
