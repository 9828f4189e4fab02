import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressFormOf } from '../account/addresses/address-form-definition.ts';
import { MEMBER_FORM } from '../members/member-form-definition.ts';
import { CONTACT_FORM } from '../messages/contact-form-definition.ts';
import { CHECKOUT_DRAFT } from './checkout-draft.ts';
import { forgetDrafts, forgetDraftsOfSignedOut } from './forget-drafts.ts';

const PERSONS = [
  CHECKOUT_DRAFT,
  'checkoutReminder',
  MEMBER_FORM.draftName,
  CONTACT_FORM.draftName,
  addressFormOf(null).draftName,
  addressFormOf({ id: 'AD-1' }).draftName,
];

/** A tab with something in each form, of a browser whose tabs share `localStorage`. */
function openTab(localStorage: Storage, names = [...PERSONS, 'checkoutAttempt']) {
  const sessionStorage = storage(names);
  return {
    names: () => drafts(sessionStorage),
    use: () => vi.stubGlobal('window', { localStorage, sessionStorage }),
  };
}

function storage(names: readonly string[] = []): Storage {
  const stored = new Map(names.map((name) => [name, '{"name":"Ada"}']));
  return {
    get length() {
      return stored.size;
    },
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, text) => void stored.set(name, text),
    removeItem: (name) => void stored.delete(name),
    clear: () => stored.clear(),
  };
}

function drafts(stored: Storage): string[] {
  const names = Array.from({ length: stored.length }, (_, at) => stored.key(at) ?? '');
  return names.filter((name) => name !== 'signedOut');
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
    expect(forgetDraftsOfSignedOut()).toBe(false);
  });

  it('is followed once by each other tab, also by one that was closed meanwhile', () => {
    const [here, there] = [openTab(shared), openTab(shared)];
    there.use();
    expect(forgetDraftsOfSignedOut()).toBe(false);
    here.use();
    forgetDrafts();
    there.use();
    expect(there.names()).toContain(CHECKOUT_DRAFT);
    expect(forgetDraftsOfSignedOut()).toBe(true);
    expect(there.names()).toEqual(['checkoutAttempt']);
    expect(forgetDraftsOfSignedOut()).toBe(false);
  });
});
