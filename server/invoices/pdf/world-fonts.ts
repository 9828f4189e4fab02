import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

/** A part of a font, with some of its letters. */
export type WorldFont = { name: string; file: Buffer; codePoints: ReadonlySet<number> };

/** Packages of fonts for letters that those of the shop lack; the first that has a letter draws it. */
const PACKAGES = ['sawarabi-gothic', 'zcool-xiaowei', 'gowun-dodum', 'noto-sans-arabic', 'noto-sans-hebrew'];

/** The scripts of these fonts. */
const COVERED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\u3000-\u303f\u30fb-\u30ff\uff00-\uffef]/u;

const { resolve } = createRequire(import.meta.url);

/** The code points of each part by its name, from the list that a package has of its parts. */
const parts = new Map<string, readonly (readonly [part: string, ranges: readonly [number, number][]])[]>();
const loaded = new Map<string, WorldFont>();

/** Finds the font that draws a letter of another script, read when it is needed first; null if none does. */
export function findWorldFont(character: string): WorldFont | null {
  if (!COVERED.test(character)) return null;
  const codePoint = character.codePointAt(0) ?? 0;
  for (const name of PACKAGES)
    for (const [part, ranges] of listParts(name)) {
      if (!ranges.some(([from, to]) => from <= codePoint && codePoint <= to)) continue;
      const font = load(name, part);
      if (font.codePoints.has(codePoint)) return font;
    }
  return null;
}

function listParts(name: string) {
  const known = parts.get(name);
  if (known) return known;
  const list: Record<string, string> = JSON.parse(
    readFileSync(resolve(`@fontsource/${name}/unicode.json`), 'utf8'),
  );
  const read = Object.entries(list).map(
    ([part, ranges]) => [part.replace(/[[\]]/g, ''), parseRanges(ranges)] as const,
  );
  parts.set(name, read);
  return read;
}

/** 'U+4e00-4e0f,U+5000' */
function parseRanges(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function load(name: string, part: string): WorldFont {
  const key = `${name}-${part}`;
  const known = loaded.get(key);
  if (known) return known;
  const file = readFileSync(resolve(`@fontsource/${name}/files/${key}-400-normal.woff`));
  const font = { name: key, file, codePoints: new Set(create(file).characterSet) };
  loaded.set(key, font);
  return font;
}
