import type { DocumentLooks } from '#domain/looks/document-looks.ts';
import type { Style, Typesetter } from './typesetter.ts';

/** US Letter, in points. */
export const PAGE = { width: 612, height: 792, margin: 42 };
export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
/** The end of a page's content; the page number is below it. */
export const BOTTOM = PAGE.height - PAGE.margin - 20;

export const MUTED = '#57534e';
const LINE = '#d6d3d1';

/** The height of a line of text, relative to its font size. */
const LEADING = 1.4;

/** The position of the next content, from the top of the page, and the looks of the document. */
export type Flow = {
  type: Typesetter;
  y: number;
  onNewPage: (() => void) | null;
  /** The end of a page's content, from the top of the page. */
  bottom: number;
  accent: DocumentLooks['accent'];
  /** A PNG. */
  logo: Buffer | null;
};

/** Begins a new page if less than this height is left. */
export function ensureRoom(flow: Flow, height: number): void {
  if (flow.y + height <= flow.bottom) return;
  flow.type.doc.addPage();
  flow.y = PAGE.margin;
  flow.onNewPage?.();
}

/** Writes a text line by line, and returns its lower end. */
export function writeText(
  { type }: Flow,
  text: string,
  { x, y, width, align }: { x: number; y: number; width: number; align?: 'end' },
  style: Style,
): number {
  let baseline = y + style.size;
  for (const line of type.breakLines(text, style, width)) {
    type.draw(line, align === 'end' ? x + width : x, baseline, style, align);
    baseline += style.size * LEADING;
  }
  return baseline - style.size;
}

/** Writes a text with the line breaks of its seller, each line where there is room, across the page. */
export function writeParagraphs(flow: Flow, text: string, style: Style): void {
  const width = RIGHT - LEFT;
  for (const line of splitParagraphs(flow, text, width, style)) {
    ensureRoom(flow, style.size * LEADING);
    if (line) flow.type.draw(line, LEFT, flow.y + style.size, style);
    flow.y += style.size * LEADING;
  }
}

/** Measures the height that `writeParagraphs` takes on one page. */
export function measureParagraphs(flow: Flow, text: string, style: Style): number {
  return splitParagraphs(flow, text, RIGHT - LEFT, style).length * style.size * LEADING;
}

/** The lines of a text; null for an empty one. */
function splitParagraphs({ type }: Flow, text: string, width: number, style: Style) {
  if (text === '') return [];
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines = type.breakLines(paragraph, style, width);
    return lines.length > 0 ? lines : [null];
  });
}

/** Measures the height `writeText` takes. */
export function measureHeight({ type }: Flow, text: string, width: number, style: Style): number {
  return type.breakLines(text, style, width).length * style.size * LEADING;
}

export function rule(flow: Flow, y: number, from = LEFT): void {
  drawLine(flow, { y, from, width: 0.75, color: LINE });
}

/** A rule in the accent of the shop, if it chose one. */
export function accentRule(flow: Flow, y: number, from = LEFT): void {
  if (flow.accent) drawLine(flow, { y, from, width: 1.5, color: flow.accent.line });
  else rule(flow, y, from);
}

type Stroke = { y: number; from: number; width: number; color: string };

function drawLine({ type: { doc } }: Flow, { y, from, width, color }: Stroke): void {
  doc.moveTo(from, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(color).stroke();
}
