import type { WireSavedAddress } from '#contract/calls/account.ts';
import { SavedAddressForm } from '#contract/forms/account.ts';
import type { Draft, FormDefinition } from '../../draft-form/form-definition.ts';

export type AddressField = keyof SavedAddressForm;

/** The form of a saved address, or of a new one; each has a draft of its own. */
export function createAddressForm(
  saved: Pick<WireSavedAddress, 'id'> | null,
): FormDefinition<AddressField, SavedAddressForm> {
  return { fields: FIELDS, schema: SavedAddressForm, draftName: `addressDraft:${saved?.id ?? 'new'}` };
}

const FIELDS = ['name', 'companyName', 'phone', 'country', 'address', 'city', 'state', 'zip'] as const;

/** A saved address as its form has it. */
export function toAddressDraft(saved: WireSavedAddress): Draft<AddressField> {
  return Object.fromEntries(FIELDS.map((field) => [field, saved[field] ?? '']));
}
