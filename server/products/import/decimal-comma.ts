import type { Delimiter } from './csv-records.ts';

/**
 * A number as the shop reads it, of a file that may write 12,50 or 1.299,50. A comma before three digits is
 * clear in a file with semicolons only: in others it separates thousands.
 */
export function readDecimalComma(cell: string, delimiter: Delimiter): string {
  if (delimiter === ',' || !cell.includes(',')) return cell;
  const [, sign = '', whole = '', decimals = ''] = DECIMAL_COMMA.exec(cell) ?? [];
  if (decimals === '' || (delimiter === '\t' && decimals.length === 3 && !/[. ]/.test(whole))) return cell;
  return `${sign}${whole.replace(/\D/g, '')}.${decimals}`;
}

const DECIMAL_COMMA = /^([-−]?)(\d*|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:\s\d{3})+),(\d+)$/;
