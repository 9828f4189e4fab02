/** Digits of a code that proves who reads an address's mail. */
export const CODE_LENGTH = 6;

/** Milliseconds a code can be used for. */
export const CODE_LIFETIME = 600_000;

/** How often a code may be tried. */
export const CODE_TRIES = 5;

/** Milliseconds until another code can be asked for: mail takes a moment. */
export const RESEND_PAUSE = 30_000;

/** Milliseconds a proof counts. */
export const PROOF_LIFETIME = 86_400_000;

/** The digits of a code as it was typed or pasted: '123 456' and '123-456' are 123456. */
export function readCode(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '');
}

/** What is wrong with a code as it was typed, or null. */
export function codeProblem(typed: string): string | null {
  const digits = readCode(typed);
  if (digits === '') return 'Please enter the code';
  return digits.length === CODE_LENGTH ? null : `The code has ${CODE_LENGTH} digits`;
}
