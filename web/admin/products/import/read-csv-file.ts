import { MAX_IMPORT_LENGTH } from '#domain/products/import-limits.ts';

export type CsvText = { ok: true; csv: string } | { ok: false; message: string };

/** The text of a chosen file; refuses workbooks, texts in another encoding, and what is too large. */
export async function readCsvFile(file: File): Promise<CsvText> {
  if (file.size > MAX_IMPORT_LENGTH)
    return refuse('This file is larger than 10 MB. Split it, and import the parts one after the other.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Workbooks are ZIP archives, those of old programs begin with D0 CF.
  if ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf))
    return refuse('This is a workbook. Save it as “CSV UTF-8”, and choose that file.');
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return csv.trim() === '' ? refuse('This file is empty.') : { ok: true, csv };
  } catch {
    return refuse('This file is not in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.');
  }
}

function refuse(message: string): CsvText {
  return { ok: false, message };
}
