import { buffer } from 'node:stream/consumers';
import type { Company } from '#domain/settings/company.ts';
import { type Flow, LEFT, MUTED, PAGE, RIGHT, writeText } from './page-flow.ts';
import { createTypesetter, type Style } from './typesetter.ts';

type About = {
  title: string;
  /** At the foot of each page. */
  label: string;
  company: Company;
  issuedAt: Date;
};

/** A document as a PDF with numbered pages. */
export async function writePdf(
  { title, label, company, issuedAt }: About,
  write: (flow: Flow) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const type = createTypesetter({
    size: [PAGE.width, PAGE.height],
    // Ours is PAGE.margin: the library would add a page for text below its own.
    margin: 0,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: company.name, CreationDate: issuedAt },
  });
  const flow: Flow = { type, y: PAGE.margin, onNewPage: null };
  write(flow);
  writePageNumbers(flow, label);
  type.doc.end();
  return new Uint8Array(await buffer(type.doc));
}

const HALF = (RIGHT - LEFT) / 2;

/** Numbers the pages, once their count is known. */
function writePageNumbers(flow: Flow, label: string): void {
  const { doc } = flow.type;
  const { count } = doc.bufferedPageRange();
  const y = PAGE.height - PAGE.margin - 10;
  const style: Style = { size: 8, color: MUTED };
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    writeText(flow, label, { x: LEFT, y, width: HALF }, style);
    const place = { x: LEFT + HALF, y, width: HALF, align: 'end' as const };
    writeText(flow, `Page ${page + 1} of ${count}`, place, style);
  }
}
