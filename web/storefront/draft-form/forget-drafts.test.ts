import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAddressForm } from '../account/addresses/address-form-definition.ts';
import { MEMBER_FORM } from '../members/member-form-definition.ts';
import { CONTACT_FORM } from '../messages/contact-form-definition.ts';
import { CHECKOUT_DRAFT } from './checkout-draft.ts';
import { forgetDrafts, forgetSignedOutDrafts } from './forget-drafts.ts';

const PERSONS = [
  CHECKOUT_DRAFT,
  'checkoutReminder',
  MEMBER_FORM.draftName,
  CONTACT_FORM.draftName,
  createAddressForm(null).draftName,
  createAddressForm({ id: 'AD-1' }).draftName,
];

/** A tab with something in each form, of a browser whose tabs share `localStorage`. */
function openTab(localStorage: Storage, names = [...PERSONS, 'checkoutAttempt']) {
  const sessionStorage = storage(names);
  return {
    names: () => drafts(sessionStorage),
    use: () => vi.stubGlobal('window', { localStorage, sessionStorage }),
  };
}

/** Its names are its own keys, as in browsers. */
function storage(names: readonly string[] = []): Storage {
  const stored: Record<string, string> = Object.fromEntries(names.map((name) => [name, '{"name":"Ada"}']));
  const methods = {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, text: string) => void Object.assign(stored, { [name]: text }),
    removeItem: (name: string) => void Reflect.deleteProperty(stored, name),
  };
  return new Proxy(stored, { get: (_, name) => Reflect.get(methods, name) }) as unknown as Storage;
}

function drafts(stored: Storage): string[] {
  return Object.keys(stored).filter((name) => name !== 'signedOut');
}

let shared: Storage;
beforeEach(() => {
  shared = storage();
});
afterEach(() => void vi.unstubAllGlobals());

describe('signing out', () => {
  it('forgets the person in the forms of the tab, and nothing else', () => {
    const tab = openTab(shared);
    tab.use();
    forgetDrafts();
    expect(tab.names()).toEqual(['checkoutAttempt']);
    expect(forgetSignedOutDrafts()).toBe(false);
  });

  it('is followed once by each other tab, also by one that was closed meanwhile', () => {
    const [here, there] = [openTab(shared), openTab(shared)];
    there.use();
    expect(forgetSignedOutDrafts()).toBe(false);
    here.use();
    forgetDrafts();
    there.use();
    expect(there.names()).toContain(CHECKOUT_DRAFT);
    expect(forgetSignedOutDrafts()).toBe(true);
    expect(there.names()).toEqual(['checkoutAttempt']);
    expect(forgetSignedOutDrafts()).toBe(false);
  });

  it('empties no form of a tab that is opened after it', () => {
    openTab(shared).use();
    forgetDrafts();
    openTab(shared, []).use();
    expect(forgetSignedOutDrafts()).toBe(false);
    expect(forgetSignedOutDrafts()).toBe(false);
  });
});
