import { describe, expect, it, test } from 'vitest';
import { OTHER_TYPEFACE_NAMES, OTHER_TYPEFACES } from '#domain/looks/typefaces.ts';
import { createTypesetter, type Weight } from './typesetter.ts';

const type = createTypesetter({});
const measureWidth = (text: string, weight: Weight) =>
  type.breakLines(text, { size: 10, weight }, 500)[0]?.width;

test.each<Weight>(['regular', 'semibold', 'display'])('all figures are equally wide in %s', (weight) => {
  const widths = [...'0123456789'].map((figure) => measureWidth(figure, weight));
  expect(new Set(widths).size).toBe(1);
  expect(measureWidth('111.11', weight)).toBeCloseTo(measureWidth('888.88', weight) ?? 0);
});

describe.each(OTHER_TYPEFACE_NAMES)('in the typefaces %s', (typefaces) => {
  const other = createTypesetter({});
  other.use(typefaces);
  const fontsOf = (text: string, weight: Weight) =>
    other.breakLines(text, { size: 10, weight }, 500)[0]?.runs.map(({ font }) => font);

  it('texts and headings have fonts of their own, which have letters with accents', () => {
    const { sans, display } = OTHER_TYPEFACES[typefaces];
    const text = 'Facture nº 12 für Łódź';
    expect(fontsOf(text, 'regular')).toEqual([`${sans.file}-regular`]);
    expect(fontsOf(text, 'semibold')).toEqual([`${sans.file}-semibold`]);
    expect(fontsOf('Łódź', 'display')).toEqual([`${display.file}-medium`]);
    expect(fontsOf('Ω', 'regular')).toEqual(['open-sans-regular']);
  });

  test.each<Weight>(['regular', 'semibold', 'display'])('all figures are equally wide in %s', (weight) => {
    const widths = [...'0123456789'].map(
      (figure) => other.breakLines(figure, { size: 10, weight }, 500)[0]?.width,
    );
    expect(new Set(widths).size).toBe(1);
  });
});

describe('a letter', () => {
  it('is drawn in the first font that has it', () => {
    const [line] = type.breakLines('aΩb', { size: 10 }, 500);
    expect(line?.runs.map(({ font, text }) => [font, text])).toEqual([
      ['figtree-regular', 'a'],
      ['open-sans-regular', 'Ω'],
      ['figtree-regular', 'b'],
    ]);
  });
});
