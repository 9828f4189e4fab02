import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findContrastProblems, measureContrast } from './check-contrast.ts';
import { contrast, readColor, toHex, toOklch } from './color.ts';
import { CONTROL_CONTRAST, CONTROL_PAIRS, TEXT_CONTRAST, TEXT_PAIRS } from './contrast-pairs.ts';
import { DEFAULT_SCHEMES } from './default-schemes.ts';
import { deriveSchemes } from './derive-schemes.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const paleColor = color.map((hex) => toHex({ ...toOklch(hex), lightness: 0.97, chroma: 0.02 }));
const DEFAULTS = { accent: DEFAULT_SCHEMES.light.accent, paper: DEFAULT_SCHEMES.light.paper };

it('the colors of the specification are those of the theme', () => {
  expect(deriveSchemes(DEFAULTS)).toEqual(DEFAULT_SCHEMES);
});

it('a color of screens stays the same in OKLCH and back', () => {
  fc.assert(
    fc.property(color, (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex);
    }),
  );
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#f6a623', '#1c1917', 8.65],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
});

it.each([
  [' #ABC ', '#aabbcc'],
  ['f6a623', '#f6a623'],
  ['#f6a6231', null],
  ['red', null],
  ['#fff;}', null],
])('reads %j as %j', (typed, expected) => {
  expect(readColor(typed)).toBe(expected);
});

describe('accepted colors', () => {
  it('have enough contrast in both schemes', () => {
    fc.assert(
      fc.property(color, fc.oneof(color, paleColor), (accent, paper) => {
        if (findContrastProblems({ accent, paper }).length > 0) return;
        for (const scheme of Object.values(deriveSchemes({ accent, paper }))) {
          for (const [drawn, ground] of TEXT_PAIRS)
            expect(contrast(scheme[drawn], scheme[ground])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          for (const [drawn, ground] of CONTROL_PAIRS)
            expect(contrast(scheme[drawn], scheme[ground])).toBeGreaterThanOrEqual(CONTROL_CONTRAST);
        }
      }),
    );
  });

  it('are any accent with its text, and any pale paper', () => {
    fc.assert(
      fc.property(paleColor, (paper) => {
        expect(findContrastProblems({ accent: DEFAULTS.accent, paper })).toEqual([]);
      }),
    );
  });
});

describe('the nearest color that passes', () => {
  it('is accepted, and is its own nearest', () => {
    fc.assert(
      fc.property(color, color, (accent, paper) => {
        for (const { field, nearest } of findContrastProblems({ accent, paper })) {
          expect(nearest).not.toBeNull();
          const problems = findContrastProblems({ accent, paper, [field]: nearest });
          expect(problems.filter((problem) => problem.field === field)).toEqual([]);
        }
      }),
    );
  });

  it('keeps the hue', () => {
    const [problem] = findContrastProblems({ ...DEFAULTS, accent: '#e0314b' });
    expect(problem?.field).toBe('accent');
    const [before, after] = [toOklch('#e0314b'), toOklch(problem?.nearest ?? '')];
    expect(Math.abs(before.hue - after.hue)).toBeLessThan(0.03);
    expect(Math.abs(before.lightness - after.lightness)).toBeLessThan(0.05);
  });

  it('of a dark paper is a lighter one', () => {
    const [problem] = findContrastProblems({ ...DEFAULTS, paper: '#223344' });
    expect(problem?.field).toBe('paper');
    expect(toOklch(problem?.nearest ?? '').lightness).toBeGreaterThan(0.5);
  });
});

it('each pair of colors is measured for one use', () => {
  const uses = measureContrast(DEFAULTS);
  expect(uses.map(({ use }) => use)).toEqual([
    'Text on buttons',
    'Accented text',
    'Stars and bars',
    'Text',
    'Quiet text',
    'Borders of controls',
  ]);
  for (const { ratio, least } of uses)
    expect(Math.min(...Object.values(ratio))).toBeGreaterThanOrEqual(least);
});
