import { describe, expect, it } from 'vitest';
import { mergeLists, withEntry } from './merge-lists.ts';

const entry = (id: string | undefined, name: string) => ({ key: `${id}-${name}`, id, name });
const BASE = [entry('a', 'A'), entry('b', 'B'), entry('c', 'C')];
const listNames = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

describe('a list that two people changed', () => {
  it('has the changes of both where they touch different entries', () => {
    const mine = [entry('a', 'A mine'), entry('b', 'B'), entry('c', 'C'), entry(undefined, 'new')];
    const theirs = [entry('a', 'A'), entry('b', 'B theirs'), entry('d', 'D')];
    const merged = mergeLists(BASE, mine, theirs);
    expect(listNames(merged.entries)).toEqual(['A mine', 'B theirs', 'D', 'new']);
    expect(listNames(merged.taken)).toEqual(['B theirs', 'D', 'C']);
    expect(merged.conflicts).toEqual([]);
  });

  it('keeps mine and asks where both changed one entry', () => {
    const merged = mergeLists(BASE, [entry('a', 'mine'), ...BASE.slice(1)], [entry('a', 'theirs')]);
    expect(merged.conflicts).toMatchObject([{ id: 'a', mine: { name: 'mine' }, theirs: { name: 'theirs' } }]);
    expect(listNames(merged.entries)).toEqual(['mine']);
    expect(listNames(withEntry(merged.entries, 'a', merged.conflicts[0]?.theirs ?? null))).toEqual([
      'theirs',
    ]);
  });

  it('asks where one removed what the other changed', () => {
    const removed = mergeLists(BASE, BASE.slice(1), [entry('a', 'theirs'), ...BASE.slice(1)]);
    expect(removed.conflicts).toMatchObject([{ id: 'a', mine: null, theirs: { name: 'theirs' } }]);
    const merged = mergeLists(BASE, [entry('a', 'mine'), ...BASE.slice(1)], BASE.slice(1));
    expect(merged.conflicts).toMatchObject([{ id: 'a', mine: { name: 'mine' }, theirs: null }]);
    expect(listNames(merged.entries)).toContain('mine');
    expect(listNames(withEntry(merged.entries, 'a', null))).toEqual(['B', 'C']);
  });

  it('asks nothing where both made the same change', () => {
    const same = [entry('a', 'same'), ...BASE.slice(1)];
    expect(mergeLists(BASE, same, structuredClone(same))).toMatchObject({ taken: [], conflicts: [] });
  });
});
