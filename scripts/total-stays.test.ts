import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './root.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const [, section = ''] = read('docs/features/checkout.md').split("## The stays of an order's total");
const stays = [...section.matchAll(/^\| `(\w+)` \| `([\w./-]+)` \|/gm)].map(([, name = '', file = '']) => ({
  name,
  file,
}));

it("an order's total passes at most ten stays, and the documentation lists them", () => {
  expect(stays.length).toBeGreaterThan(0);
  expect(stays.length).toBeLessThanOrEqual(10);
});

it.each(stays)('$name of $file is a stay of the total', ({ name, file }) => {
  const [, definition] = read(file).split(new RegExp(`^(?:export )?(?:async )?function ${name}\\(`, 'm'));
  const [body = ''] = (definition ?? '').split(/^}$/m);
  expect(body).toMatch(/\btotals?\b/);
});
