import { discountLabel } from '#domain/members/discount-label.ts';
import type { PlanId } from '#domain/members/plan.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import type { Totals } from '#domain/pricing/totals.ts';

type Props = {
  totals: Totals;
  /** Plan that gives the discount. */
  memberPlan?: PlanId | null | undefined;
  /** What was returned of the total. */
  refunded?: Cents | undefined;
};

export function TotalsList({ totals, memberPlan, refunded }: Props) {
  return (
    <dl className="numeric grid gap-2.5">
      <Amount term="Subtotal" amount={formatMoney(totals.subtotal)} />
      <Amount term="Shipping" amount={totals.shipping === 0 ? 'Free' : formatMoney(totals.shipping)} />
      {totals.discount > 0 && (
        <Amount term={discountLabel(memberPlan)} amount={formatMoney(-totals.discount)} />
      )}
      <Amount term="Tax" amount={formatMoney(totals.tax)} />
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-lg font-semibold">Total</dt>
        <dd className="text-xl font-semibold">{formatMoney(totals.total)}</dd>
      </div>
      {refunded && <Amount term="Refunded" amount={formatMoney(-refunded)} />}
    </dl>
  );
}

function Amount({ term, amount }: { term: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
