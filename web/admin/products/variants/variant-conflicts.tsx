import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import { ConflictNotice } from '../../screen/conflict-notice.tsx';
import type { Clash } from './variant-edits.ts';

type Props = { clashes: readonly Clash[]; onChoose: (clash: Clash, isMine: boolean) => void };

/** The fields of variants that somebody else has changed too, with a choice for each. */
export function VariantConflicts({ clashes, onChoose }: Props) {
  return (
    <ConflictNotice
      message="Somebody else has changed the same fields meanwhile."
      taken=""
      conflicts={clashes.map((clash) => ({
        key: `${clash.variant.id}.${clash.field}`,
        label: `${LABELS[clash.field]} of ${describeVariant(clash.variant.options)}`,
        mine: clash.mine,
        theirs: clash.theirs,
        choose: (isMine) => onChoose(clash, isMine),
      }))}
    />
  );
}

const LABELS: Record<Clash['field'], string> = {
  sku: 'SKU',
  price: 'Price',
  discountPrice: 'Discount price',
  barcode: 'Barcode',
  weightGrams: 'Weight in grams',
  image: 'Picture',
  offered: 'Offered',
};
