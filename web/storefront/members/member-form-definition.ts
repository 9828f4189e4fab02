import { MembershipForm } from '#contract/forms/members.ts';
import type { FormDefinition } from '../draft-form/form-definition.ts';

export type MemberField = keyof MembershipForm;

/** Membership form (specification, section 5). Card data other than the holder's name is never stored. */
export const MEMBER_FORM: FormDefinition<MemberField, MembershipForm> = {
  fields: ['fullName', 'email', 'phone', 'address', 'city', 'state', 'postalCode', 'cardholderName'],
  schema: MembershipForm,
  draftName: 'membershipDraft',
};
