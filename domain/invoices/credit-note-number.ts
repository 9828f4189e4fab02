/** 'CN-000042' */
export function creditNoteLabel(number: number): string {
  return `CN-${String(number).padStart(6, '0')}`;
}

/** Reads a credit note's number as people type it: 'CN-000042', 'cn42'. Null if it is not one. */
export function parseCreditNoteLabel(text: string): number | null {
  const [, digits] = /^\s*cn[\s-]*(\d{1,9})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
