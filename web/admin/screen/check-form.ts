import type * as z from 'zod/mini';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';

type Checked<Body> = { ok: true; body: Body } | { ok: false; errors: FieldErrors };

/** The body of a form, or the messages of its fields by their paths; `unread` are those of typed numbers. */
export function checkForm<Body>(
  schema: z.ZodMiniType<Body>,
  body: unknown,
  unread: FieldErrors = {},
): Checked<Body> {
  const parsed = schema.safeParse(body);
  if (parsed.success && Object.keys(unread).length === 0) return { ok: true, body: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message;
  return { ok: false, errors: { ...errors, ...unread } };
}
