import { type Cents, formatMoney } from '#domain/money.ts';

type Props = { refunded: Cents | undefined; total: Cents };

/** Below a total: what was returned of it, if that is a part. */
export function PartRefunded({ refunded = 0, total }: Props) {
  if (refunded === 0 || refunded >= total) return null;
  return (
    <span className="block text-xs font-normal whitespace-nowrap text-muted">
      {formatMoney(refunded)} refunded
    </span>
  );
}
