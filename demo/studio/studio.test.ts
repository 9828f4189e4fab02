import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../catalogue/index.ts';

const folder = join(import.meta.dirname, 'products');
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^\w+[/\\][\w-]+\.py$/.test(name),
);

/** Views in the catalogue by product address, in the order of the gallery. */
const names = demoProducts.flatMap(({ gallery }) =>
  gallery.map((address) => address.replace(/^\/pictures\//, '').replace(/\.\w+$/, '')),
);

describe.each(modules)('the product module %s', (module) => {
  const address = `${dirname(module)}/${basename(module, '.py')}`;
  const text = readFileSync(join(folder, module), 'utf8');

  it('declares the product of its place', () => {
    expect(/PRODUCT = Product\(\s*'([^']+)'/.exec(text)?.[1]).toBe(address);
  });

  it('has exactly the views of the gallery, in its order', () => {
    const declared = [...text.matchAll(/\bView\(\s*'([\w-]+)'/g)].map(([, view]) => `${address}-${view}`);
    expect(declared).toEqual(names.filter((name) => name.startsWith(`${address}-`)));
  });
});
