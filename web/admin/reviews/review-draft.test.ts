import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { EMPTY_DRAFT, keepReviewDraft, type ReviewDraft, readReviewDraft } from './review-draft.ts';

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  } as Storage;
}

afterEach(() => vi.unstubAllGlobals());

const draft: ReviewDraft = {
  ...EMPTY_DRAFT,
  product: { value: 'lamp-1', label: 'Lamp' },
  comment: 'Half a thought',
  rating: 4,
};

describe('what is typed of a review', () => {
  it('comes back as it was, and not once it is thrown away', () => {
    vi.stubGlobal('window', { sessionStorage: storage() });
    keepReviewDraft(draft);
    expect(readReviewDraft()).toEqual(draft);
    keepReviewDraft(EMPTY_DRAFT);
    expect(readReviewDraft()).toBe(EMPTY_DRAFT);
  });

  test.each([
    'nonsense',
    '{}',
    '[]',
    JSON.stringify({ ...draft, rating: '4' }),
    JSON.stringify({ ...draft, product: { value: 1 } }),
  ])('is nothing where %j was kept', (kept) => {
    const sessionStorage = storage();
    vi.stubGlobal('window', { sessionStorage });
    sessionStorage.setItem('reviewDraft', kept);
    expect(readReviewDraft()).toBe(EMPTY_DRAFT);
  });
});
