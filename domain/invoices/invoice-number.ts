/** How the number of an invoice is written: 'INV-000042'. */
export function invoiceLabel(number: number): string {
  return `INV-${String(number).padStart(6, '0')}`;
}
