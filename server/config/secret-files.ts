import { readFileSync } from 'node:fs';
import { StartupError } from '#postgres/startup-error.ts';

type Environment = Record<string, string | undefined>;

/** The settings that are secret, or contain a password. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'STAFF_API_TOKEN',
  'STAFF_API_TOKEN_PREVIOUS',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_WEBHOOK_SECRET_PREVIOUS',
] as const;

/**
 * Returns the environment with each secret that a file contains: NAME_FILE is the path of NAME's value.
 * Throws a StartupError for a file that cannot be read or is empty, and where both are set.
 */
export function readSecretFiles(environment: Environment): Environment {
  const read = SECRET_SETTINGS.flatMap((name) => {
    const file = environment[`${name}_FILE`];
    if (!file) return [];
    if (environment[name])
      throw new StartupError(`Wrong setting: ${name} and ${name}_FILE are both set. Unset one of them.`);
    return [[name, readSecret(name, file)] as const];
  });
  return { ...environment, ...Object.fromEntries(read) };
}

/** Without the content in any message, and without the line break that editors add. */
function readSecret(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new StartupError(`Wrong setting: the file ${file} of ${name}_FILE cannot be read${code}.`);
  }
  if (text === '') throw new StartupError(`Wrong setting: the file ${file} of ${name}_FILE is empty.`);
  return text;
}
