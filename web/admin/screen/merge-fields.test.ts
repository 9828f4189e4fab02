import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, changedPart, mergeFields } from './merge-fields.ts';

const BASE: { title: string; code: string; values: readonly string[] } = {
  title: 'Ten',
  code: 'TEN',
  values: ['Fashion'],
};

describe('two changes of one form', () => {
  it('of different fields need no question', () => {
    const merged = mergeFields(BASE, { ...BASE, title: 'Mine' }, { ...BASE, values: [] });
    expect(merged).toEqual({ taken: ['values'], conflicts: [] });
  });

  it('of the same field are asked about, unless they are the same', () => {
    const mine = { ...BASE, title: 'Mine', code: 'SAME' };
    const merged = mergeFields(BASE, mine, { ...BASE, title: 'Theirs', code: 'SAME' });
    expect(merged).toEqual({ taken: [], conflicts: ['title'] });
  });

  it('compare what a field means where its form says so', () => {
    const serializeField = (values: typeof BASE, name: keyof typeof BASE) =>
      String(values[name]).toLowerCase();
    expect(changedFields(BASE, { ...BASE, code: 'ten' }, serializeField)).toEqual([]);
  });

  it('lose nothing: every changed field is taken, asked about or equal', () => {
    const anyForm = fc.record({
      title: fc.constantFrom('Ten', 'Mine', 'Theirs'),
      code: fc.constantFrom('TEN', 'SAVE'),
      values: fc.constantFrom(['Fashion'], []),
    });
    fc.assert(
      fc.property(anyForm, anyForm, (mine, theirs) => {
        const { taken, conflicts } = mergeFields(BASE, mine, theirs);
        const merged = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
        const lost = changedFields(BASE, theirs).filter((name) => !conflicts.includes(name));
        expect(changedFields(merged, theirs).filter((name) => lost.includes(name))).toEqual([]);
        expect(changedFields(mine, merged)).toEqual(taken);
      }),
    );
  });
});

it('what is sent of a form has the fields that differ, also those that came with another choice', () => {
  type Body = { kind: string; ids: string[]; rule?: object };
  const before: Body = { kind: 'hand', ids: ['a'] };
  expect(changedPart(before, { kind: 'hand', ids: ['a'] })).toEqual({});
  const now: Body = { kind: 'rule', ids: ['a'], rule: { text: 'lamp' } };
  expect(changedPart(before, now)).toEqual({ kind: 'rule', rule: { text: 'lamp' } });
});
