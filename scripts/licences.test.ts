import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './root.ts';

type Locked = { dev?: boolean; devOptional?: boolean; license?: string; link?: boolean };

/** Licences that ask nothing of the code of the shop. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  // Of the build; its files are not changed.
  'MPL-2.0',
  // Loaded as a library of its own, which can be replaced: libvips of sharp.
  'LGPL-3.0-or-later',
];

/** Packages whose file names no licence, with the one that their text has. */
const READ: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

it('what the shop runs on has licences that allow it', () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const others = Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { license }]) => ({ name: place.replace(/^.*node_modules\//, ''), license }))
    .filter(({ name, license = READ[name] }) => !isAllowed(license));
  expect(others).toEqual([]);
});

/** A licence, or an expression of several ('A OR B', 'A AND B'). */
function isAllowed(license: string | undefined): boolean {
  if (license === undefined) return false;
  const text = license.replace(/[()]/g, '');
  return text.includes(' OR ')
    ? text.split(' OR ').some(isAllowed)
    : text.split(' AND ').every((each) => ALLOWED.includes(each));
}
