import { StartupError } from './startup-error.ts';

/** Makes one line of the output of a PostgreSQL program that failed to do its `task`. */
export function explainFailure(task: string, output: string, dataFolder: string): StartupError {
  const reason = summarize(output);
  if (/No space left on device|Disk quota exceeded/.test(output))
    return new StartupError(
      `PostgreSQL could not ${task}: the disk of ${dataFolder} is full. Free some space.`,
    );
  return new StartupError(
    `PostgreSQL could not ${task} in ${dataFolder}: ${reason}. Mend that, set DATA_DIR to another folder, ` +
      'or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** The last complaint in the output, else its last line, without the full stop. */
export function summarize(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const complaint = lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line)) ?? lines.at(-1);
  return (
    complaint?.replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '').replace(/\.$/, '') ?? 'it gave no reason'
  );
}
