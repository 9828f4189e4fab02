import { forgetStored, storedNames } from '#web/shared/browser-storage.ts';
import { CHECKOUT_DRAFT } from '../draft-form/checkout-draft.ts';
import { MEMBER_FORM } from '../members/member-form-definition.ts';
import { ADDRESS_DRAFT } from './addresses/address-form-definition.ts';

/** Forgets what the forms of this tab keep of a person, which saved addresses have filled in. */
export function forgetDrafts(): void {
  const persons = new Set([CHECKOUT_DRAFT, MEMBER_FORM.draftName]);
  for (const name of storedNames('sessionStorage'))
    if (persons.has(name) || name.startsWith(ADDRESS_DRAFT)) forgetStored('sessionStorage', name);
}
