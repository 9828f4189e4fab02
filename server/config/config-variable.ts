import * as z from 'zod';
import { StartupError } from '#postgres/startup-error.ts';

/** Parses the environment; empty variables are missing. Throws a StartupError that names the wrong ones. */
export function readVariables<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const present = Object.entries(environment).filter(([, value]) => value);
  const parsed = schema.safeParse(Object.fromEntries(present));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`);
  throw new StartupError(`Wrong setting: ${wrong.join('; ')}.`);
}

/** Returns a variable with a default; `parse` returns undefined for a value other than it `expects`. */
export function variable<Value, Default>(
  fallback: Default,
  expects: string,
  parse: (text: string) => Value | undefined,
) {
  return z
    .string()
    .transform((text, context) => {
      const value = parse(text.trim());
      if (value !== undefined) return value;
      // Without the value, which may contain a password.
      context.addIssue({ code: 'custom', message: expects });
      return z.NEVER;
    })
    .optional()
    .transform((value): Value | Default => value ?? fallback);
}

/** Parses text that matches as it is. */
export function matching(pattern: RegExp) {
  return (text: string) => (pattern.test(text) ? text : undefined);
}

export function asUrl(text: string, protocols: string[]): URL | undefined {
  const url = URL.parse(text);
  return url && protocols.includes(url.protocol) ? url : undefined;
}

export function host() {
  return variable(
    '127.0.0.1',
    'must be an address to listen on such as 127.0.0.1 or 0.0.0.0',
    matching(/^[\w.:-]+$/),
  );
}

export function asPort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

export function onOrOff(text: string): boolean | undefined {
  return ['on', 'off'].includes(text) ? text === 'on' : undefined;
}

export function count(fallback: number) {
  return variable(fallback, 'must be a whole number from 1 to 99999', (text) =>
    /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined,
  );
}

/** Returns a duration in another unit, as milliseconds; decimals are allowed. */
export function duration(fallback: number, unit: number, unitName: string) {
  return variable(fallback * unit, `must be a number of ${unitName} such as ${fallback}`, (text) =>
    /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0 ? Number(text) * unit : undefined,
  );
}
