/** How the number of an invoice is written: 'INV-000042'. */
export function invoiceLabel(number: number): string {
  return `INV-${String(number).padStart(6, '0')}`;
}

/**
 * Reads the number of an invoice as people type it: 'INV-000042', 'inv42', '#42'. Null when it cannot be one.
 */
export function parseInvoiceLabel(text: string): number | null {
  const [, digits] = /^\s*(?:inv[\s-]*|#)(\d{1,9})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
