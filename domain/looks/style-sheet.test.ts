import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_LOOKS } from './look-fields.ts';
import { writeStyleSheet } from './style-sheet.ts';
import { OTHER_TYPEFACES, typefaceFile } from './typefaces.ts';

it('the looks of the theme need no style sheet', () => {
  expect(writeStyleSheet(DEFAULT_LOOKS)).toBe('');
});

it('the style sheet has what differs alone', () => {
  expect(writeStyleSheet({ ...DEFAULT_LOOKS, radius: 0 })).toBe(
    ':root{--radius-xs:0px;--radius-sm:0px;--radius-md:0px;--radius-lg:0px;--radius-xl:0px}\n' +
      '@media (prefers-contrast:more){:root{--color-muted:var(--color-ink);--color-line:var(--color-control)}}',
  );
});

it('any accepted looks are rules of tokens and typefaces', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const looks = fc.record({
    accent: color,
    paper: color,
    radius: fc.integer({ min: 0, max: 24 }),
    typefaces: fc.constantFrom('classic' as const, 'modern' as const, 'sturdy' as const),
  });
  const declaration =
    /(--(color|radius)-[a-z-]+:(#[0-9a-f]{6}|[\d.]+px|var\(--color-[a-z]+\))|--font-[a-z]+:[\w", -]+)/;
  fc.assert(
    fc.property(looks, (chosen) => {
      const css = writeStyleSheet({ ...DEFAULT_LOOKS, ...chosen });
      const rules = css.split('\n').filter((line) => !line.startsWith('@font-face{'));
      const rule = new RegExp(`:root\\{${declaration.source}(;${declaration.source})*\\}`);
      const line = new RegExp(`^(${rule.source}|@media [a-z -]*\\([a-z-]+:[a-z]+\\)\\{${rule.source}\\})$`);
      for (const each of rules.filter(Boolean)) expect(each).toMatch(line);
    }),
    { numRuns: 30 },
  );
});

it.each(Object.entries(OTHER_TYPEFACES))('the files of %s are there', (_, { display, sans }) => {
  for (const face of [display, sans])
    for (const part of ['basic', 'more'] as const)
      expect(existsSync(new URL(`../../web/public${typefaceFile(face, part)}`, import.meta.url))).toBe(true);
});
