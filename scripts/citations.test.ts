import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { citedRules, citedSections, unnamedCitations } from './citations.ts';
import { ROOT } from './root.ts';

const FOLDERS = 'bench contract db demo docs domain e2e emulator postgres scripts server web'.split(' ');
const files = globSync([`{${FOLDERS}}/**/*.{ts,tsx,css,mjs,md}`, '*.{ts,md,mjs}'], {
  cwd: ROOT,
  exclude: (name) => path.basename(name) === 'node_modules',
}).filter((file) => !file.startsWith('scripts/citations.'));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const sections = [...read('docs/specification.md').matchAll(/^## (\d+)\. /gm)].map(([, number]) => number);
const rules = [...read('docs/model.md').matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, rule]) => rule);

describe('what code, tests and documents cite', () => {
  it('is a section of the specification', () => {
    expect(sections).toHaveLength(9);
    const dead = files.flatMap((file) =>
      citedSections(read(file)).flatMap((section) =>
        sections.includes(section) ? [] : [`${file}: ${section}`],
      ),
    );
    expect(dead).toEqual([]);
  });

  it('is a rule of the model, each of which is there once', () => {
    expect(new Set(rules).size).toBe(rules.length);
    const dead = files.flatMap((file) =>
      citedRules(read(file)).flatMap((rule) => (rules.includes(rule) ? [] : [`${file}: ${rule}`])),
    );
    expect(dead).toEqual([]);
  });

  it('names the document', () => {
    const unnamed = files.flatMap((file) => unnamedCitations(read(file)).map((line) => `${file}: ${line}`));
    expect(unnamed).toEqual([]);
  });
});

describe('citations are found', () => {
  it('of sections, in parentheses, in sentences and over the end of a line', () => {
    const comment =
      '/**\n * Cents (specification, sections 2, 3\n * and 9), as section 5 of the specification says.';
    expect(citedSections(comment)).toEqual(['2', '3', '9', '5']);
  });

  it('of rules, in comments and at the beginning of titles', () => {
    expect(citedRules('// Taken once (model D1, I11).')).toEqual(['D1', 'I11']);
    expect(
      citedRules("describe('O1 and O3: races', () => { it.each(all)('C4: one'); it('V5', run);"),
    ).toEqual([...['O1', 'O3', 'C4', 'V5']]);
    expect(citedRules("const zip = { zipCode: 'W1' }; // on A4")).toEqual([]);
  });

  it('without their document', () => {
    expect(
      unnamedCitations(' * Taken once (D1).\n/** Five days (spec 9). */\n// Taken (model D1).'),
    ).toHaveLength(2);
  });
});
