import { expect, it } from 'vitest';
import { changeShared, readShared } from './shared-storage.ts';

// Node has no IndexedDB: here it is as in a browser that refuses to store. The browser tests cover one that
// does.

it('shared storage keeps values in the page if the browser refuses to store them', async () => {
  expect(await readShared('visits')).toBeUndefined();
  const count = (stored: unknown) => (typeof stored === 'number' ? stored : 0) + 1;
  expect(await changeShared('visits', count)).toBe(1);
  expect(await changeShared('visits', count)).toBe(2);
  expect(await readShared('visits')).toBe(2);
});

it('shared storage runs changes one after another', async () => {
  const append = (letter: string) => changeShared('letters', (stored) => `${stored ?? ''}${letter}`);
  await Promise.all(['a', 'b', 'c'].map(append));
  expect(await readShared('letters')).toBe('abc');
});
