import { expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { RESERVED_HANDLES } from './handles.ts';

it('reserves each word that an address of the API has in the place of a product', () => {
  const words = calls.flatMap(({ path }) => /^\/products\/([a-z-]+)/.exec(path)?.[1] ?? []);
  expect(words.length).toBeGreaterThan(5);
  for (const word of words) expect(RESERVED_HANDLES).toContain(word);
});
