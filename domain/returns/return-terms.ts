import { type Company, companyAddress } from '../settings/company.ts';

/** Days in which goods are sent back after a withdrawal, and after a return is approved. */
export const SEND_BACK_DAYS = 14;

/** Returns the address for returned goods, a line each; empty while the seller has entered no street. */
export function returnAddress(company: Company): string[] {
  return company.street === '' ? [] : [company.name, ...companyAddress(company)];
}

/** States who pays for the way back (Directive 2011/83/EU, Article 14). */
export function whoPaysReturn({ hasLabel }: { hasLabel: boolean }): string {
  return hasLabel
    ? 'With our shipping label, sending it back costs you nothing.'
    : 'You pay for sending it back, unless it is damaged, faulty or not what you ordered: then we do.';
}

/** States which amounts are refunded (Article 13 for withdrawals). */
export function whatComesBack({ isWithdrawal }: { isWithdrawal: boolean }): string {
  return isWithdrawal
    ? 'We return what you paid for it within 14 days, with the standard delivery if you withdraw from all of the order, in the way you paid. We may wait until we have the goods, or until you show that you have sent them.'
    : 'Once it has arrived, we return what you paid for it, without the delivery, in the way you paid.';
}
