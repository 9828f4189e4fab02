/** Crockford's base 32: no I, L, O or U, so that an id can be read aloud and typed. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SLUG_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 'MG-XXXX-XXXX-XXXX-XXXX' from 16 random bytes: 80 bits, five of each byte. */
export function orderIdFrom(randomBytes: Uint8Array): string {
  return `MG-${codeFrom(randomBytes)}`;
}

/** 'MM-XXXX-XXXX-XXXX-XXXX', made as an order's id is. */
export function membershipIdFrom(randomBytes: Uint8Array): string {
  return `MM-${codeFrom(randomBytes)}`;
}

/**
 * Reads an order id as people type it: any case, with or without dashes and spaces, O for 0, I and L for 1.
 * Null when it cannot be an order id.
 */
export function parseOrderId(text: string): string | null {
  const typed = text.toUpperCase().replace(/[\s-]/g, '');
  const code = typed.replace(/^MG/, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{16}$/.test(code)) return null;
  return ['MG', ...(code.match(/.{4}/g) ?? [])].join('-');
}

/**
 * Reads the beginning of an order id, or whole groups from its end, typed without their dashes: 'mg7kq2xr' → 'MG-7KQ2-XR'.
 * Null when it cannot be either.
 */
export function partOfOrderId(text: string): string | null {
  const typed = text.toUpperCase().replace(/[\s-]/g, '');
  const isBeginning = typed.startsWith('MG');
  const code = typed.replace(/^MG/, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{4,15}$/.test(code)) return null;
  if (!isBeginning && (code.length % 4 > 0 || !/\d/.test(typed))) return null;
  return [...(isBeginning ? ['MG'] : []), ...(code.match(/.{1,4}/g) ?? [])].join('-');
}

/** A product's id: its name as a slug, a dash, and 8 characters from 8 random bytes. */
export function productIdFrom(name: string, randomBytes: Uint8Array): string {
  const suffix = encode(randomBytes, 8, SLUG_ALPHABET);
  return `${slugOf(name) || 'product'}-${suffix}`;
}

/** "Chef's Crème Brûlée Torch" → 'chefs-creme-brulee-torch'; at most 60 characters. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}

function codeFrom(randomBytes: Uint8Array): string {
  return (encode(randomBytes, 16, CROCKFORD).match(/.{4}/g) ?? []).join('-');
}

function encode(bytes: Uint8Array, length: number, alphabet: string): string {
  if (bytes.length < length) throw new RangeError(`needs ${length} random bytes`);
  return Array.from(bytes.subarray(0, length), (byte) => alphabet.charAt(byte & 31)).join('');
}
