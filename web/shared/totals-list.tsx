import type { WireOrder } from '#contract/calls/orders.ts';
import { discountRows } from '#domain/discounts/discount-rows.ts';
import type { PlanId } from '#domain/members/plan.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import type { Totals } from '#domain/pricing/totals.ts';
import { methodTerm } from '#domain/shipping/offer-methods.ts';
import { taxRows } from '#domain/tax/tax-rows.ts';

type Props = {
  /** With how it is sent and taxed, where the shop has zones and tax rates. */
  totals: Totals &
    Partial<Pick<WireOrder, 'shippingMethod' | 'taxes' | 'taxIncluded' | 'discounts'>> & {
      /** True if the shop does not send there. */
      isUnserved?: true | undefined;
    };
  /** Plan that gives the discount. */
  memberPlan?: PlanId | null | undefined;
  /** The refunded amount. */
  refunded?: Cents | undefined;
  /** True while the country that decides on shipping and tax is not known. */
  isEstimate?: boolean;
};

export function TotalsList({ totals, memberPlan, refunded, isEstimate = false }: Props) {
  const { shipping, shippingMethod, taxes = [], taxIncluded, isUnserved } = totals;
  const shippingPrice = shipping === 0 ? 'Free' : formatMoney(shipping);
  const rates = taxes.map(({ name, rate, tax }) => ({ name, rate: rate * 10_000, tax }));
  return (
    <dl data-keep-clear="printed" className="numeric grid gap-2.5">
      <Amount term="Subtotal" amount={formatMoney(totals.subtotal)} />
      <Amount term="Shipping" amount={isUnserved ? 'Not available' : shippingPrice} />
      {shippingMethod && <Amount term={methodTerm(shippingMethod)} amount={shippingMethod.name} />}
      {discountRows({ ...totals, memberPlan }).map(({ key, term, amount }) => (
        <Amount key={key} term={term} amount={amount} />
      ))}
      {taxRows({ tax: totals.tax, taxes: rates, taxIncluded }).map(({ term, amount }) => (
        <Amount key={term} term={term} amount={formatMoney(amount)} />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-lg font-semibold">{isEstimate || isUnserved ? 'Estimated total' : 'Total'}</dt>
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
