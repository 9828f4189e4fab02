import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './billing-draft.ts';

/** A window whose session storage is this. */
function storeIn(sessionStorage: Partial<Storage>) {
  vi.stubGlobal('window', { sessionStorage });
}

function workingStorage(): Partial<Storage> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('comes back as it was', () => {
    storeIn(workingStorage());
    keepDraft({ name: 'Ada', email: 'ada@' });
    expect(readDraft()).toEqual({ name: 'Ada', email: 'ada@' });
  });

  it.each(['', '{', 'null', '3', '{"name":3,"cardNumber":"4242"}'])(
    'is empty where %j was stored',
    (stored) => {
      storeIn({ getItem: () => stored });
      expect(readDraft()).toEqual({});
    },
  );

  it('is empty where the browser refuses to store', () => {
    const refuse = () => {
      throw new DOMException('No', 'SecurityError');
    };
    storeIn({ getItem: refuse, setItem: refuse });
    keepDraft({ name: 'Ada' });
    expect(readDraft()).toEqual({});
  });
});
