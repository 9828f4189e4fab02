import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#domain/looks/color.ts';
import { CONTROL_CONTRAST, CONTROL_PAIRS, TEXT_CONTRAST, TEXT_PAIRS } from '#domain/looks/contrast-pairs.ts';
import { type ColorName, DEFAULT_SCHEMES, type SchemeName } from '#domain/looks/default-schemes.ts';

const css = readFileSync(new URL('../ui/styles/theme.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const SCHEMES = { light: colours(lightCss), dark: colours(darkCss) };

describe.each(['light', 'dark'] as const)('the %s scheme', (name) => {
  it('is that of the looks of the specification', () => {
    expect(Object.fromEntries(SCHEMES[name])).toEqual(DEFAULT_SCHEMES[name]);
  });

  it.each(TEXT_PAIRS)('has enough contrast for text of %s on %s', (text, ground) => {
    expect(measure(name, text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it.each(CONTROL_PAIRS)('has enough contrast for drawings of %s on %s', (drawing, ground) => {
    expect(measure(name, drawing, ground)).toBeGreaterThanOrEqual(CONTROL_CONTRAST);
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
  const web = new URL('../ui/', import.meta.url);
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

function measure(scheme: SchemeName, text: ColorName, ground: ColorName): number {
  return contrast(DEFAULT_SCHEMES[scheme][text], DEFAULT_SCHEMES[scheme][ground]);
}
