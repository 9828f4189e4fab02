import type * as z from 'zod';
import type { FormFields } from './form-encoding.ts';
import { invalidRequest, missingParameter, type Outcome, type Refusal } from './refusal.ts';

/**
 * Parses a request's parameters. The first fault is refused as Stripe does, with the parameter's name in its
 * notation, `shipping[address][line1]`.
 */
export function parseParameters<Schema extends z.ZodType>(
  schema: Schema,
  fields: FormFields,
): Outcome<z.output<Schema>> {
  const parsed = schema.safeParse(fields, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  if (!issue) throw parsed.error;
  return { ok: false, refusal: toRefusal(issue) };
}

/** Adds a fault with Stripe's error code to a schema's own check. */
export function fault(context: z.core.ParsePayload, message: string, code?: string): void {
  context.issues.push({ code: 'custom', message, input: context.value, params: { stripeCode: code } });
}

function toRefusal(issue: z.core.$ZodIssue): Refusal {
  const param = parameterName(issue.path);
  if (issue.input === undefined) return missingParameter(param);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const names = issue.keys.map((key) => parameterName([...issue.path, key]));
      const message = `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`;
      return invalidRequest(message, { code: 'parameter_unknown', param: names[0] ?? param });
    }
    case 'invalid_type':
      return invalidRequest(`Invalid ${issue.expected === 'string' ? 'string' : 'object'}: ${param}`, {
        param,
      });
    case 'custom': {
      const code: unknown = issue.params?.stripeCode;
      return invalidRequest(issue.message, { param, ...(typeof code === 'string' && { code }) });
    }
    default:
      return invalidRequest(issue.message, { param });
  }
}

function parameterName([first, ...rest]: readonly PropertyKey[]): string {
  return String(first ?? '') + rest.map((part) => `[${String(part)}]`).join('');
}
