import type { ReactNode } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { formatMoney } from '#domain/money.ts';
import { isDeliveryExpected } from '#domain/orders/order-refund.ts';
import { useDates } from '#web/shared/use-dates.ts';

export function OrderFacts({ order }: { order: WireOrder }) {
  const { formatDate } = useDates();
  const phone = order.userPhone ?? order.shippingAddress?.phone;
  return (
    <dl className="numeric mt-8 print:mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-8 gap-y-5 md:max-lg:grid-cols-[repeat(5,auto)] md:max-lg:justify-between md:max-lg:gap-x-4">
      <Fact term="Placed">{formatDate(order.createdAt)}</Fact>
      {isDeliveryExpected(order) && (
        <Fact term="Expected delivery">{formatDate(order.expectedDelivery)}</Fact>
      )}
      <Fact term="Products">{order.products.length}</Fact>
      <Fact term="Total">{formatMoney(order.total)}</Fact>
      <Fact term="Phone">
        <span className="wrap-anywhere">{phone ?? 'Not provided'}</span>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  );
}
