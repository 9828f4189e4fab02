import type { Style, Typesetter } from './typesetter.ts';

/** US Letter, in points. */
export const PAGE = { width: 612, height: 792, margin: 42 };
export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
/** Where the content of a page ends; below it is its number. */
export const BOTTOM = PAGE.height - PAGE.margin - 20;

export const MUTED = '#57534e';
const LINE = '#d6d3d1';

/** Height of a line of text, of its size. */
const LEADING = 1.4;

/** Where the next thing goes: from the top of the page down. */
export type Flow = { type: Typesetter; y: number; onNewPage: (() => void) | null };

/** Goes on a new page where less than this height is left. */
export function ensureRoom(flow: Flow, height: number): void {
  if (flow.y + height <= BOTTOM) return;
  flow.type.doc.addPage();
  flow.y = PAGE.margin;
  flow.onNewPage?.();
}

/** A text at a place, line by line; answers where it ends. */
export function writeText(
  { type }: Flow,
  text: string,
  { x, y, width, align }: { x: number; y: number; width: number; align?: 'end' },
  style: Style,
): number {
  let baseline = y + style.size;
  for (const line of type.linesOf(text, style, width)) {
    type.draw(line, align === 'end' ? x + width : x, baseline, style, align);
    baseline += style.size * LEADING;
  }
  return baseline - style.size;
}

/** The height `writeText` takes. */
export function heightOf({ type }: Flow, text: string, width: number, style: Style): number {
  return type.linesOf(text, style, width).length * style.size * LEADING;
}

export function rule({ type: { doc } }: Flow, y: number, from = LEFT): void {
  doc.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(LINE).stroke();
}
