import { describe, expect, it } from 'vitest';
import { DEFAULT_TEMPLATES, offeredTemplates } from './templates.ts';

describe('the templates of the product form', () => {
  it('are 19 colors, 10 specifications and 12 features, each name once', () => {
    const { colors, specifications, features } = DEFAULT_TEMPLATES;
    expect([colors.length, specifications.length, features.length]).toEqual([19, 10, 12]);
    expect(new Set(colors.map(({ name }) => name)).size).toBe(19);
    const surcharges = new Set(colors.map(({ price }) => price / 100));
    expect([...surcharges].sort((one, other) => one - other)).toEqual([0, 5, 10, 15, 20, 25, 30, 50, 75]);
  });

  it('are offered twelve at a time, without those in use', () => {
    const { colors } = DEFAULT_TEMPLATES;
    const nameOf = ({ name }: { name: string }) => name;
    expect(offeredTemplates(colors, [], nameOf)).toEqual(colors.slice(0, 12));
    expect(offeredTemplates(colors, ['BLACK ', 'white'], nameOf)).toEqual(colors.slice(2, 14));
    expect(offeredTemplates(colors, colors.map(nameOf), nameOf)).toEqual([]);
  });
});
