import { MAX_PICTURES } from '#contract/forms/products.ts';
import { MAX_PICTURE_TEXT, type PictureTexts, tidyPictureTexts } from '#domain/products/picture-texts.ts';
import { PLACEHOLDER_PICTURE } from '#domain/uploads/picture-url.ts';
import { cutAt } from '../../csv/cut-at.ts';
import { isWrittenAs, readCell } from '../../http/csv-cell.ts';
import type { StaffProduct } from '../staff-product-queries.ts';
import type { ImportRow } from './group-rows.ts';
import type { Findings, GivenBody } from './import-plan.ts';
import { readPictureUrl } from './picture-cells.ts';

/** Plans the pictures of a product by the cells of all its rows, and their alternative texts. */
export function planPictures(
  rows: readonly ImportRow[],
  current: StaffProduct | null,
  findings: Findings,
): GivenBody {
  const [first] = rows;
  if (first?.cells.image === undefined) return {};
  const body: GivenBody = {};
  const before = current?.pictureTexts ?? {};
  const pictures = readPictures(rows, before, findings);
  const urls = pictures.length > 0 ? pictures.map(({ url }) => url) : [PLACEHOLDER_PICTURE];
  if (JSON.stringify(urls) !== JSON.stringify(current?.gallery)) {
    body.image = urls[0];
    body.gallery = urls;
    findings.change(first.number, 'image', current?.gallery.join(' ') ?? null, urls.join(' '));
  }
  if (first.cells.imageText === undefined) return body;
  const texts = tidyPictureTexts(Object.fromEntries(pictures.map(({ url, text }) => [url, text])));
  if (JSON.stringify(texts) === JSON.stringify(before)) return body;
  body.pictureTexts = texts;
  findings.change(first.number, 'imageText', listTexts(before), listTexts(texts));
  return body;
}

/** Reads each picture once, by their positions, then in the order of the file. */
function readPictures(
  rows: readonly ImportRow[],
  before: PictureTexts,
  findings: Findings,
): { url: string; text: string }[] {
  const candidates = rows.flatMap(({ number, cells }, place) => {
    const position = Number(cells.imagePosition) || Number.POSITIVE_INFINITY;
    const url = readPictureUrl(number, cells.image ?? '', findings);
    if (!url) return [];
    const { imageText = '' } = cells;
    const now = before[url] ?? '';
    const text = isWrittenAs(imageText, now) ? now : readText(number, imageText, findings);
    return [{ number, url, text, position, place }];
  });
  candidates.sort((one, other) => compare(one.position, other.position) || one.place - other.place);
  const byUrl = new Map<string, (typeof candidates)[number]>();
  for (const picture of candidates) {
    const known = byUrl.get(picture.url);
    if (!known) byUrl.set(picture.url, picture);
    else known.text ||= picture.text;
  }
  const pictures = [...byUrl.values()];
  const [beyond] = pictures.slice(MAX_PICTURES);
  if (beyond) findings.notice(beyond.number, 'manyPictures');
  return pictures.slice(0, MAX_PICTURES);
}

function readText(row: number, cell: string, findings: Findings): string {
  const whole = readCell(cell).trim();
  const text = cutAt(whole, MAX_PICTURE_TEXT);
  if (text !== whole) findings.notice(row, 'cutText');
  return text;
}

function listTexts(texts: PictureTexts): string | null {
  return Object.values(texts).join('; ') || null;
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
