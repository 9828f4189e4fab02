/** Crockford's base 32: no I, L, O or U, so that an id can be read aloud and typed. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SLUG_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 'MG-XXXX-XXXX-XXXX-XXXX' from 16 random bytes: 80 bits, five of each byte. */
export function orderIdFrom(randomBytes: Uint8Array): string {
  return `MG-${codeFrom(randomBytes)}`;
}

/** 'RF-XXXX-XXXX-XXXX-XXXX', likewise. */
export function refundIdFrom(randomBytes: Uint8Array): string {
  return `RF-${codeFrom(randomBytes)}`;
}

/** 'FF-XXXX-XXXX-XXXX-XXXX', likewise. */
export function fulfilmentIdFrom(randomBytes: Uint8Array): string {
  return `FF-${codeFrom(randomBytes)}`;
}

/** 'RT-XXXX-XXXX-XXXX-XXXX', likewise. */
export function returnIdFrom(randomBytes: Uint8Array): string {
  return `RT-${codeFrom(randomBytes)}`;
}

/** 'MM-XXXX-XXXX-XXXX-XXXX', likewise. */
export function membershipIdFrom(randomBytes: Uint8Array): string {
  return `MM-${codeFrom(randomBytes)}`;
}

/** 'DO-XXXX-XXXX-XXXX-XXXX', likewise. */
export function draftOrderIdFrom(randomBytes: Uint8Array): string {
  return `DO-${codeFrom(randomBytes)}`;
}

/** 'VR-XXXX-XXXX-XXXX-XXXX', likewise. */
export function variantIdFrom(randomBytes: Uint8Array): string {
  return `VR-${codeFrom(randomBytes)}`;
}

/** 'DC-XXXX-XXXX-XXXX-XXXX', likewise. */
export function discountIdFrom(randomBytes: Uint8Array): string {
  return `DC-${codeFrom(randomBytes)}`;
}

/** 'CL-XXXX-XXXX-XXXX-XXXX', likewise. */
export function collectionIdFrom(randomBytes: Uint8Array): string {
  return `CL-${codeFrom(randomBytes)}`;
}

/** 'PG-XXXX-XXXX-XXXX-XXXX', likewise. */
export function pageIdFrom(randomBytes: Uint8Array): string {
  return `PG-${codeFrom(randomBytes)}`;
}

/**
 * Reads an order id in any case, with or without dashes and spaces, with O for 0, and I or L for 1. Null if
 * invalid.
 */
export function parseOrderId(text: string): string | null {
  return parseId('MG', text);
}

export function parseFulfilmentId(text: string): string | null {
  return parseId('FF', text);
}

export function parseReturnId(text: string): string | null {
  return parseId('RT', text);
}

export function parseDraftOrderId(text: string): string | null {
  return parseId('DO', text);
}

export function parseMembershipId(text: string): string | null {
  return parseId('MM', text);
}

/**
 * Reads the beginning of an order id, or whole groups from its end, typed without dashes: 'mg7kq2xr' →
 * 'MG-7KQ2-XR'. Null if it is neither.
 */
export function partOfOrderId(text: string): string | null {
  const typed = typedLetters(text);
  const isBeginning = typed.startsWith('MG');
  const code = codeAfter('MG', typed);
  if (!new RegExp(`^${CODE_LETTER}{4,15}$`).test(code)) return null;
  if (!isBeginning && (code.length % 4 > 0 || !/\d/.test(typed))) return null;
  return `${isBeginning ? 'MG-' : ''}${inGroups(code)}`;
}

/** A product's id: its name as a slug, a dash, and 8 characters from 8 random bytes. */
export function productIdFrom(name: string, randomBytes: Uint8Array): string {
  const suffix = encode(randomBytes, 8, SLUG_ALPHABET);
  return `${toSlug(name) || 'product'}-${suffix}`;
}

/** "Chef's Crème Brûlée Torch" → 'chefs-creme-brulee-torch'; at most 60 characters. */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}

function parseId(prefix: string, text: string): string | null {
  const typed = typedLetters(text);
  // The code may begin like the prefix.
  const code = typed.length === CODE_LENGTH ? readCode(typed) : codeAfter(prefix, typed);
  return new RegExp(`^${CODE_LETTER}{${CODE_LENGTH}}$`).test(code) ? `${prefix}-${inGroups(code)}` : null;
}

const CODE_LENGTH = 16;
const CODE_LETTER = '[0-9A-HJKMNP-TV-Z]';

function typedLetters(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

function codeAfter(prefix: string, typed: string): string {
  return readCode(typed.startsWith(prefix) ? typed.slice(prefix.length) : typed);
}

function readCode(typed: string): string {
  return typed.replaceAll('O', '0').replace(/[IL]/g, '1');
}

function inGroups(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}

function codeFrom(randomBytes: Uint8Array): string {
  return inGroups(encode(randomBytes, CODE_LENGTH, CROCKFORD));
}

function encode(bytes: Uint8Array, length: number, alphabet: string): string {
  if (bytes.length < length) throw new RangeError(`needs ${length} random bytes`);
  return Array.from(bytes.subarray(0, length), (byte) => alphabet.charAt(byte & 31)).join('');
}
