import type { WireOrder } from '#contract/calls/orders.ts';
import { billTo, NO_ADDRESS } from '#domain/invoices/bill-to.ts';

/** Whom an invoice is for (spec 2). */
export function BilledTo({ order }: { order: WireOrder }) {
  const { names, email, phone, address } = billTo(order);
  return (
    <section>
      <h3 className="mb-1.5 text-muted">Bill To</h3>
      <address className="grid gap-0.5 not-italic wrap-anywhere">
        {names.map((name) => (
          <span key={name} className="font-semibold">
            {name}
          </span>
        ))}
        <span>{email}</span>
        {phone && <span>{phone}</span>}
        {(address ?? NO_ADDRESS).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}
