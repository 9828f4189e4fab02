import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { needsShipping } from '#domain/orders/not-shipped.ts';
import { TotalsList } from '#web/shared/totals-list.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LineItem } from '../../orders/line-item.tsx';
import { PoliciesLine } from '../../policies-line.tsx';
import { ReturnsLine } from '../../returns-line.tsx';
import type { Offer } from './offer.ts';
import { SummaryLines } from './summary-lines.tsx';

type Props = {
  offer: Offer;
  /** 'Free shipping on orders over $50'; null says nothing. */
  shippingPromise: string | null;
  /** The page that changes the lines. */
  changeHref: string;
  /** True while the country that decides on shipping and tax is not typed. */
  isEstimate: boolean;
  /** Between the lines and the amounts. */
  notice?: ReactNode;
  /** Below the amounts. */
  children?: ReactNode;
  className?: string;
};

export function OrderSummary({
  offer: { lines, totals, memberPlan, discounts, delivery },
  shippingPromise,
  changeHref,
  isEstimate,
  notice,
  children,
  className,
}: Props) {
  const [first, ...others] = lines;
  return (
    <Card as="section" aria-labelledby="summary" className={className}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="summary" tabIndex={-1} className="text-2xl outline-none">
          Order summary
        </h2>
        <Link
          to={changeHref}
          className="-my-2 inline-flex min-h-11 items-center text-sm text-muted underline underline-offset-4 hover:text-ink"
        >
          Change
        </Link>
      </div>
      {first && others.length === 0 ? <LineItem {...first} /> : <SummaryLines lines={lines} />}
      {notice}
      <div className="mt-6 border-t border-line pt-5">
        <TotalsList
          totals={{ ...totals, discounts, ...delivery }}
          memberPlan={memberPlan}
          isEstimate={isEstimate}
        />
      </div>
      <div className="my-4 grid gap-2">
        {shippingPromise && <p className="text-sm text-muted">{shippingPromise}</p>}
        {needsShipping(lines) && <ReturnsLine />}
        <PoliciesLine />
      </div>
      {children}
    </Card>
  );
}
