import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesAt } from './build-sources.ts';
import { ROOT } from './root.ts';
import { emptyFunctions, replaceExports } from './without-unused-routing.ts';

describe('leaving functions out of a module', () => {
  it('exports the replacement by the same name, and other exports as before', () => {
    const code = 'function big() {}\nfunction bigger() {}\nexport { big, bigger };\n';
    const replaced = replaceExports(code, { big: '() => 1' });
    expect(replaced).toContain('export { unused_big as big, bigger };');
    expect(replaced).toContain('const unused_big = () => 1;');
  });

  it('fails if the function is not exported', () => {
    expect(() => replaceExports('export { big };\n', { small: '() => 1' })).toThrow('small');
  });
});

describe('emptying a function inside another', () => {
  const code =
    'function outer() {\n\tasync function one(a) {\n\t\tif (a) {\n\t\t}\n\t}\n\tfunction two() {\n\t\tone();\n\t}\n}\n';

  it('leaves the others as they are', () => {
    expect(emptyFunctions(code, ['one'])).toBe(
      'function outer() {\n\tasync function one() {}\n\tfunction two() {\n\t\tone();\n\t}\n}\n',
    );
  });

  it('fails if there is none', () => {
    expect(() => emptyFunctions(code, ['three'])).toThrow('three');
  });
});

it('no screen uses fetchers, which are left out', () => {
  const screens = filesAt(ROOT, ['web']).filter((file) => /\.tsx?$/.test(file));
  const users = screens.filter((file) =>
    /\buseFetchers?\b/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(users).toEqual([]);
});

it('every route but the root, which is never reloaded, has a client loader beside its server loader', () => {
  const routes = filesAt(ROOT, ['web']).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const withServerLoaderOnly = routes.filter((file) => {
    const code = readFileSync(path.join(ROOT, file), 'utf8');
    return (
      /export (const|(async )?function) loader\b|\bas loader\b/.test(code) && !/clientLoader\b/.test(code)
    );
  });
  expect(withServerLoaderOnly).toEqual(['web/root.tsx']);
});
