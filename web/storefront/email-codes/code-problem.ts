import { ApiError } from '#contract/client.ts';

/** `isCodeWrong`: another code may work. */
export type CodeProblem = { message: string; isCodeWrong: boolean };

export function toCodeProblem(error: unknown): CodeProblem {
  if (!(error instanceof ApiError)) return { message: FAILED, isCodeWrong: false };
  if (error.status === 429) return { message: tooMany(error.retryAfter), isCodeWrong: false };
  const message = error.failure.fields?.code ?? error.failure.message ?? FAILED;
  return { message, isCodeWrong: error.status === 400 };
}

const FAILED = 'That did not work. Please try again.';

/** `seconds` until the next try; null if unknown. */
function tooMany(seconds: number | null): string {
  if (seconds === null) return 'That was tried too often. Please wait a moment.';
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes < 60 ? units(minutes, 'minute') : units(Math.ceil(minutes / 60), 'hour');
  return `That was tried too often. Please try again in ${wait}.`;
}

function units(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
