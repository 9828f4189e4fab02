import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isCall } from '#contract/define-call.ts';
import { filesAt } from './build-sources.ts';
import { ROOT } from './root.ts';

/** The names under which screens import the calls that take an Idempotency-Key. */
async function creatingCalls(): Promise<Set<string>> {
  const files = filesAt(ROOT, ['contract/calls']).filter((file) => !/(\.test|\/index)\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(path.join(ROOT, file))));
  const exported = modules.flatMap((module) => Object.entries(module));
  return new Set(exported.flatMap(([name, value]) => (isCall(value) && value.creates ? [name] : [])));
}

/** The arguments of each call of `browserApi` in a file. */
function argumentsIn(code: string): string[][] {
  return [...code.matchAll(/\bbrowserApi\(/g)].map((found) => {
    const args = [''];
    let depth = 1;
    for (const character of code.slice(found.index + found[0].length)) {
      if ('([{'.includes(character)) depth++;
      if (')]}'.includes(character)) depth--;
      if (depth === 0) break;
      if (character === ',' && depth === 1) args.push('');
      else args[args.length - 1] += character;
    }
    return args.map((argument) => argument.trim()).filter((argument) => argument !== '');
  });
}

it('every screen sends an Idempotency-Key with what creates or mails something', async () => {
  const creating = await creatingCalls();
  expect(creating.size).toBeGreaterThan(20);
  const screens = filesAt(ROOT, ['web']).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const without = screens.flatMap((file) =>
    argumentsIn(readFileSync(path.join(ROOT, file), 'utf8'))
      .filter(([name = '', , options]) => creating.has(name) && options === undefined)
      .map(([name]) => `${file}: ${name}`),
  );
  expect(without).toEqual([]);
});
