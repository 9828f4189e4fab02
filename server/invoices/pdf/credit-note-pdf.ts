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
import { measureSupport, writeAmounts, writeSupport } from './write-footer.ts';
import { writeHead } from './write-header.ts';
import { writeRows } from './write-lines.ts';
import { type Part, writePdf } from './write-pdf.ts';

/** Points: the amounts and a line of closing words, together on one page. */
const FOOTER = 170;
const SUPPORT_LINE = 9 * 1.4;

/** Returns a credit note as a PDF, with the same content as on the screen. */
export async function creditNotePdf(
  note: CreditNote,
  { logo }: Pick<Part, 'logo'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { company, issuedAt, billTo, looks } = note;
  const { texts = {} } = note;
  const [title, label] = [creditNoteTitle(note, texts), creditNoteLabel(note.number)];
  const write = (flow: Flow) => {
    const facts = creditNoteFacts({ ...note, number: label });
    writeHead(flow, { title, company, billTo, facts, above: texts.above });
    const footer = FOOTER + Math.max(0, measureSupport(flow, note.support) - SUPPORT_LINE);
    const rows = note.lines.map(({ amount, tax, ...line }) => ({ ...line, amounts: [tax, amount] as const }));
    if (rows.length > 0) writeRows(flow, { heads: ['Tax', 'Amount'], rows }, footer);
    ensureRoom(flow, footer);
    const amounts = creditNoteAmounts(note).map(([term, cents]): [string, string] => [
      term,
      formatMoney(cents),
    ]);
    writeAmounts(flow, amounts, [creditNoteTotal(note), note.amount]);
    flow.y += 20;
    writeSupport(flow, note.support);
  };
  return await writePdf({ title: `${title} ${label}`, company, issuedAt }, [
    { label, looks, logo, footer: texts.footer ?? '', write },
  ]);
}
