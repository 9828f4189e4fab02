import type { FieldErrors } from '#web/shared/use-field-errors.ts';

/** A form of text inputs, its schema, and the name under which the tab stores its draft. */
export type FormDefinition<Field extends string, Form> = {
  /** In order: the first invalid one is focused. */
  fields: readonly Field[];
  schema: {
    safeParse(
      draft: unknown,
    ):
      | { success: true; data: Form }
      | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
  };
  draftName: string;
};

/** Values of the inputs. */
export type Draft<Field extends string> = Partial<Record<Field, string>>;

export type CheckedForm<Field extends string, Form> =
  | { ok: true; form: Form }
  | { ok: false; errors: FieldErrors; first: Field | null };

/** Validates a form: one message per field, and the first invalid field. */
export function checkForm<Field extends string, Form>(
  { fields, schema }: FormDefinition<Field, Form>,
  draft: Draft<Field>,
): CheckedForm<Field, Form> {
  const parsed = schema.safeParse(draft);
  if (parsed.success) return { ok: true, form: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = fields.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return { ok: false, errors, first: fields.find((field) => errors[field]) ?? null };
}

export function checkField<Field extends string, Form>(
  definition: FormDefinition<Field, Form>,
  draft: Draft<Field>,
  field: Field,
): string | null {
  const checked = checkForm(definition, draft);
  return checked.ok ? null : (checked.errors[field] ?? null);
}
