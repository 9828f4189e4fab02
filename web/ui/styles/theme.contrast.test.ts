import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const GROUNDS = ['sunken', 'paper', 'surface', 'raised'];
const NEWS = ['good', 'bad', 'warn', 'info'];
const SOFT_GROUNDS = ['accent-soft', ...NEWS.map((news) => `${news}-soft`)];

/** Text and the grounds README.md allows it on: 4.5:1, WCAG 1.4.3. */
const TEXT_PAIRS = [
  ...cross(['ink', 'muted'], [...GROUNDS, ...SOFT_GROUNDS]),
  ...cross(['accent-ink', ...NEWS], GROUNDS),
  ['accent-ink', 'accent-soft'],
  ...NEWS.map((news) => [news, `${news}-soft`]),
  ...cross(['on-accent'], ['accent', 'accent-hover']),
  ['on-good', 'good'],
  ['on-bad', 'bad'],
  ...cross(['on-night', 'on-night-muted', 'accent'], ['night']),
  ['paper', 'ink'],
];

/** Borders of controls, drawings with a meaning, the focus ring: 3:1, WCAG 1.4.11. */
const DRAWING_PAIRS = cross(['control', 'mark', 'focus'], GROUNDS);

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const SCHEMES = { light: colours(lightCss), dark: colours(darkCss) };

describe.each(Object.entries(SCHEMES))('the %s scheme', (_name, scheme) => {
  it.each(TEXT_PAIRS)('has enough contrast for text of %s on %s', (text = '', ground = '') => {
    expect(contrast(scheme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(DRAWING_PAIRS)('has enough contrast for drawings of %s on %s', (drawing = '', ground = '') => {
    expect(contrast(scheme, drawing, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('every pair that a class combines is checked', () => {
  const known = new Set(TEXT_PAIRS.map(([text, ground]) => `${text} on ${ground}`));
  expect(pairsInUse().filter((pair) => !known.has(pair))).toEqual([]);
});

it('every color of the light scheme has a dark counterpart', () => {
  expect([...SCHEMES.dark.keys()]).toEqual([...SCHEMES.light.keys()]);
});

/** Texts and grounds named in one and the same string of classes: 'ink on surface'. */
function pairsInUse(): string[] {
  const isColour = (name: string) => SCHEMES.light.has(name);
  const classLists = sources().flatMap((source) => source.match(/'[^'\n]*'|"[^"\n]*"|@apply [^;]*;/g) ?? []);
  const pairs = classLists.flatMap((classes) => {
    const named = (kind: string) =>
      [...classes.matchAll(new RegExp(`(?<![\\w:-])${kind}-([a-z-]+)`, 'g'))]
        .map(([, name = '']) => name)
        .filter(isColour);
    return cross(named('text'), named('bg'));
  });
  return [...new Set(pairs.map(([text, ground]) => `${text} on ${ground}`))];
}

function sources(): string[] {
  const web = new URL('../', import.meta.url);
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(tsx|css)$/.test(file))
    .map((file) => readFileSync(new URL(file, web), 'utf8'));
}

function cross(texts: string[], grounds: string[]): string[][] {
  return texts.flatMap((text) => grounds.map((ground) => [text, ground]));
}

function colours(block: string): Map<string, string> {
  const matches = block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g);
  return new Map(matches.map(([, name = '', value = '']) => [name, value]));
}

function contrast(scheme: Map<string, string>, text: string, ground: string): number {
  const [lighter = 0, darker = 0] = [text, ground]
    .map((name) => luminance(scheme.get(name) ?? fail(name)))
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function fail(name: string): never {
  throw new Error(`theme.css has no colour named ${name}`);
}
