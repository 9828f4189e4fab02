import { MembershipForm } from '#contract/forms/members.ts';
import type { FormDefinition } from '../draft-form/form-definition.ts';

export type MemberField = keyof MembershipForm;

/** Who becomes a member, and whose card it is (spec 5). Nothing else of the card is ever kept. */
export const MEMBER_FORM: FormDefinition<MemberField, MembershipForm> = {
  fields: ['fullName', 'email', 'phone', 'address', 'city', 'state', 'postalCode', 'cardholderName'],
  schema: MembershipForm,
  draftName: 'membershipDraft',
};
