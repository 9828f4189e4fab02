/** Finds lines that may have to change: most have nothing of it. */
const SUSPECT = /M[GM]-|pi_|@|[\w-]{43}/i;

/** Ids of orders and memberships: knowing one is the right to see what it names. */
const ORDER_IDS = /(M[GM]-)(?:[0-9A-Z]{4}-){3}([0-9A-Z]{4})/gi;

/** Ids of payments, with their secrets: they open the receipt of an order and, in a demo, its disputes. */
const PAYMENT_IDS = /(?<!a)(pi_)[A-Za-z0-9]{10,}([A-Za-z0-9]{4})(?:_secret_\w+)?/g;

/** Tokens of links and browsers have 32 bytes, digests too. */
const TOKENS = /[\w-]{43,}/g;

/** Begins where no letter is before: of a long text without an address each letter would be tried. */
const EMAILS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/**
 * A line of the log without what grants access or names a person, wherever it stands: in a field, a path or
 * the message of an error. The last four characters of an id remain, by which staff find its order.
 */
export function maskLogLine(line: string): string {
  if (!SUSPECT.test(line)) return line;
  return line
    .replace(ORDER_IDS, '$1…$2')
    .replace(PAYMENT_IDS, '$1…$2')
    .replace(TOKENS, '…')
    .replace(EMAILS, '…@…');
}
