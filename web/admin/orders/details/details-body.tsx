import type { ReactNode } from 'react';
import type { WireStaffOrder } from '#contract/calls/staff-orders.ts';
import { TotalsList } from '#web/shared/totals-list.tsx';
import { DeletedOrderNote } from './deleted-order-note.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { ShippingAddress } from './shipping-address.tsx';

/** An order with all that staff know of it (spec 2). */
export function DetailsBody({ found }: { found: WireStaffOrder }) {
  const { order, timeline, notes, payment, deletedAt } = found;
  return (
    <div className="grid gap-8 text-sm print:gap-5">
      {deletedAt && <DeletedOrderNote id={order.id} deletedAt={deletedAt} />}
      <div className="grid items-start gap-8 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <OrderFacts found={found} />
        <Section title="Shipping Address">
          <ShippingAddress order={order} isDeleted={deletedAt !== undefined} />
        </Section>
      </div>
      <Section title="Order Items">
        <OrderItems products={order.products} />
      </Section>
      <div className="grid items-start gap-8 sm:grid-cols-2 print:grid-cols-2">
        <Section title="Order Timeline">
          <OrderTimeline timeline={timeline} />
        </Section>
        <Section title="Order Summary">
          <TotalsList totals={order} memberPlan={order.memberPlan} refund={order.refund} />
        </Section>
      </div>
      <Section title="Payment">
        <OrderPayment payment={payment} />
      </Section>
      <Section title="Internal notes">
        <OrderNotes id={order.id} notes={notes} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2.5 text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}
