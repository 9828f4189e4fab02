import type { Company } from '../settings/company.ts';

/** The last words of an invoice (spec 2). */
export const THANKS = 'Thank you for your order!';

export function supportWords({ email, phone }: Pick<Company, 'email' | 'phone'>): string {
  return `Questions about this invoice? Write to ${email} or call ${phone}.`;
}
