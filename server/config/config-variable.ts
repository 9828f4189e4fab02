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
