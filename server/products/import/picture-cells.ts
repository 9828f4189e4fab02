import { isPictureUrl } from '#domain/products/picture-url.ts';
import { readCell } from '../../http/csv-cell.ts';
import type { Findings } from './import-plan.ts';

/** Reads the address of a picture; '' for an empty cell, and for what is no address. */
export function readPictureUrl(row: number, cell: string, findings: Findings): string {
  const written = readCell(cell).replace(/^\/\/(?=[^/])/, 'https://');
  const url = written.startsWith('http') ? encodeSpaces(written) : written;
  if (url === '' || (url.length <= MAX_URL && isPictureUrl(url))) return url;
  findings.notice(row, 'noPicture');
  return '';
}

const MAX_URL = 2_000;

/** File names keep their spaces in the addresses of some exports. */
function encodeSpaces(url: string): string {
  return url.replaceAll(' ', '%20');
}
