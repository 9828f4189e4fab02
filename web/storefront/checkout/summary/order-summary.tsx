import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TotalsList } from '#web/shared/totals-list.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LineItem } from '../../orders/line-item.tsx';
import type { Offer } from './quote-choice.ts';

type Props = {
  offer: Offer;
  /** 'Free shipping on orders over $50' */
  shippingPromise: string;
  /** The product page with this choice. */
  changeHref: string;
  /** Below the amounts. */
  children?: ReactNode;
};

export function OrderSummary({
  offer: { line, totals, memberPlan },
  shippingPromise,
  changeHref,
  children,
}: Props) {
  return (
    <Card as="section" aria-labelledby="summary">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="summary" className="text-2xl">
          Order summary
        </h2>
        <Link
          to={changeHref}
          className="-my-2 inline-flex min-h-11 items-center text-sm text-muted underline underline-offset-4 hover:text-ink"
        >
          Change
        </Link>
      </div>
      <LineItem {...line} />
      <div className="mt-6 border-t border-line pt-5">
        <TotalsList totals={totals} memberPlan={memberPlan} />
      </div>
      <p className="mt-4 mb-4 text-sm text-muted">{shippingPromise}</p>
      {children}
    </Card>
  );
}
