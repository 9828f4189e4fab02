/** Finds lines that may have to change: most have nothing of it. */
const SUSPECT = /M[GM]-|pi_|seti_|_secret_|[srew][kh](?:_|sec_)|@|%(?:25)*40|[\w-]{43}/i;

/** Ids of orders and memberships: knowing one is the right to see what it names. */
const ORDER_IDS = /(M[GM]-)(?:[0-9A-Z]{4}-){3}([0-9A-Z]{4})/gi;

/** Ids of payments, with their secrets: they open the receipt of an order and, in a demo, its disputes. */
const PAYMENT_IDS = /(?<!a)(pi_|seti_)[A-Za-z0-9]{10,}([A-Za-z0-9]{4})(?:_secret_\w+)?/g;

/** The other secrets of the provider: its other client secrets, and its keys. */
const SECRETS = /(_secret_|(?<![A-Za-z0-9])(?:[sre]k_(?:test|live)_|whsec_))\w{8,}/g;

/** Tokens of links and browsers have 32 bytes, digests too. */
const TOKENS = /[\w-]{43,}/g;

/**
 * In any script, and as a part of a URL writes them. Begins where no letter is before: of a long text without
 * an address each letter would be tried.
 */
const EMAILS =
  /(?<![\p{L}\p{M}\p{N}_.+%-])(?<![\p{L}\p{N}]')(?:[\p{L}\p{M}\p{N}_.+%-]|(?<=[\p{L}\p{N}])'(?=[\p{L}\p{N}]))+(?:@|%(?:25)*40)[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)/giu;

/**
 * Returns a line of the log without what grants access or names a person, wherever it stands: in a field, a
 * path or the message of an error. The last four characters of an id remain, by which staff find its order.
 */
export function maskLogLine(line: string): string {
  if (!SUSPECT.test(line)) return line;
  return line
    .replace(ORDER_IDS, '$1…$2')
    .replace(PAYMENT_IDS, '$1…$2')
    .replace(SECRETS, '$1…')
    .replace(TOKENS, '…')
    .replace(EMAILS, '…@…');
}
