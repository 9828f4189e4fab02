import type { WireOrder } from '#contract/calls/orders.ts';
import { formatMoney } from '#domain/money.ts';

/** The items of an invoice. On paper a row is never broken, and the head stands on each page. */
export function InvoiceLines({ products }: Pick<WireOrder, 'products'>) {
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
