import type { WireOrder } from '#contract/calls/orders.ts';

/** The issued invoice of an order, where the shop offers it to its customers. */
export function InvoiceLink({ order: { invoice } }: { order: WireOrder }) {
  if (!invoice) return null;
  return (
    <p className="mt-4 print:hidden">
      <a href={invoice} download className="tap font-medium underline underline-offset-4">
        Download the invoice
      </a>
    </p>
  );
}
