import { describe, expect, it, test } from 'vitest';
import { createTypesetter, type Weight } from './typesetter.ts';

const type = createTypesetter({});
const measureWidth = (text: string, weight: Weight) =>
  type.breakLines(text, { size: 10, weight }, 500)[0]?.width;

test.each<Weight>(['regular', 'semibold', 'display'])('all figures are equally wide in %s', (weight) => {
  const widths = [...'0123456789'].map((figure) => measureWidth(figure, weight));
  expect(new Set(widths).size).toBe(1);
  expect(measureWidth('111.11', weight)).toBeCloseTo(measureWidth('888.88', weight) ?? 0);
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
