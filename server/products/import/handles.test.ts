import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { RESERVED_HANDLES } from '#domain/products/handle.ts';
import { findUrlHandle } from './handles.ts';

it('reserves each word that an address of the API has in the place of a product', () => {
  const words = calls.flatMap(({ path }) => /^\/products\/([a-z-]+)/.exec(path)?.[1] ?? []);
  expect(words.length).toBeGreaterThan(5);
  for (const word of words) expect(RESERVED_HANDLES).toContain(word);
});

it('gives each handle of a file one that can be an address, the same again for it', () => {
  const any = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 }));
  fc.assert(
    fc.property(any, (handle) => {
      const address = findUrlHandle(handle);
      expect(findUrlHandle(address)).toBe(address);
      expect(address === '').toBe(handle === '');
      expect(address.length).toBeLessThanOrEqual(255);
      expect(address).not.toMatch(/[\s/?#%.\\]/);
      expect(RESERVED_HANDLES).not.toContain(address);
    }),
  );
});
