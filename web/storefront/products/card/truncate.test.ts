import { describe, expect, it, test } from 'vitest';
import { truncate } from './truncate.ts';

describe('a text that fits', () => {
  test.each(['', 'Mug', 'exactly twenty chars'])('%j stays as it is', (text) => {
    expect(truncate(text, 20)).toBe(text);
  });

  it('counts a character outside the basic plane once', () => {
    expect(truncate('🌼🌼🌼', 3)).toBe('🌼🌼🌼');
  });
});

describe('a text that is too long', () => {
  it('is cut at the length and ends in three dots', () => {
    expect(truncate('exactly twenty chars!', 20)).toBe('exactly twenty chars...');
  });

  it('is never cut inside a surrogate pair', () => {
    const cut = truncate('🌼🌼🌼', 2);
    expect(cut).toBe('🌼🌼...');
    expect(cut.isWellFormed()).toBe(true);
  });
});
