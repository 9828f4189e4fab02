import {
  creditNoteAmounts,
  creditNoteFacts,
  creditNoteTitle,
  creditNoteTotal,
} from '#domain/invoices/credit-note-facts.ts';
import { creditNoteLabel } from '#domain/invoices/credit-note-number.ts';
import { formatMoney } from '#domain/money.ts';
import type { CreditNote } from '../credit-note-queries.ts';
import { ensureRoom, type Flow } from './page-flow.ts';
import { writeAmounts, writeSupport } from './write-footer.ts';
import { writeHead } from './write-header.ts';
import { writeRows } from './write-lines.ts';
import { type Part, writePdf } from './write-pdf.ts';

/** Points: the amounts and the closing words, together on one page. */
const FOOTER = 170;

/** Returns a credit note as a PDF, with the same content as on the screen. */
export async function creditNotePdf(
  note: CreditNote,
  { logo }: Pick<Part, 'logo'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { company, issuedAt, billTo, looks } = note;
  const [title, label] = [creditNoteTitle(note), creditNoteLabel(note.number)];
  const write = (flow: Flow) => {
    writeHead(flow, { title, company, billTo, facts: creditNoteFacts({ ...note, number: label }) });
    const rows = note.lines.map(({ amount, tax, ...line }) => ({ ...line, amounts: [tax, amount] as const }));
    if (rows.length > 0) writeRows(flow, { heads: ['Tax', 'Amount'], rows }, FOOTER);
    ensureRoom(flow, FOOTER);
    const amounts = creditNoteAmounts(note).map(([term, cents]): [string, string] => [
      term,
      formatMoney(cents),
    ]);
    writeAmounts(flow, amounts, [creditNoteTotal(note), note.amount]);
    flow.y += 20;
    writeSupport(flow, note.support);
  };
  return await writePdf({ title: `${title} ${label}`, company, issuedAt }, [{ label, looks, logo, write }]);
}
