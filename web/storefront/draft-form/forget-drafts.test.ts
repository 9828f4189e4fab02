import { afterEach, expect, it, vi } from 'vitest';
import { forgetDrafts } from './forget-drafts.ts';

afterEach(() => void vi.unstubAllGlobals());

it('forgets the person and the addresses in the forms of the tab, and nothing else', () => {
  const stored = new Map(
    ['checkoutDraft', 'membershipDraft', 'addressDraft:new', 'addressDraft:AD-1', 'checkoutAttempt'].map(
      (name) => [name, '{"name":"Ada"}'],
    ),
  );
  vi.stubGlobal('window', {
    sessionStorage: {
      get length() {
        return stored.size;
      },
      key: (at: number) => [...stored.keys()][at] ?? null,
      removeItem: (name: string) => void stored.delete(name),
    },
  });
  forgetDrafts();
  expect([...stored.keys()]).toEqual(['checkoutAttempt']);
});
