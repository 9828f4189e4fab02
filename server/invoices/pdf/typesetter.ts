import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { OTHER_TYPEFACES, type OtherTypefaces } from '#domain/looks/typefaces.ts';
import { drawableText } from './drawable-text.ts';
import { findWorldFont } from './world-fonts.ts';

/** `display`: the typeface of the shop's name and of headings. */
export type Weight = 'regular' | 'semibold' | 'display';

/** `size` in points, `color` as #rrggbb. */
export type Style = { size: number; weight?: Weight; color?: string };

/** Consecutive letters in one font. */
type Run = { font: string; text: string; width: number };
type Line = { runs: Run[]; width: number };

type Box = { x: number; y: number; width: number; height: number };

export type Typesetter = ReturnType<typeof createTypesetter>;

type Fonts = Record<Weight, readonly [string, ...string[]]>;

/** Tried in this order for each letter. */
const FONTS: Fonts = {
  regular: ['figtree-regular', 'open-sans-regular'],
  semibold: ['figtree-semibold', 'open-sans-semibold'],
  display: ['fraunces-medium', 'figtree-semibold', 'open-sans-semibold'],
};

/** Finds files from the project's folder, as the bundle of the server is elsewhere than this file. */
const { resolve } = createRequire(import.meta.url);

type Font = { file: Buffer; codePoints: ReadonlySet<number> };

const loaded = new Map<string, Font>();

/** Reads a font when it is needed first. */
function loadFont(name: string): Font {
  const known = loaded.get(name);
  if (known) return known;
  const file = readFileSync(resolve(`#server/invoices/pdf/fonts/${name}.ttf`));
  const font = { file, codePoints: new Set(create(file).characterSet) };
  loaded.set(name, font);
  return font;
}

/** The fonts of a pair of typefaces, before those of the theme. */
function pickFonts(typefaces: OtherTypefaces): Fonts {
  const { sans, display } = OTHER_TYPEFACES[typefaces];
  return {
    regular: [`${sans.file}-regular`, ...FONTS.regular],
    semibold: [`${sans.file}-semibold`, ...FONTS.semibold],
    display: [`${display.file}-medium`, ...FONTS.display],
  };
}

/**
 * Creates a document in which a text may need several fonts. All lengths are in points, from the upper left
 * corner of the page.
 */
export function createTypesetter(options: PDFKit.PDFDocumentOptions) {
  const doc = new PDFDocument(options);
  const codePoints = new Map<string, ReadonlySet<number>>();
  let fonts = FONTS;
  function register(name: string, font: Font): void {
    doc.registerFont(name, font.file);
    codePoints.set(name, font.codePoints);
  }
  function has(font: string, character: string): boolean {
    if (!codePoints.has(font)) register(font, loadFont(font));
    return codePoints.get(font)?.has(character.codePointAt(0) ?? 0) === true;
  }
  /** Finds the font of a letter; one of another script is registered when it is needed first. */
  function findFont(character: string, weight: Weight): string | undefined {
    const own = fonts[weight].find((font) => has(font, character));
    if (own !== undefined) return own;
    const other = findWorldFont(character);
    if (other === null) return undefined;
    if (!codePoints.has(other.name)) register(other.name, other);
    return other.name;
  }

  function setLine(text: string, { size, weight = 'regular' }: Style): Line {
    const runs: Run[] = [];
    for (const character of text) {
      const font = findFont(character, weight) ?? fonts[weight][0];
      const last = runs.at(-1);
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character, width: 0 });
    }
    for (const run of runs) run.width = doc.font(run.font).fontSize(size).widthOfString(run.text);
    return { runs: inReadingOrder(runs), width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  return {
    doc,
    /** Sets what follows in these typefaces, or in those of the theme. */
    use(typefaces: OtherTypefaces | undefined): void {
      fonts = typefaces ? pickFonts(typefaces) : FONTS;
    },
    /** Draws a PNG in its proportions within a box, at the upper left corner; returns its height. */
    drawPicture(png: Buffer, { x, y, width, height }: Box): number {
      // Its size is in the header of the file.
      const [pixels, lines] = [png.readUInt32BE(16), png.readUInt32BE(20)];
      const scale = Math.min(width / pixels, height / lines);
      // The library knows a picture again by its address, and writes it once.
      doc.image(`data:image/png;base64,${png.toString('base64')}`, x, y, { scale });
      return lines * scale;
    },
    /** Breaks a text into lines of at most this width. */
    breakLines(text: string, style: Style, width: number): Line[] {
      const canDraw = (character: string) => findFont(character, style.weight ?? 'regular') !== undefined;
      const drawable = drawableText(text, canDraw);
      const fits = (part: string) => setLine(part, style).width <= width;
      return breakText(drawable, fits).map((part) => setLine(part, style));
    },
    /** Draws a line with its baseline at `y`; `x` is its left end, or its right end if aligned there. */
    draw(line: Line, x: number, y: number, { size, color = '#1c1917' }: Style, align?: 'end'): void {
      let left = align === 'end' ? x - line.width : x;
      for (const { font, text, width } of line.runs) {
        doc.font(font).fontSize(size).fillColor(color);
        doc.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
        left += width;
      }
    },
  };
}

/** Words from right to left follow each other leftwards; a font draws the letters of one in their order. */
function inReadingOrder(runs: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  for (let place = 0; place < runs.length; ) {
    let end = place + 1;
    if (isRightToLeft(runs[place]))
      while (isRightToLeft(runs[end]) || (isBetweenWords(runs[end]) && isRightToLeft(runs[end + 1]))) end++;
    ordered.push(...runs.slice(place, end).reverse());
    place = end;
  }
  return ordered;
}

function isRightToLeft(run: Run | undefined): boolean {
  return run !== undefined && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(run.text);
}

function isBetweenWords(run: Run | undefined): boolean {
  return run !== undefined && !/[\p{L}\p{N}]/u.test(run.text);
}

/** Breaks at spaces, and inside a word that is too long by itself. */
function breakText(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}
