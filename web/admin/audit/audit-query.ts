import { AUDIT_SUBJECTS, type AuditSubject } from '#domain/audit/audit-subject.ts';
import { readPage, writeQuery } from '#web/shared/address-query.ts';
import { readPageSize } from '../lists/page-size.ts';

/** What the audit log is asked for, as it stands in the address; an empty text is no filter. */
export type AuditQuery = {
  actor: string;
  kind: AuditSubject | '';
  /** The id of an order, a product … */
  subject: string;
  /** A day of the shop's time zone, as YYYY-MM-DD. */
  date: string;
  /** From 1. */
  page: number;
  /** Rows on a page, at most. */
  size: number;
};

export const AUDIT_PATH = '/admin/audit';
export const PAGE_SIZE = 20;

const NO_QUERY: AuditQuery = { actor: '', kind: '', subject: '', date: '', page: 1, size: PAGE_SIZE };

/** Reads an address. What does not exist counts as absent. */
export function readAuditQuery(source: URLSearchParams): AuditQuery {
  const textOf = (name: string) => (source.get(name) ?? '').trim();
  return {
    actor: textOf('actor').slice(0, 254),
    kind: AUDIT_SUBJECTS.find((kind) => kind === textOf('kind')) ?? '',
    subject: textOf('subject').slice(0, 200),
    date: textOf('date'),
    page: readPage(source),
    size: readPageSize(source, PAGE_SIZE),
  };
}

/** The query of an address, always in the same order and without what is the default. */
export function writeAuditQuery(query: AuditQuery): URLSearchParams {
  return writeQuery(query, NO_QUERY);
}

export function auditHref(query: AuditQuery): string {
  const written = writeAuditQuery(query);
  return written.size === 0 ? AUDIT_PATH : `${AUDIT_PATH}?${written}`;
}

/** The part of a query that decides which changes are in the list, as the calls of the wire take it. */
export function filterOf({ actor, kind, subject, date }: AuditQuery) {
  return {
    ...(actor && { actor }),
    ...(kind && { kind }),
    ...(subject && { subject }),
    ...(date && { date }),
  };
}

export function hasFilters(query: AuditQuery): boolean {
  return Object.keys(filterOf(query)).length > 0;
}
