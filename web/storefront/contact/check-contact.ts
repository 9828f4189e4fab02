import { ContactForm } from '#contract/forms.ts';

export type ContactField = keyof ContactForm;

/** The form as it stands: text in every box. */
export type ContactDraft = Partial<Record<ContactField, string>>;

/** In the order they stand in the form, so that the first of them that is wrong gets the focus. */
export const CONTACT_FIELDS: readonly ContactField[] = ['firstName', 'lastName', 'email', 'phone', 'message'];

export function isContactField(name: string): name is ContactField {
  return CONTACT_FIELDS.some((field) => field === name);
}

export type CheckedContact =
  | { ok: true; form: ContactForm }
  | { ok: false; errors: Partial<Record<ContactField, string>>; first: ContactField };

/** Parses the form; one message for each wrong field (spec 5), and the first of them. */
export function checkContact(draft: ContactDraft): CheckedContact {
  const parsed = ContactForm.safeParse(draft);
  if (parsed.success) return { ok: true, form: parsed.data };
  const errors: Partial<Record<ContactField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0]);
    if (isContactField(field)) errors[field] ??= message;
  }
  return { ok: false, errors, first: CONTACT_FIELDS.find((field) => errors[field]) ?? 'firstName' };
}

/** What is wrong with one field, or null. */
export function checkContactField(draft: ContactDraft, field: ContactField): string | null {
  const checked = checkContact(draft);
  return checked.ok ? null : (checked.errors[field] ?? null);
}
