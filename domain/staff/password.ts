/** In characters. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

/** To the digest of a password, zero characters at its end are none: HMAC fills its key with them. */
export const NO_ZERO = 'Password cannot contain a zero character';

/** The message for an unacceptable new password, or null. */
export function passwordProblem(password: string): string | null {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min) return `Password must be at least ${min} characters`;
  if (password.length > max) return `Password must be at most ${max} characters`;
  if (password.includes('\0')) return NO_ZERO;
  if (isGuessable(password)) return 'This password is too easy to guess. Please choose another one.';
  return null;
}

/** True for common passwords, and for few characters repeated. */
function isGuessable(password: string): boolean {
  const folded = password.toLowerCase();
  return new Set(folded).size < 4 || COMMON.has(folded) || COMMON.has(folded.replace(/[\d!.?@#$*_-]+$/, ''));
}

/** The most frequent leaked passwords that are long enough, and names of this shop. */
const COMMON = new Set(
  (
    '1234567890 0123456789 12345678910 123456789a 1q2w3e4r5t 1qaz2wsx3edc q1w2e3r4t5 qwertyuiop qwerty1234 qwerty12345 ' +
    'qwerty123456 asdfghjkl asdfghjkl; zxcvbnm123 abcdefghij abcd123456 abc1234567 password password1 passw0rd p@ssw0rd ' +
    'password12 password123 letmein letmein123 welcome welcome123 iloveyou iloveyou123 administrator admin administrator1 ' +
    'changeme sunshine princess football baseball basketball superman trustno1 starwars whatever computer internet ' +
    'michael charlie liverpool manchester mypassword yourpassword secretpassword correcthorse marigold marigoldshop'
  ).split(' '),
);
