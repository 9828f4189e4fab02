/**
 * True if a stored value names an email address, in any of its texts: `smith@shop.example` is not named by
 * `john.smith@shop.example`. `emailKey` as `normalizeEmail` writes it.
 */
export function namesAddress(value: unknown, emailKey: string): boolean {
  return someText(value, (text) =>
    someMatch(text, emailKey, (before, after) => !endsLocalPart(before) && !goesOnDomain(after)),
  );
}

/** The same of the id of something: MG-1 is not named by MG-12. */
export function namesId(value: unknown, id: string): boolean {
  return someText(value, (text) =>
    someMatch(
      text,
      id.toLowerCase(),
      (before, after) => !/[\p{L}\p{N}_-]$/u.test(before) && !/^[\p{L}\p{N}_-]/u.test(after),
    ),
  );
}

/** Longer than any local part. */
const AROUND = 80;

/** `is` gets the text right before and after a match. */
function someMatch(text: string, sought: string, is: (before: string, after: string) => boolean): boolean {
  const folded = text.toLowerCase();
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
    const end = at + sought.length;
    if (is(folded.slice(Math.max(0, at - AROUND), at), folded.slice(end, end + AROUND))) return true;
  }
  return false;
}

/** True if the address would be longer: quotes and the like before it are none of its characters. */
function endsLocalPart(before: string): boolean {
  const [part = ''] = /[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~.-]*$/u.exec(before) ?? [];
  return /[^'`*/=?!|{.]/u.test(part);
}

function goesOnDomain(after: string): boolean {
  return /^[.-]*[\p{L}\p{N}]/u.test(after);
}

function someText(value: unknown, is: (text: string) => boolean): boolean {
  if (typeof value === 'string') return is(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => is(key) || someText(part, is));
}
