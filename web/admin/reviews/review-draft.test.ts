import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { EMPTY_REVIEW, type ReviewFormValues, readReviewDraft, storeReviewDraft } from './review-draft.ts';

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  } as Storage;
}

afterEach(() => vi.unstubAllGlobals());

const values: ReviewFormValues = {
  ...EMPTY_REVIEW,
  product: { value: 'lamp-1', label: 'Lamp' },
  comment: 'Half a thought',
  rating: 4,
};

describe('the draft of a review', () => {
  it('is restored until it is discarded', () => {
    vi.stubGlobal('window', { sessionStorage: storage() });
    storeReviewDraft(values);
    expect(readReviewDraft()).toEqual(values);
    storeReviewDraft(EMPTY_REVIEW);
    expect(readReviewDraft()).toBe(EMPTY_REVIEW);
  });

  test.each([
    'nonsense',
    '{}',
    '[]',
    JSON.stringify({ ...values, rating: '4' }),
    JSON.stringify({ ...values, product: { value: 1 } }),
  ])('is empty if %j was stored', (stored) => {
    const sessionStorage = storage();
    vi.stubGlobal('window', { sessionStorage });
    sessionStorage.setItem('reviewDraft', stored);
    expect(readReviewDraft()).toBe(EMPTY_REVIEW);
  });
});
