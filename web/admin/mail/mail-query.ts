import { MAIL_KINDS, MAIL_STATES, type MailKind, type MailState } from '#domain/mail/mail-kind.ts';
import { readPage, writeQuery } from '#web/shared/address-query.ts';
import { readPageSize } from '../lists/page-size.ts';

/** What the list of mails is asked for, as it stands in the address; an empty text is no filter. */
export type MailQuery = {
  recipient: string;
  state: MailState | '';
  kind: MailKind | '';
  /** From 1. */
  page: number;
  /** Rows on a page, at most. */
  size: number;
  /** The id of the mail that is open. */
  mail: string;
};

export const MAIL_PATH = '/admin/mail';
export const PAGE_SIZE = 20;

const NO_QUERY: MailQuery = { recipient: '', state: '', kind: '', page: 1, size: PAGE_SIZE, mail: '' };

/** Reads an address. What does not exist counts as absent. */
export function readMailQuery(source: URLSearchParams): MailQuery {
  const textOf = (name: string) => (source.get(name) ?? '').trim();
  return {
    recipient: textOf('recipient').slice(0, 254),
    state: MAIL_STATES.find((state) => state === textOf('state')) ?? '',
    kind: MAIL_KINDS.find((kind) => kind === textOf('kind')) ?? '',
    page: readPage(source),
    size: readPageSize(source, PAGE_SIZE),
    mail: textOf('mail'),
  };
}

/** The query of an address, always in the same order and without what is the default. */
export function writeMailQuery(query: MailQuery): URLSearchParams {
  return writeQuery(query, NO_QUERY);
}

export function mailHref(query: MailQuery): string {
  const written = writeMailQuery(query);
  return written.size === 0 ? MAIL_PATH : `${MAIL_PATH}?${written}`;
}

/** The part of a query that decides which mails are in the list, as the calls of the wire take it. */
export function filterOf({ recipient, state, kind }: MailQuery) {
  return { ...(recipient && { recipient }), ...(state && { state }), ...(kind && { kind }) };
}

export function hasFilters(query: MailQuery): boolean {
  return Object.keys(filterOf(query)).length > 0;
}
