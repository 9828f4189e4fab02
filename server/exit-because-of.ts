import { StartupError } from '#db/startup-error.ts';

/** One line for what a person can mend; everything there is for what is our fault. */
export function exitBecauseOf(error: unknown): void {
  const text =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
