import { StartupError } from '#postgres/startup-error.ts';

/** Prints an error and sets the exit code. */
export function exitWithError(error: unknown): void {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}

/** One line for an error that a person can correct, else its stack. */
export function describeError(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
