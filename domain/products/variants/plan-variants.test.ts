import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinationKey, countCombinations, listCombinations, optionProblems } from './combinations.ts';
import { planVariants } from './plan-variants.ts';
import type { VariantOption, VariantOptions } from './variant.ts';

const optionsOf = fc
  .uniqueArray(fc.constantFrom('Color', 'Size', 'Memory', 'Material'), { minLength: 1, maxLength: 3 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc
          .uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { minLength: 1, maxLength: 4 })
          .map((values): VariantOption => ({ name, values })),
      ),
    ),
  );

const variantsOf = (options: readonly VariantOption[]) =>
  listCombinations(options).map((values, place) => ({ id: `v${place}`, options: values }));

const keysOf = (values: readonly { options: VariantOptions }[]) =>
  values.map(({ options }) => combinationKey(options));

describe('a plan', () => {
  it('V1: leaves each combination of the new options exactly once, whatever was before', () => {
    fc.assert(
      fc.property(optionsOf, optionsOf, (before, after) => {
        const planned = planVariants(variantsOf(before), before, after);
        if (!planned.ok) return;
        const { kept, added } = planned.plan;
        expect(keysOf([...kept, ...added]).sort()).toEqual(
          listCombinations(after)
            .map((options) => combinationKey(options))
            .sort(),
        );
        expect(kept.length + added.length).toBe(countCombinations(after));
      }),
    );
  });

  it('V2: keeps or removes each variant by its id, once, and adds only what nobody has', () => {
    fc.assert(
      fc.property(optionsOf, optionsOf, (before, after) => {
        const existing = variantsOf(before);
        const planned = planVariants(existing, before, after);
        if (!planned.ok) return;
        const { kept, added, removed } = planned.plan;
        expect([...kept.map(({ id }) => id), ...removed].sort()).toEqual(existing.map(({ id }) => id).sort());
        const own = new Set(keysOf(kept));
        expect(added.filter(({ combination }) => own.has(combination))).toEqual([]);
      }),
    );
  });

  it('V2: the same options again change nothing', () => {
    fc.assert(
      fc.property(optionsOf, (options) => {
        const existing = variantsOf(options);
        const planned = planVariants(existing, options, options);
        expect(planned.ok && [planned.plan.added, planned.plan.removed]).toEqual([[], []]);
        expect(planned.ok && planned.plan.kept.map(({ id, options }) => ({ id, options }))).toEqual(existing);
      }),
    );
  });

  it('V2: refuses to make two variants equal, and names both', () => {
    const before = [
      { name: 'Color', values: ['Red'] },
      { name: 'Size', values: ['S', 'M'] },
    ];
    expect(planVariants(variantsOf(before), before, before.slice(0, 1))).toEqual({
      ok: false,
      option: 'Size',
      equal: ['Red / S', 'Red / M'],
    });
  });

  it('V2: compares names and values without regard to case, and takes the new spelling', () => {
    const before = [{ name: 'color', values: ['red'] }];
    const planned = planVariants(variantsOf(before), before, [{ name: 'Color', values: ['Red', 'Blue'] }]);
    expect(planned.ok && planned.plan.kept).toMatchObject([
      { id: 'v0', options: { Color: 'Red' }, position: 0 },
    ]);
  });
});

describe('options', () => {
  it('V1: are at most three, with at most 2,048 variants', () => {
    const many = (count: number) => Array.from({ length: count }, (_, place) => `${place}`);
    const sized = (...counts: number[]) =>
      optionProblems(counts.map((count, place) => ({ name: `O${place}`, values: many(count) })));
    expect(sized(16, 16, 8)).toEqual({});
    expect(sized(16, 16, 9)).toEqual({ '': 'At most 2,048 variants: these options make 2,304' });
    expect(sized(1, 1, 1, 1)).toEqual({ '': 'A product has at most 3 options' });
    expect(sized(101)).toEqual({ '0.values': 'At most 100 values: these are 101' });
  });
});
