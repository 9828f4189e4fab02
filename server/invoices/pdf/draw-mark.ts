import type { DocumentLooks } from '#domain/looks/document-looks.ts';

/** The three rings of the shop's icon, around the center of a square of 100 units. */
const OUTER =
  'M40 0A10.56 10.56 0 0 1 34.64 20A10.56 10.56 0 0 1 20 34.64A10.56 10.56 0 0 1 0 40A10.56 10.56 0 0 1 -20 34.64A10.56 10.56 0 0 1 -34.64 20A10.56 10.56 0 0 1 -40 0A10.56 10.56 0 0 1 -34.64 -20A10.56 10.56 0 0 1 -20 -34.64A10.56 10.56 0 0 1 0 -40A10.56 10.56 0 0 1 20 -34.64A10.56 10.56 0 0 1 34.64 -20A10.56 10.56 0 0 1 40 0Z';
const MIDDLE =
  'M22.54 4.57A8.02 8.02 0 0 1 14.33 17.99A8.02 8.02 0 0 1 -0.59 22.99A8.02 8.02 0 0 1 -15.23 17.24A8.02 8.02 0 0 1 -22.74 3.42A8.02 8.02 0 0 1 -19.62 -12A8.02 8.02 0 0 1 -7.31 -21.81A8.02 8.02 0 0 1 8.41 -21.41A8.02 8.02 0 0 1 20.2 -10.99A8.02 8.02 0 0 1 22.54 4.57Z';
const INNER =
  'M8.96 0.9A4.59 4.59 0 0 1 3.7 8.2A4.59 4.59 0 0 1 -5.26 7.31A4.59 4.59 0 0 1 -8.96 -0.9A4.59 4.59 0 0 1 -3.7 -8.2A4.59 4.59 0 0 1 5.26 -7.31A4.59 4.59 0 0 1 8.96 0.9Z';

const MARIGOLD = '#f6a623';
const DEEP = '#c06a00';

/** Draws the shop's mark, `size` points wide, in its accent; x and y are its upper left corner. */
export function drawMark(
  doc: PDFKit.PDFDocument,
  { x, y, size, accent }: { x: number; y: number; size: number; accent: DocumentLooks['accent'] },
): void {
  const { line: petals, deep } = accent ?? { line: MARIGOLD, deep: DEEP };
  doc.save();
  doc.translate(x + size / 2, y + size / 2).scale(size / 100);
  doc.path(OUTER).fill(petals);
  doc.path(MIDDLE).lineWidth(4).fillAndStroke(petals, deep);
  doc.path(INNER).fill(deep);
  doc.restore();
}
