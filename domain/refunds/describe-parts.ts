import { formatMoney } from '../money.ts';
import type { RefundLine, RefundParts } from './refund.ts';

type DescribedParts = Pick<RefundParts, 'shipping' | 'adjustment'> & {
  lines: readonly Pick<RefundLine, 'position' | 'quantity'>[];
};

/** The parts of a refund in words: '2 × Linen Lamp, shipping $5.00, adjustment −$2.00'. */
export function describeParts(
  { lines, shipping, adjustment }: DescribedParts,
  names: readonly string[],
): string {
  return [
    ...lines.map(({ position, quantity }) => `${quantity} × ${names[position] ?? `line ${position + 1}`}`),
    ...(shipping > 0 ? [`shipping ${formatMoney(shipping)}`] : []),
    ...(adjustment === 0
      ? []
      : [`adjustment ${adjustment < 0 ? '−' : ''}${formatMoney(Math.abs(adjustment))}`]),
  ].join(', ');
}
