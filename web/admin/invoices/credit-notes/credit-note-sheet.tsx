import type { WireCreditNote } from '#contract/calls/credit-notes.ts';
import {
  creditNoteAmounts,
  creditNoteFacts,
  creditNoteTitle,
  creditNoteTotal,
} from '#domain/invoices/credit-note-facts.ts';
import { formatMoney } from '#domain/money.ts';
import { SheetWords } from '../../screen/sheet-parts.tsx';
import { DocumentSheet } from '../document-sheet.tsx';

/** The printed part of the page. */
export function CreditNoteSheet({ note }: { note: WireCreditNote }) {
  const { number, company, lines, support, amount, texts = {} } = note;
  const kind = { reverses: note.reverses ?? null };
  const title = creditNoteTitle(kind, texts);
  const facts = creditNoteFacts({
    ...note,
    ...kind,
    issuedAt: new Date(note.issuedAt),
    invoice: { ...note.invoice, issuedAt: new Date(note.invoice.issuedAt) },
  });
  const { names, email, phone = null, address = null } = note.billTo;
  return (
    <DocumentSheet
      label={`${title} ${number}`}
      title={title}
      company={company}
      billTo={{ names, email, phone, address }}
      facts={facts}
      looks={note.looks}
    >
      <SheetWords text={texts.above} className="mb-5" />
      {lines.length > 0 && <CreditedLines lines={lines} />}
      <dl className="numeric mt-6 ml-auto grid w-full max-w-80 break-inside-avoid gap-2.5 print:mt-4">
        {creditNoteAmounts(note).map(([term, cents]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-muted">{term}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="text-lg font-semibold">{creditNoteTotal(kind)}</dt>
          <dd className="text-xl font-semibold">{formatMoney(amount)}</dd>
        </div>
      </dl>
      <footer className="mt-10 break-inside-avoid border-t border-line pt-6 text-muted print:mt-6 print:pt-4">
        <SheetWords text={support} />
        <SheetWords text={texts.footer} className="mt-4 text-xs" />
      </footer>
    </DocumentSheet>
  );
}

function CreditedLines({ lines }: Pick<WireCreditNote, 'lines'>) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Items</caption>
      <thead className="text-xs text-muted">
        <tr className="border-b border-line">
          <Head>#</Head>
          <Head>Description</Head>
          <Head isNumber>Quantity</Head>
          <Head isNumber>Tax</Head>
          <Head isNumber>Amount</Head>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, modifications, quantity, tax, amount }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and its place never changes.
          <tr key={position} className="break-inside-avoid border-b border-line align-top">
            <td className="numeric py-2.5 pr-3 text-muted">{position + 1}</td>
            <td className="py-2.5 pr-3 wrap-anywhere">
              {name}
              {modifications && <span className="block text-muted">{modifications}</span>}
            </td>
            <td className={NUMBER}>{quantity}</td>
            <td className={NUMBER}>{formatMoney(tax)}</td>
            <td className={NUMBER}>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NUMBER = 'numeric py-2.5 pl-3 text-end sm:pl-8';

function Head({ children, isNumber = false }: { children: string; isNumber?: boolean }) {
  return (
    <th scope="col" className={isNumber ? `${NUMBER} font-semibold` : 'py-2.5 pr-3 text-start font-semibold'}>
      {children}
    </th>
  );
}
