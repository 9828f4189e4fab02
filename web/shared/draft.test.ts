import { describe, expect, it, test } from 'vitest';
import { hasSameFields } from './draft.ts';

const EMPTY = { name: '', rating: 0, isVerified: false, tags: [] };
const FILLED = { name: 'Ada', rating: 3, isVerified: true, tags: ['a'] };

describe('a stored draft', () => {
  it('fits a form if it has each of its fields, in its type', () => {
    expect(hasSameFields(EMPTY, FILLED)).toBe(true);
    expect(hasSameFields(EMPTY, { ...FILLED, more: 1 })).toBe(true);
  });

  test.each([
    null,
    'text',
    [],
    { ...FILLED, name: undefined },
    { ...FILLED, rating: '3' },
    { ...FILLED, tags: {} },
  ])('does not fit as %j', (stored) => {
    expect(hasSameFields(EMPTY, stored)).toBe(false);
  });
});
