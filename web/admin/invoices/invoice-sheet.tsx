import type { WireInvoice } from '#contract/calls/invoices.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import { billTo } from '#domain/invoices/bill-to.ts';
import { type InvoiceFact, invoiceFacts, invoiceTitle } from '#domain/invoices/invoice-facts.ts';
import { formatMoney } from '#domain/money.ts';
import { PieceNote } from '#web/shared/piece-note.tsx';
import { TotalsList } from '#web/shared/totals-list.tsx';
import { SheetWords } from '../screen/sheet-parts.tsx';
import { DocumentSheet } from './document-sheet.tsx';

/** The printed part of the page. */
export function InvoiceSheet({ invoice }: { invoice: WireInvoice }) {
  const { company, texts, order } = invoice;
  return (
    <DocumentSheet
      label={`Invoice ${invoice.number ?? 'draft'}`}
      title={invoiceTitle({ voidSince: voidDate(invoice) }, texts)}
      company={company}
      billTo={billTo(order)}
      facts={listFacts(invoice)}
      looks={invoice.looks}
    >
      <SheetWords text={texts.above} className="mb-5" />
      <InvoiceLines products={order.products} />
      <div className="mt-6 ml-auto w-full max-w-80 break-inside-avoid break-before-avoid print:mt-4">
        <TotalsList totals={order} memberPlan={order.memberPlan} refunded={order.refunded} />
      </div>
      <footer className="mt-10 break-inside-avoid border-t border-line pt-6 print:mt-6 print:pt-4">
        <SheetWords text={texts.thanks} className="text-base font-semibold" />
        <SheetWords text={texts.support} className="mt-1 text-muted" />
        <SheetWords text={texts.footer} className="mt-4 text-xs text-muted" />
      </footer>
    </DocumentSheet>
  );
}

function InvoiceLines({ products }: Pick<WireOrder, 'products'>) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Items</caption>
      <thead className="text-xs text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-3 text-start font-semibold">
            #
          </th>
          <th scope="col" className="py-2 pr-3 text-start font-semibold">
            Description
          </th>
          <th scope="col" className="py-2 pr-3 text-end sm:pr-8 font-semibold">
            Quantity
          </th>
          <th scope="col" className="py-2 pr-3 text-end sm:pr-8 font-semibold max-sm:hidden print:table-cell">
            Unit Price
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and its place never changes.
          <InvoiceLine key={position} number={position + 1} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function InvoiceLine({ number, line }: { number: number; line: WireOrder['products'][number] }) {
  const unitPrice = line.price;
  return (
    <tr className="break-inside-avoid border-b border-line align-top">
      <td className="numeric py-2.5 pr-3 text-muted">{number}</td>
      <td className="py-2.5 pr-3 wrap-anywhere">
        {line.name}
        {line.modifications && <span className="block text-muted">{line.modifications}</span>}
        {line.sku && <span className="block text-muted">SKU {line.sku}</span>}
        {/* Credit notes say what was refunded. */}
        <PieceNote line={{ ...line, refundedQuantity: 0 }} />
        <span className="numeric block text-muted sm:hidden print:hidden">{formatMoney(unitPrice)} each</span>
      </td>
      <td className="numeric py-2.5 pr-3 text-end sm:pr-8">{line.quantity}</td>
      <td className="numeric py-2.5 pr-3 text-end sm:pr-8 max-sm:hidden print:table-cell">
        {formatMoney(unitPrice)}
      </td>
      <td className="numeric py-2.5 text-end">{formatMoney(unitPrice * line.quantity)}</td>
    </tr>
  );
}

function voidDate({ voidSince }: WireInvoice): Date | null {
  return voidSince === undefined ? null : new Date(voidSince);
}

function listFacts(invoice: WireInvoice): InvoiceFact[] {
  const { number, issuedAt, timeZone, order } = invoice;
  const issued =
    number && issuedAt ? { number, issuedAt: new Date(issuedAt), voidSince: voidDate(invoice) } : null;
  const invoiced = {
    ...order,
    createdAt: new Date(order.createdAt),
    paymentMethod: order.paymentMethod ?? null,
    lines: order.products,
    expectedDelivery: new Date(order.expectedDelivery),
    refund: order.refund
      ? {
          ...order.refund,
          requestedAt: new Date(order.refund.requestedAt),
          doneAt: order.refund.doneAt ? new Date(order.refund.doneAt) : null,
        }
      : null,
  };
  return invoiceFacts(issued, invoiced, timeZone);
}
