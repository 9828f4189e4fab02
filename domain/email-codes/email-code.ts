import { DAY } from '../time-units.ts';

export const CODE_LENGTH = 6;

/** Milliseconds a code is valid. */
export const CODE_LIFETIME = 600_000;

export const CODE_TRIES = 5;

/** Milliseconds until another code can be requested. */
export const RESEND_PAUSE = 30_000;

/** Milliseconds a proof is valid. */
export const PROOF_LIFETIME = DAY;

/** '123 456' and '123-456' are 123456. */
export function readCode(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '');
}

/** The message for an invalid code, or null. */
export function codeProblem(typed: string): string | null {
  const digits = readCode(typed);
  if (digits === '') return 'Please enter the code';
  return digits.length === CODE_LENGTH ? null : `The code has ${CODE_LENGTH} digits`;
}
