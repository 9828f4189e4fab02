import type { Connection } from '#db/connection.ts';
import { findNamed, foldPath } from '#domain/products/picture-names.ts';
import { mapRichPictures } from '#domain/rich-text/rich-text.ts';
import { isPictureUrl } from '#domain/uploads/picture-url.ts';
import { inParts } from '../../csv/in-parts.ts';
import { readCell } from '../../http/csv-cell.ts';
import { selectStoredPictures } from '../pictures/picture-fetch-queries.ts';
import type { ImportRow, ProductRows } from './group-rows.ts';
import type { Findings } from './import-plan.ts';
import { type ImportedDescription, parseRich } from './imported-description.ts';

/**
 * Reads the address of a picture; '' for an empty cell, and for what is no address. Pages load nothing from
 * http: addresses: until such a picture is fetched, it is shown from the same address by https.
 */
export function readPictureUrl(row: number, cell: string, findings: Findings): string {
  const { url, insecureAddress } = toPictureUrl(cell);
  if (url === '') return '';
  if (url.length > MAX_URL || !isPictureUrl(url)) {
    findings.notice(row, 'noPicture');
    return '';
  }
  if (insecureAddress) findings.notice(row, 'insecurePicture');
  if (url.startsWith('https:')) findings.fetch({ address: url, insecureAddress });
  return url;
}

const MAX_URL = 2_000;

/** File names keep their spaces in the addresses of some exports. */
function toPictureUrl(cell: string): { url: string; insecureAddress: string | null } {
  const written = readCell(cell).replace(/^\/\/(?=[^/])/, 'https://');
  const isAddress = /^https?:\/\//i.test(written);
  const url = isAddress ? written.replaceAll(' ', '%20') : written;
  if (!/^http:/i.test(url)) return { url, insecureAddress: null };
  return { url: url.replace(/^http:/i, 'https:'), insecureAddress: url };
}

/** Puts uploads in the place of the names of pictures that come with a file. */
export function placeNamedPictures(
  products: readonly ProductRows[],
  pictures: readonly { name: string; address: string }[],
): ProductRows[] {
  if (pictures.length === 0) return [...products];
  const addresses = new Map(pictures.map(({ name, address }) => [foldPath(name), address]));
  return replacePictures(products, (cell) => findNamed(addresses, readCell(cell)));
}

function replacePictures(
  products: readonly ProductRows[],
  find: (cell: string) => string | undefined,
): ProductRows[] {
  const replace = (cells: ImportRow['cells']): ImportRow['cells'] => {
    const replaced = PICTURES.flatMap((field) => {
      const picture = cells[field] && find(cells[field]);
      return picture ? [[field, picture] as const] : [];
    });
    return { ...cells, ...Object.fromEntries(replaced) };
  };
  return products.map((product) => ({
    ...product,
    rows: product.rows.map((row) => ({ ...row, cells: replace(row.cells) })),
  }));
}

/** Puts uploads in the place of addresses whose pictures are stored: a file that comes again has the old. */
export async function replaceStoredPictures(
  db: Connection,
  products: readonly ProductRows[],
): Promise<ProductRows[]> {
  const addresses = new Set(
    products.flatMap(({ rows, description }) => [
      ...rows.flatMap(({ cells }) => PICTURES.map((field) => urlOf(cells[field]))),
      ...(description?.pictures ?? []).map(({ address }) => address),
    ]),
  );
  const stored = new Map<string, string>();
  for (const part of inParts([...addresses].filter(Boolean)))
    for (const [address, picture] of await selectStoredPictures(db, part)) stored.set(address, picture);
  if (stored.size === 0) return [...products];
  return replacePictures(products, (cell) => stored.get(urlOf(cell))).map((product) => ({
    ...product,
    ...(product.description && { description: withStored(product.description, stored) }),
  }));
}

function withStored(
  description: ImportedDescription,
  stored: ReadonlyMap<string, string>,
): ImportedDescription {
  const { rich, pictures } = description;
  const missing = pictures.filter(({ address }) => !stored.has(address));
  if (rich === null || missing.length === pictures.length) return description;
  const text = mapRichPictures(parseRich(rich), (src) => stored.get(src) ?? src);
  return { ...description, rich: JSON.stringify(text), pictures: missing };
}

const PICTURES = ['image', 'variantImage'] as const;

function urlOf(cell: string | undefined): string {
  return cell ? toPictureUrl(cell).url : '';
}
