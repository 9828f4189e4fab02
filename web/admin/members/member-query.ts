import { MEMBERSHIP_STATES, type MembershipState } from '#domain/members/membership-state.ts';
import { readPage, readSearch, writeQuery } from '#web/shared/address-query.ts';
import { readPageSize } from '../lists/page-size.ts';

/** What the list of members is asked for, as it stands in the address; an empty text is no filter. */
export type MemberQuery = {
  search: string;
  membership: MembershipState | '';
  /** From 1. */
  page: number;
  /** Rows on a page, at most. */
  size: number;
};

export const MEMBERS_PATH = '/admin/members';
export const PAGE_SIZE = 20;

export const NO_QUERY: MemberQuery = { search: '', membership: '', page: 1, size: PAGE_SIZE };

/** Reads an address. A state or page that does not exist counts as absent. */
export function readMemberQuery(source: URLSearchParams): MemberQuery {
  const textOf = (name: string) => (source.get(name) ?? '').trim();
  return {
    search: readSearch(source),
    membership: MEMBERSHIP_STATES.find((state) => state === textOf('membership')) ?? '',
    page: readPage(source),
    size: readPageSize(source, PAGE_SIZE),
  };
}

/** The query of an address, always in the same order and without what is the default. */
export function writeMemberQuery(query: MemberQuery): URLSearchParams {
  return writeQuery(query, NO_QUERY);
}

export function membersHref(query: MemberQuery): string {
  const written = writeMemberQuery(query);
  return written.size === 0 ? MEMBERS_PATH : `${MEMBERS_PATH}?${written}`;
}

/** The part of a query that decides who is in the list, as the calls of the wire take it. */
export function filterOf({ search, membership }: MemberQuery) {
  return { ...(search && { search }), ...(membership && { membership }) };
}
