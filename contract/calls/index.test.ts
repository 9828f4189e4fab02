import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isCall } from '../define-call.ts';
import { calls } from './index.ts';

it('has every call that the other files export', async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => !/\.test\.ts$|^index\.ts$/.test(file));
  const exported = await Promise.all(
    files.map(async (file) => Object.values<unknown>(await import(`./${file}`)).filter(isCall)),
  );
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  expect(calls.map(nameOf).sort()).toEqual(exported.flat().map(nameOf).sort());
});
