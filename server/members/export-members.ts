import type { Database } from '#db/connection.ts';
import { membershipState } from '#domain/members/membership-state.ts';
import { centsToDollars } from '#domain/money.ts';
import { type CsvColumn, csvStream } from '../http/csv.ts';
import { type MemberFilter, type MembershipRow, readMembers } from './member-queries.ts';

const BATCH = 500;

/** Memberships as CSV, newest first, one a line; amounts in dollars, times in the zone. */
export function membersAsCsv(db: Database, filter: MemberFilter, zone: string): ReadableStream<Uint8Array> {
  return csvStream(columnsAt(filter.now), readMembers(db, filter, BATCH), zone);
}

function columnsAt(now: Date): CsvColumn<MembershipRow>[] {
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
