/** Where a glyph of a run stands, in units of its font. */
type Position = { xAdvance: number };
type Glyph = { codePoints: readonly number[] };
type Run = { glyphs: readonly Glyph[]; positions: readonly Position[] };

const ZERO = 48;
const NINE = 57;

/**
 * Makes all figures of a font as wide as its widest, each in the middle of its room, so that amounts below each other align. The
 * font's files have no layout features that would do so. `font` is the font library's, which is not typed.
 */
export function makeFiguresTabular(font: object): void {
  const layout: unknown = Reflect.get(font, 'layout');
  if (typeof layout !== 'function') throw new Error('The font library lays out its texts elsewhere now');
  const layOut = (...args: unknown[]) => readRun(Reflect.apply(layout, font, args));
  const widest = Math.max(...layOut('0123456789').positions.map(({ xAdvance }) => xAdvance));

  Reflect.set(font, 'layout', (...args: unknown[]) => {
    const run = layOut(...args);
    for (const [index, position] of run.positions.entries()) {
      if (!isFigure(run.glyphs[index])) continue;
      const room = (widest - position.xAdvance) / 2;
      const before = run.positions[index - 1];
      if (before) before.xAdvance += room;
      position.xAdvance += room;
    }
    return run;
  });
}

function isFigure(glyph: Glyph | undefined): boolean {
  const code = glyph?.codePoints[0] ?? 0;
  return code >= ZERO && code <= NINE;
}

function readRun(run: unknown): Run {
  if (isRun(run)) return run;
  throw new Error('The font library lays out its texts otherwise now');
}

function isRun(run: unknown): run is Run {
  return typeof run === 'object' && run !== null && 'glyphs' in run && 'positions' in run;
}
