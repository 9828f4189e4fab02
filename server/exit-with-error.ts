import { StartupError } from '#postgres/startup-error.ts';

/** Prints an error, as one line if a person can correct it, else with its stack, and sets the exit code. */
export function exitWithError(error: unknown): void {
  const text =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
