import { forgetStored } from '#web/shared/browser-storage.ts';
import { CHECKOUT_DRAFT } from '../draft-form/checkout-draft.ts';
import { MEMBER_FORM } from '../members/member-form-definition.ts';
import { ADDRESS_DRAFT } from './addresses/address-form-definition.ts';

/** Forgets what the forms of this tab keep of a person, which saved addresses have filled in. */
export function forgetDrafts(): void {
  const persons = new Set([CHECKOUT_DRAFT, MEMBER_FORM.draftName]);
  for (const name of storedNames())
    if (persons.has(name) || name.startsWith(ADDRESS_DRAFT)) forgetStored('sessionStorage', name);
}

/** The names of all that this tab has stored; none if the browser refuses storage. */
function storedNames(): string[] {
  try {
    const { sessionStorage } = window;
    return Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
  } catch {
    return [];
  }
}
