import * as z from 'zod';

/** A variable of the environment with a default; `parse` gives undefined for a value that is not what it `expects`. */
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
