import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { calls } from './index.ts';

it('has every call that a file beside it exports', async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => !/\.test\.ts$|^index\.ts$/.test(file));
  const exported = await Promise.all(
    files.map(async (file) => Object.entries((await import(`./${file}`)) as Record<string, unknown>)),
  );
  const declared = exported.flat().filter(([, value]) => isCall(value));
  expect(declared.filter(([, value]) => !calls.some((call) => call === value))).toEqual([]);
  expect(declared).toHaveLength(calls.length);
});

function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
