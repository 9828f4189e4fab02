/** A status as people read it: 'requires payment method'. */
export function inWords(status: string): string {
  return status.replaceAll('_', ' ');
}
