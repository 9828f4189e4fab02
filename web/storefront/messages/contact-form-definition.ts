import { ContactForm } from '#contract/forms/messages.ts';
import type { FormDefinition } from '../draft-form/form-definition.ts';

export type ContactField = keyof ContactForm;

/** Contact form (specification, section 5). */
export const CONTACT_FORM: FormDefinition<ContactField, ContactForm> = {
  fields: ['firstName', 'lastName', 'email', 'phone', 'message'],
  schema: ContactForm,
  draftName: 'contactDraft',
};
