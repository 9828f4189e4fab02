import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesAt } from './build-sources.ts';
import { ROOT } from './root.ts';
import { UNUSED } from './unused-code.ts';
import { leaveOut } from './without-unused-code.ts';

const screens = filesAt(ROOT, ['web']).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

it.each([
  ['fetchers', /\buseFetchers?\b/],
  ['NavLink', /\bNavLink\b/],
  ['<ViewTransition>', /\bViewTransition\b(?!\.)/],
  ['<Activity> or <SuspenseList>', /<(Activity|SuspenseList)\b/],
  ['references to fragments', /<Fragment[^>]*\bref=/],
  ['custom elements', /<[a-z]+-[a-z-]+[ />]/],
  ['actions of React', /\b(useActionState|useFormStatus|requestFormReset)\b/],
  [
    'functions as actions of forms',
    /<(form|Form)\b[^>]*\saction=\{(?!['"`]|[\w.]*(path|Path|pathname|PATH))/,
  ],
  ['calls of React DOM that load files early', /import \{[^}]*\bpre\w+[^}]*\} from 'react-dom'/],
  ['Children', /\bChildren\./],
])('no screen uses %s, which scripts leave out', (_, use) => {
  expect(screens.filter((file) => use.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});

it('finds all that is left out in the installed packages', () => {
  for (const [file, unused] of Object.entries(UNUSED))
    expect(leaveOut(readFileSync(path.join(ROOT, 'node_modules', file), 'utf8'), unused)).toContain('export');
});

it('no route but the root, which is loaded first, has links', () => {
  const withLinks = screens.filter((file) =>
    /export (const|(async )?function) links\b|\bas links\b/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(withLinks).toEqual(['web/root.tsx']);
});

it('every route but the root, which is never reloaded, has a client loader beside its server loader', () => {
  const withServerLoaderOnly = screens.filter((file) => {
    const code = readFileSync(path.join(ROOT, file), 'utf8');
    return (
      /export (const|(async )?function) loader\b|\bas loader\b/.test(code) && !/clientLoader\b/.test(code)
    );
  });
  expect(withServerLoaderOnly).toEqual(['web/root.tsx']);
});
