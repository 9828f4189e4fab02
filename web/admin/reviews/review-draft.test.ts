import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { EMPTY_REVIEW, keepReviewDraft, type ReviewFormValues, readReviewDraft } from './review-draft.ts';

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

describe('what is typed of a review', () => {
  it('comes back as it was, and not once it is thrown away', () => {
    vi.stubGlobal('window', { sessionStorage: storage() });
    keepReviewDraft(values);
    expect(readReviewDraft()).toEqual(values);
    keepReviewDraft(EMPTY_REVIEW);
    expect(readReviewDraft()).toBe(EMPTY_REVIEW);
  });

  test.each([
    'nonsense',
    '{}',
    '[]',
    JSON.stringify({ ...values, rating: '4' }),
    JSON.stringify({ ...values, product: { value: 1 } }),
  ])('is nothing where %j was kept', (kept) => {
    const sessionStorage = storage();
    vi.stubGlobal('window', { sessionStorage });
    sessionStorage.setItem('reviewDraft', kept);
    expect(readReviewDraft()).toBe(EMPTY_REVIEW);
  });
});
