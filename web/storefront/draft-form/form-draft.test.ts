import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './form-draft.ts';

const FORM = { fields: ['name', 'email'] as const, draftName: 'draft' };

/** A window whose session storage is this. */
function storeIn(sessionStorage: Partial<Storage>) {
  vi.stubGlobal('window', { sessionStorage });
}

function workingStorage(): Partial<Storage> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('is read as it was stored', () => {
    storeIn(workingStorage());
    keepDraft(FORM, { name: 'Ada', email: 'ada@' });
    expect(readDraft(FORM)).toEqual({ name: 'Ada', email: 'ada@' });
  });

  it('is empty after it is forgotten', () => {
    storeIn(workingStorage());
    keepDraft(FORM, { name: 'Ada' });
    forgetDraft(FORM);
    expect(readDraft(FORM)).toEqual({});
  });

  it.each(['', '{', 'null', '3', '{"name":3,"cardNumber":"4242"}'])(
    'is empty where %j was stored',
    (stored) => {
      storeIn({ getItem: () => stored });
      expect(readDraft(FORM)).toEqual({});
    },
  );

  it('is empty if the browser refuses to store it', () => {
    const refuse = () => {
      throw new DOMException('No', 'SecurityError');
    };
    storeIn({ getItem: refuse, setItem: refuse });
    keepDraft(FORM, { name: 'Ada' });
    expect(readDraft(FORM)).toEqual({});
  });
});
