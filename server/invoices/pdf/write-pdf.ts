import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { DocumentLooks } from '#domain/looks/document-looks.ts';
import type { Company } from '#domain/settings/company.ts';
import { BOTTOM, type Flow, LEFT, MUTED, measureHeight, PAGE, RIGHT, writeText } from './page-flow.ts';
import { createTypesetter, type Style } from './typesetter.ts';

type About = { title: string; company: Company; issuedAt: Date };

/** A document of its own, which begins on a new page. */
export type Part = {
  /** At the foot of each of its pages. */
  label: string;
  looks: DocumentLooks | undefined;
  /** The logo of its looks as a PNG; null without one, and for one that cannot be read. */
  logo: Buffer | null;
  /** The seller's words at the foot of each page. */
  footer: string;
  write: (flow: Flow) => void;
};

/** One or more documents as a PDF; the pages of each are numbered. */
export async function writePdf(
  { title, company, issuedAt }: About,
  parts: readonly Part[],
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
  const flow: Flow = {
    type,
    y: PAGE.margin,
    onNewPage: null,
    bottom: BOTTOM,
    accent: undefined,
    logo: null,
  };
  for (const [place, { label, looks, logo, footer, write }] of parts.entries()) {
    if (place > 0) {
      // Other requests are answered between documents.
      await setImmediate();
      type.doc.addPage();
      flow.y = PAGE.margin;
    }
    type.use(looks?.typefaces);
    flow.accent = looks?.accent;
    flow.logo = logo;
    flow.bottom = BOTTOM - (footer === '' ? 0 : measureHeight(flow, footer, RIGHT - LEFT, SMALL));
    const first = type.doc.bufferedPageRange().count - 1;
    write(flow);
    writePageNumbers(flow, { label, footer }, first);
  }
  type.doc.end();
  return new Uint8Array(await buffer(type.doc));
}

const HALF = (RIGHT - LEFT) / 2;

const SMALL: Style = { size: 8, color: MUTED };

/** Points between the end of the content and the seller's words below it. */
const GAP = 6;

/** Numbers the pages of a document that begins on page `first`, once their count is known. */
function writePageNumbers(
  flow: Flow,
  { label, footer }: Pick<Part, 'label' | 'footer'>,
  first: number,
): void {
  const { doc } = flow.type;
  const { count } = doc.bufferedPageRange();
  const y = PAGE.height - PAGE.margin - 10;
  for (let page = first; page < count; page++) {
    doc.switchToPage(page);
    writeText(flow, footer, { x: LEFT, y: flow.bottom + GAP, width: RIGHT - LEFT }, SMALL);
    writeText(flow, label, { x: LEFT, y, width: HALF }, SMALL);
    const place = { x: LEFT + HALF, y, width: HALF, align: 'end' as const };
    writeText(flow, `Page ${page - first + 1} of ${count - first}`, place, SMALL);
  }
}
