/** 'INV-000042' */
export function invoiceLabel(number: number): string {
  return `INV-${String(number).padStart(6, '0')}`;
}

/** Reads an invoice number as people type it: 'INV-000042', 'inv42', '#42'. Null if it is not one. */
export function parseInvoiceLabel(text: string): number | null {
  const [, digits] = /^\s*(?:inv[\s-]*|#)(\d{1,9})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
