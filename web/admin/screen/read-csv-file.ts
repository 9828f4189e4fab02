import { MAX_IMPORT_LENGTH } from '#domain/products/import-limits.ts';

export type CsvText = { ok: true; csv: string; encoding?: string } | { ok: false; message: string };

/**
 * Reads the text of a chosen file; refuses workbooks and what is too large. Spreadsheets also write UTF-16
 * ('Unicode text') and, in the countries of Western languages, Windows-1252.
 */
export async function readCsvFile(file: File): Promise<CsvText> {
  if (file.size > MAX_IMPORT_LENGTH)
    return refuse('This file is larger than 10 MB. Split it, and import the parts one after the other.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Workbooks are ZIP archives, those of old programs begin with D0 CF.
  if ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf))
    return refuse('This is a workbook. Save it as “CSV UTF-8”, and choose that file.');
  const read = decode(bytes);
  return read.csv.trim() === '' ? refuse('This file is empty.') : { ok: true, ...read };
}

function decode(bytes: Uint8Array): { csv: string; encoding?: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { csv: new TextDecoder('utf-16le').decode(bytes) };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { csv: new TextDecoder('utf-16be').decode(bytes) };
  try {
    return { csv: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { csv: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

function refuse(message: string): CsvText {
  return { ok: false, message };
}
