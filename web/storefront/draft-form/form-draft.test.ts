import { afterEach, describe, expect, it, vi } from 'vitest';
import { formDraft } from './form-draft.ts';

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
    formDraft(FORM).keep({ name: 'Ada', email: 'ada@' });
    expect(formDraft(FORM).read()).toEqual({ name: 'Ada', email: 'ada@' });
  });

  it('is empty after it is forgotten', () => {
    storeIn(workingStorage());
    formDraft(FORM).keep({ name: 'Ada' });
    formDraft(FORM).forget();
    expect(formDraft(FORM).read()).toEqual({});
  });

  it.each(['', '{', 'null', '3', '{"name":3,"cardNumber":"4242"}'])(
    'is empty where %j was stored',
    (stored) => {
      storeIn({ getItem: () => stored });
      expect(formDraft(FORM).read()).toEqual({});
    },
  );

  it('is empty if the browser refuses to store it', () => {
    const refuse = () => {
      throw new DOMException('No', 'SecurityError');
    };
    storeIn({ getItem: refuse, setItem: refuse });
    formDraft(FORM).keep({ name: 'Ada' });
    expect(formDraft(FORM).read()).toEqual({});
  });
});
