import { normalizeEmail } from '#domain/email-address.ts';
import type { PastDocument, PastKind } from '#domain/past-records/past-record.ts';
import { createSearchText } from '#domain/search-text.ts';
import type { PastRecordRow } from './past-record-queries.ts';

/** A record to be stored. `at` is ISO text; a record without it is dated `now`. */
type StoredRecord = { id: string; kind: PastKind; document: PastDocument; at: string | null; now: Date };

export function toPastRecordRow({ id, kind, document, at, now }: StoredRecord): PastRecordRow {
  return {
    id,
    kind,
    emailKey: findEmailKey(document),
    at: at ? new Date(at) : now,
    document,
    searchText: writeSearchText(document),
  };
}

/** The email that a record belongs to, as it is compared; null without one. */
function findEmailKey({ fields }: PastDocument): string | null {
  return fields.email ? normalizeEmail(fields.email) : null;
}

/** What staff search: whatever names the record, its customer or its goods. */
function writeSearchText({ title, fields, lines = [] }: PastDocument): string {
  const {
    email = '',
    phone = '',
    name = '',
    shippingAddress = '',
    billingAddress = '',
    address = '',
  } = fields;
  const phones = [phone, fields.shippingPhone, fields.billingPhone, fields.addressPhone].map(
    (one) => one?.replace(/[^\d+]/g, '') ?? '',
  );
  const skus = lines.slice(0, SEARCHED_LINES).flatMap(({ sku }) => sku ?? []);
  return createSearchText(
    title,
    email,
    phone,
    name,
    shippingAddress,
    billingAddress,
    address,
    ...phones,
    ...skus,
  );
}

const SEARCHED_LINES = 20;
