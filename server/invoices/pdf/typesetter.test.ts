import { describe, expect, it, test } from 'vitest';
import { createTypesetter, type Weight } from './typesetter.ts';

const type = createTypesetter({});
const widthOf = (text: string, weight: Weight) => type.linesOf(text, { size: 10, weight }, 500)[0]?.width;

test.each<Weight>(['regular', 'semibold', 'display'])('all figures are equally wide in %s', (weight) => {
  const widths = [...'0123456789'].map((figure) => widthOf(figure, weight));
  expect(new Set(widths).size).toBe(1);
  expect(widthOf('111.11', weight)).toBeCloseTo(widthOf('888.88', weight) ?? 0);
});

describe('a letter', () => {
  it('is drawn in the first font that has it', () => {
    const [line] = type.linesOf('aΩb', { size: 10 }, 500);
    expect(line?.runs.map(({ font, text }) => [font, text])).toEqual([
      ['figtree-regular', 'a'],
      ['open-sans-regular', 'Ω'],
      ['figtree-regular', 'b'],
    ]);
  });
});
