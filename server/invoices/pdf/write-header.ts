import { type BillTo, billTo, NO_ADDRESS } from '#domain/invoices/bill-to.ts';
import { type InvoiceFact, invoiceFacts, invoiceTitle } from '#domain/invoices/invoice-facts.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import type { StatusTone } from '#domain/orders/status.ts';
import { type Company, companyAddress, DEFAULT_COMPANY } from '#domain/settings/company.ts';
import type { IssuedInvoice } from '../issued-invoice-queries.ts';
import { drawMark } from './draw-mark.ts';
import { accentRule, type Flow, LEFT, MUTED, RIGHT, writeParagraphs, writeText } from './page-flow.ts';
import type { Style } from './typesetter.ts';
import type { Part } from './write-pdf.ts';

const COLUMN = 240;
/** Points; the widest order ID fits on one line beside its term. */
const FACTS = 280;
const TERM = 84;
const TEXT: Style = { size: 10 };
const SMALL: Style = { size: 9, color: MUTED };

export type PrintedInvoice = IssuedInvoice & Pick<Part, 'logo'> & { voidSince: Date | null };

/** Writes the company, the customer, and the facts of the invoice. */
export function writeHeader(flow: Flow, invoice: PrintedInvoice): void {
  const { number, issuedAt, voidSince, timeZone, company, texts, order } = invoice;
  const facts = invoiceFacts({ number: invoiceLabel(number), issuedAt, voidSince }, order, timeZone);
  const title = invoiceTitle(invoice, texts);
  writeHead(flow, { title, company, billTo: billTo(order), facts, above: texts.above });
}

type Head = {
  title: string;
  company: Company;
  billTo: BillTo;
  facts: InvoiceFact[];
  /** The seller's words above the items. */
  above: string | undefined;
};

/** Writes the head of any document. */
export function writeHead(flow: Flow, { title, company, billTo, facts, above = '' }: Head): void {
  writeCompany(flow, company, title);
  accentRule(flow, flow.y);
  flow.y += 14;
  const end = Math.max(writeBillTo(flow, billTo), writeFacts(flow, facts));
  flow.y = end + 16;
  if (above === '') return;
  writeParagraphs(flow, above, TEXT);
  flow.y += 14;
}

/** Points; the mark of our own shop. */
const MARK = 24;

function writeCompany(flow: Flow, company: Company, title: string): void {
  const top = flow.y;
  let y = flow.logo ? writeLogo(flow, flow.logo, company.name) : writeName(flow, company.name);
  for (const line of [...companyAddress(company), company.phone, company.email].filter(Boolean))
    y = writeText(flow, line, { x: LEFT, y, width: COLUMN }, SMALL);
  const place = { x: RIGHT - COLUMN, y: top, width: COLUMN, align: 'end' as const };
  const style: Style = { size: 24, weight: 'display' };
  const end = writeText(flow, title, place, flow.accent ? { ...style, color: flow.accent.text } : style);
  flow.y = Math.max(y, end) + 12;
}

/** The name, in our own shop behind the mark; returns where the address begins. */
function writeName(flow: Flow, company: string): number {
  const isOurs = company === DEFAULT_COMPANY.name;
  const { y, accent } = flow;
  if (isOurs) drawMark(flow.type.doc, { x: LEFT - 2, y, size: MARK, accent });
  const place = { x: isOurs ? LEFT + MARK + 5 : LEFT, y, width: COLUMN };
  return writeText(flow, company, place, { size: 20, weight: 'display' }) + 6;
}

/** Points, at most. */
const LOGO = { width: COLUMN, height: 44 };

/** The logo with the name below it; returns where the address begins. */
function writeLogo(flow: Flow, logo: Buffer, company: string): number {
  const height = flow.type.drawPicture(logo, { x: LEFT, y: flow.y, ...LOGO });
  const place = { x: LEFT, y: flow.y + height + 8, width: COLUMN };
  return writeText(flow, company, place, { ...TEXT, weight: 'semibold' }) + 1;
}

function writeBillTo(flow: Flow, { names, email, phone, address }: BillTo): number {
  const place = { x: LEFT, width: COLUMN };
  let y = writeText(flow, 'Bill To', { ...place, y: flow.y }, SMALL) + 2;
  for (const name of names) y = writeText(flow, name, { ...place, y }, { ...TEXT, weight: 'semibold' });
  for (const line of [email, phone, ...(address ?? NO_ADDRESS)])
    if (line !== null) y = writeText(flow, line, { ...place, y }, TEXT);
  return y;
}

function writeFacts(flow: Flow, facts: InvoiceFact[]): number {
  const x = RIGHT - FACTS;
  let y = flow.y;
  for (const { term, value, tone } of facts) {
    writeText(flow, term, { x, y: y + 0.5, width: TERM }, SMALL);
    const style = tone ? { ...TEXT, weight: 'semibold' as const, color: TONES[tone] } : TEXT;
    y = writeText(flow, value, { x: x + TERM, y, width: FACTS - TERM, align: 'end' }, style) + 2;
  }
  return y;
}

/** Dark enough for paper. */
const TONES: Record<StatusTone, string> = {
  success: '#166534',
  primary: '#1e40af',
  warning: '#92400e',
  error: '#b91c1c',
};
