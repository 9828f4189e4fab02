import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHECKOUT_DRAFT, keepPlaceForCheckout } from './checkout-draft.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => void vi.unstubAllGlobals());

const draft = () => JSON.parse(stored.get(CHECKOUT_DRAFT) ?? 'null');

it('keeps the place beside what is typed already', () => {
  stored.set(CHECKOUT_DRAFT, '{"name":"Ada","country":"France","state":"Paris"}');
  keepPlaceForCheckout({ country: 'Germany', state: '' });
  expect(draft()).toEqual({ name: 'Ada', country: 'Germany', state: '' });
});

it('leaves the typed state of the same country, and an empty place', () => {
  stored.set(CHECKOUT_DRAFT, '{"country":"France","state":"Paris"}');
  keepPlaceForCheckout({ country: 'France', state: '' });
  keepPlaceForCheckout({ country: '', state: '' });
  expect(draft()).toEqual({ country: 'France', state: 'Paris' });
});
