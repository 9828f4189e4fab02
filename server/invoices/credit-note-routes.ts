import type { Hono } from 'hono';
import {
  downloadCreditNote,
  exportCreditNotes,
  getCreditNote,
  listCreditNotes,
} from '#contract/calls/credit-notes.ts';
import { creditNoteList } from '#domain/invoices/credit-note-list.ts';
import { creditNoteLabel } from '#domain/invoices/credit-note-number.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvStream } from '../http/csv.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import { createDocumentLogos } from '../looks/draw-logo.ts';
import type { FileStore } from '../storage/file-store.ts';
import { CREDIT_NOTE_CSV_COLUMNS } from './credit-note-columns.ts';
import { creditNoteQueries, findCreditNote } from './credit-note-queries.ts';
import { presentCreditNote, presentCreditNoteRow } from './present-credit-note.ts';

const NO_CREDIT_NOTE = refuse('not_found', 'There is no such credit note.');

export function creditNoteRoutes(
  app: Hono<Environment>,
  services: ListServices & { uploads: FileStore },
): void {
  const { db } = services;
  const readLogo = createDocumentLogos(services.uploads);

  bindList(app, services, listCreditNotes, { page: creditNoteQueries.page, present: presentCreditNoteRow });

  bindExport(app, services, exportCreditNotes, (filter, context) => {
    const batches = creditNoteQueries.readAll(db, filter, context);
    return { name: creditNoteList.name, csv: csvStream(CREDIT_NOTE_CSV_COLUMNS, batches, context.zone) };
  });

  bind(app, getCreditNote, async ({ params }) => {
    const note = await findCreditNote(db, params.number);
    return note ? success(presentCreditNote(note)) : NO_CREDIT_NOTE;
  });

  bind(app, downloadCreditNote, async ({ params }) => {
    const note = await findCreditNote(db, params.number);
    if (!note) return NO_CREDIT_NOTE;
    // Loads fonts and the typesetter only when they are needed.
    const { creditNotePdf } = await import('./pdf/credit-note-pdf.ts');
    const fileName = `credit-note-${creditNoteLabel(note.number)}.pdf`;
    return success(await creditNotePdf(note, { logo: await readLogo(note) }), { fileName });
  });
}
