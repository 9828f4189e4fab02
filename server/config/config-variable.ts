import * as z from 'zod';
import { StartupError } from '#db/startup-error.ts';

/**
 * The environment as `schema` has it; an empty variable is a missing one. Throws a StartupError that names
 * each wrong one.
 */
export function readVariables<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.entries(environment).filter(([, value]) => value);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`);
  throw new StartupError(`Wrong setting: ${wrong.join('; ')}.`);
}

/**
 * A variable of the environment with a default; `parse` gives undefined for a value that is not what it
 * `expects`.
 */
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
      // Without the value: it may hold a password.
      context.addIssue({ code: 'custom', message: expects });
      return z.NEVER;
    })
    .optional()
    .transform((value): Value | Default => value ?? fallback);
}

export function asUrl(text: string, protocols: string[]): URL | undefined {
  const url = URL.parse(text);
  return url && protocols.includes(url.protocol) ? url : undefined;
}
