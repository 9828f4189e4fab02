import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictures as beauty } from './beauty/index.ts';
import { pictures as electronics } from './electronics/index.ts';
import { pictures as fashion } from './fashion/index.ts';
import { pictures as home } from './home/index.ts';
import { pictures as sports } from './sports/index.ts';

const drawn = { electronics, home, fashion, beauty, sports };

describe.each(Object.entries(drawn))('the drawn pictures of %s', (category, pictures) => {
  const folder = join(import.meta.dirname, '..', 'pictures');

  it('are the committed ones, so drawing again changes nothing', () => {
    const changed = pictures.filter(({ file, svg }) => readFileSync(join(folder, file), 'utf8') !== svg);
    expect(changed.map(({ file }) => file)).toEqual([]);
    const kept = readdirSync(join(folder, category)).filter((name) => name.endsWith('.svg'));
    expect(kept.toSorted()).toEqual(pictures.map(({ file }) => file.slice(category.length + 1)).toSorted());
  });

  it('hold no script, no text, no number gone wrong and nothing from elsewhere', () => {
    const unsafe = /<script|<text|<image|<foreignObject|\bon\w+=|href|url\((?!#)|NaN|undefined|Infinity/;
    expect(pictures.filter(({ svg }) => unsafe.test(svg)).map(({ file }) => file)).toEqual([]);
  });
});
