import { type Cents, computeShare, formatMoney } from '#domain/money.ts';
import { useMemberDiscount } from './member-discount.ts';

type Props = { price: Cents; isFrom?: boolean | undefined; className: string };

/** Shows members their price of one piece; shows nothing to everybody else. */
export function MemberPrice({ price, isFrom, className }: Props) {
  const discount = useMemberDiscount();
  if (discount === 0) return null;
  return (
    <span className={className}>
      Member price {isFrom && 'from '}
      {formatMoney(price - computeShare(price, discount))}
    </span>
  );
}
