import { membershipState } from '#domain/members/membership-state.ts';
import { centsToDollars } from '#domain/money.ts';
import type { CsvColumn } from '../http/csv.ts';
import type { MembershipRow } from './member-queries.ts';

/** Returns the exported columns of a membership. */
export function memberCsvColumns(now: Date): CsvColumn<MembershipRow>[] {
  return [
    { head: 'Membership ID', value: ({ id }) => id },
    { head: 'Plan', value: ({ plan }) => plan },
    { head: 'Name', value: ({ fullName }) => fullName },
    { head: 'Email', value: ({ email }) => email },
    { head: 'Phone', value: ({ phone }) => phone },
    { head: 'Address', value: ({ address }) => address },
    { head: 'City', value: ({ city }) => city },
    { head: 'State', value: ({ state }) => state },
    { head: 'Postal code', value: ({ postalCode }) => postalCode },
    { head: 'Amount', value: ({ amountCents }) => centsToDollars(amountCents) },
    { head: 'Valid from', value: ({ startsAt }) => startsAt },
    { head: 'Valid until', value: ({ endsAt }) => endsAt },
    { head: 'Payment', value: ({ paymentIntentId }) => paymentIntentId },
    { head: 'Membership', value: (member) => membershipState(member, now) },
  ];
}
