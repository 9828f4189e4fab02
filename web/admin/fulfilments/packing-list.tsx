import type { WirePackingWords } from '#contract/calls/fulfilments.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import { addressLines } from '#domain/address-lines.ts';
import { fillDocumentTexts } from '#domain/invoices/invoice-words.ts';
import { type Company, companyAddress } from '#domain/settings/company.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { DocumentTypefaces, documentStyle, SheetHead, SheetWords } from '../screen/sheet-parts.tsx';
import { countToPack } from './count-unsent.ts';
import { SHEET } from './sheet.ts';
import { Item, PIECES, Pieces, SheetRow, SheetTable } from './sheet-table.tsx';

type PackingListProps = {
  order: WireOrder & { disputed?: true | undefined };
  company: Company | null;
  words: WirePackingWords;
};

/** What is packed for an order, with the words of the seller around it. */
export function PackingList({ order, company, words }: PackingListProps) {
  const { formatDate } = useDates();
  const lines = order.products.filter((line) => countToPack(line) > 0);
  const pieces = lines.reduce((sum, line) => sum + countToPack(line), 0);
  const { looks, ...written } = words;
  const { above, below } = fillDocumentTexts(written, {
    company: company ?? { email: '', phone: '' },
    orderId: order.id,
    customer: order.shippingAddress?.fullName ?? '',
  });
  return (
    <article aria-label={`Packing list of ${order.id}`} style={documentStyle(looks)} className={SHEET}>
      <DocumentTypefaces looks={looks} />
      {company && (
        <div className="mb-5">
          {looks?.logo ? (
            <SheetHead company={company} logo={looks.logo} />
          ) : (
            <p className="font-display text-lg">{company.name}</p>
          )}
          <p className="text-muted">
            {[...companyAddress(company), company.email, company.phone].filter(Boolean).join(' · ')}
          </p>
        </div>
      )}
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-(--document-line,var(--color-line)) pb-5">
        <div>
          <h2 className="numeric text-xl">{order.id}</h2>
          {order.disputed && <p className="font-medium text-bad">Disputed: do not send it yet.</p>}
          <p className="text-muted">Ordered on {formatDate(order.createdAt)}</p>
          {order.shippingMethod && (
            <p className="mt-1">
              <span className="text-muted">
                {order.shippingMethod.kind === 'pickup' ? 'Pickup: ' : 'Sent by: '}
              </span>
              <span className="font-medium">{order.shippingMethod.name}</span>
            </p>
          )}
        </div>
        <Address order={order} />
      </header>
      <SheetWords text={above} className="pt-5" />
      {lines.length === 0 ? (
        <p className="pt-5 text-muted">Nothing of this order is left to pack.</p>
      ) : (
        <SheetTable caption="To pack" columns={COLUMNS} pieces={pieces}>
          {lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id, and lines never change.
            <SheetRow key={position}>
              <Item name={line.name} modifications={line.modifications} sku={line.sku} />
              <Pieces>{countToPack(line)}</Pieces>
              <td className="w-16 py-3 text-end">
                <span aria-hidden="true" className="inline-block size-5 rounded-sm border-2 border-control" />
              </td>
            </SheetRow>
          ))}
        </SheetTable>
      )}
      <SheetWords text={below} className="pt-5" />
    </article>
  );
}

const COLUMNS = [{ label: 'Item', isText: true }, { label: PIECES }, { label: 'Packed' }] as const;

function Address({ order: { shippingAddress, userEmail } }: { order: WireOrder }) {
  if (!shippingAddress) return <p className="text-muted">No shipping address: ask {userEmail}</p>;
  const { fullName, phone } = shippingAddress;
  return (
    <address className="grid gap-0.5 not-italic wrap-anywhere">
      <span className="font-semibold">{fullName}</span>
      <span className="whitespace-pre-line">{addressLines(shippingAddress).join('\n')}</span>
      {phone && <span className="text-muted">{phone}</span>}
    </address>
  );
}
