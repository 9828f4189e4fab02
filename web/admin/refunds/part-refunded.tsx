import { type Cents, formatMoney } from '#domain/money.ts';

type Props = { refunded: Cents | undefined; total: Cents };

/** The refunded part of a total, shown below it; hidden if nothing or everything was refunded. */
export function PartRefunded({ refunded = 0, total }: Props) {
  if (refunded === 0 || refunded >= total) return null;
  return (
    <span className="block text-xs font-normal whitespace-nowrap text-muted">
      {formatMoney(refunded)} refunded
    </span>
  );
}
